import { useEffect } from 'preact/hooks';

/** The three parts of the book; each is a page of its own under one address. */
export const PARTS = ['regeln', 'streitfragen', 'chancen'] as const;
export type Part = (typeof PARTS)[number];

/** Which part a place of the address belongs to. */
export function partOf(place: string): Part {
  if (place === 'streitfragen' || place.startsWith('streit-')) return 'streitfragen';
  return place === 'chancen' || place.startsWith('chance-') ? 'chancen' : 'regeln';
}

/** Brings the place of the address into view and gives it the focus, so that reading goes on from there. */
export function useArrival(place: string): void {
  useEffect(() => {
    const target = place === '' ? null : document.getElementById(place);
    if (target === null) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [place]);
}
