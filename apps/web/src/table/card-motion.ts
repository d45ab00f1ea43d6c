import { FADE } from '../session/tempo.ts';
import type { Box } from './hand-strips.ts';

/** A movement for `Element.animate`: only what the compositor can do alone. */
export interface Motion {
  readonly keyframes: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** Time of a card from a hand to the table (milliseconds). */
const FLIGHT = 200;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/** Without motion a card appears in its place, and fades from it. */
export const APPEARS: Motion = { keyframes: [{ opacity: 0 }, { opacity: 1 }], timing: { duration: FADE } };

/** A card flies from where it was to its place. */
export function flight(from: Box, to: Box, factor: number): Motion {
  return {
    keyframes: [{ transform: towards(to, from, width(from) / width(to)) }, { transform: 'none' }],
    timing: { duration: FLIGHT * factor, easing: EASE },
  };
}

/** Without motion a card fades; `duration` in milliseconds. */
export function fading(duration: number): Motion {
  return { keyframes: [{ opacity: 1 }, { opacity: 0 }], timing: sweeping(duration) };
}

/** A card slides to the winner of its trick and is gone. */
export function sweep(from: Box, to: Box, duration: number): Motion {
  const gone = { opacity: 0, transform: towards(from, to, 0.4) };
  return { keyframes: [{ opacity: 1 }, gone], timing: sweeping(duration) };
}

function sweeping(duration: number): KeyframeAnimationOptions {
  return { duration, easing: 'ease-in', fill: 'forwards' };
}

function towards(here: Box, there: Box, scale: number): string {
  const x = (there.left + there.right - here.left - here.right) / 2;
  const y = (there.top + there.bottom - here.top - here.bottom) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function width({ left, right }: Box): number {
  return right - left;
}
