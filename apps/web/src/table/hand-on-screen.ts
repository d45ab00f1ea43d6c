import { settingsStore } from '../settings/settings.ts';
import type { HandOnScreen } from './hand-gesture.ts';
import { visibleStrips, type LaidCard } from './hand-strips.ts';

/** The hand as it lies on the screen now. */
export function handOnScreen(list: HTMLElement | null): HandOnScreen {
  const laid = [...(list?.querySelectorAll('button') ?? [])].map(laidCard);
  return {
    strips: visibleStrips(laid, settingsStore.getState().leftHanded),
    box: list?.getBoundingClientRect() ?? new DOMRect(),
    window: { width: innerWidth, height: innerHeight },
  };
}

function laidCard(button: HTMLButtonElement): LaidCard {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { card, row, legal } = button.dataset;
  return {
    card: Number(card),
    row: row === '1' ? 1 : 0,
    legal: legal === undefined ? null : legal === 'true',
    left,
    right,
    top,
    bottom,
  };
}
