import { spriteParts } from '@stammtisch/deck';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { drawCards } from './drawn-cards.ts';
import { shownTrumps } from './shown-game.ts';
import { useStore } from './use-store.ts';

/** The place for the drawings of all cards as somebody wants them, shown by reference from everywhere. */
export function CardSprite() {
  const face = useStore(settingsStore, (settings) => settings.face);
  const palette = useStore(settingsStore, (settings) => settings.palette);
  const print = useStore(settingsStore, (settings) => settings.print);
  const back = useStore(settingsStore, (settings) => settings.back);
  const indexSide = useStore(settingsStore, (settings) => (settings.leftHanded ? 'right' : 'left'));
  const learns = useStore(settingsStore, (settings) => settings.learningCards);
  const trumps = useStore(shownTrumps, (shown) => shown.cards);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const marks = learns && trumps !== null ? { learning: { trumps } } : {};
    return place.current === null
      ? undefined
      : drawCards(place.current, spriteParts({ face, palette, print, back, indexSide, ...marks }));
  }, [face, palette, print, back, indexSide, learns, trumps]);
  return <div ref={place} />;
}
