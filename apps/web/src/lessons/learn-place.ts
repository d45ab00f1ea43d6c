import { useSyncExternalStore } from 'preact/compat';
import { LESSONS } from '@stammtisch/lessons';

/** Where somebody is in the part of the app that teaches. */
export type LearnPlace =
  | { readonly page: 'course' }
  /** Number of a lesson, from 1. */
  | { readonly page: 'lesson'; readonly number: number }
  | { readonly page: 'skip-test' }
  | { readonly page: 'daily' };

/** The address of a page. */
export function learnAddress(place: LearnPlace): string {
  switch (place.page) {
    case 'course':
      return '/lernen';
    case 'lesson':
      return `/lernen/${place.number}`;
    case 'skip-test':
      return '/lernen/test';
    case 'daily':
      return '/lernen/stich-des-tages';
  }
}

/** The page of an address; what is no page of ours shows the course. */
export function learnPlace(path: string): LearnPlace {
  const last = path.split('/')[2] ?? '';
  if (last === 'test') return { page: 'skip-test' };
  if (last === 'stich-des-tages') return { page: 'daily' };
  const number = Number(last);
  return Number.isInteger(number) && number >= 1 && number <= LESSONS.length
    ? { page: 'lesson', number }
    : { page: 'course' };
}

const MOVED = 'stammtisch:learn-place';

/** Goes to a page; the browser's "back" returns. */
export function goTo(place: LearnPlace): void {
  history.pushState(null, '', learnAddress(place));
  scrollTo(0, 0);
  dispatchEvent(new Event(MOVED));
}

/** The page that the address names now. */
export function useLearnPlace(): LearnPlace {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  return learnPlace(path);
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(MOVED, changed);
  };
}
