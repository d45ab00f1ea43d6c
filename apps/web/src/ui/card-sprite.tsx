import { cardSprite } from '@stammtisch/deck';
import { useMemo } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { shownTrumps } from './shown-game.ts';
import { useStore } from './use-store.ts';

/** All cards as somebody wants them, drawn once into the page and shown by reference from everywhere. */
export function CardSprite() {
  const face = useStore(settingsStore, (settings) => settings.face);
  const palette = useStore(settingsStore, (settings) => settings.palette);
  const print = useStore(settingsStore, (settings) => settings.print);
  const back = useStore(settingsStore, (settings) => settings.back);
  const indexSide = useStore(settingsStore, (settings) => (settings.leftHanded ? 'right' : 'left'));
  const learns = useStore(settingsStore, (settings) => settings.learningCards);
  const trumps = useStore(shownTrumps, (shown) => shown.cards);
  const sprite = useMemo(() => {
    const marks = learns && trumps !== null ? { learning: { trumps } } : {};
    return { __html: cardSprite({ face, palette, print, back, indexSide, ...marks }) };
  }, [face, palette, print, back, indexSide, learns, trumps]);
  return <div dangerouslySetInnerHTML={sprite} />;
}
