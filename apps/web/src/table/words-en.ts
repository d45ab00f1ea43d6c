import type { Words } from './use-words.ts';

/** Words of the hand and the trick in English. */
export const wordsEn: Words = {
  more: (rule) => `More: rule ${rule}`,
  movedTo: (card, place, count) => `${card}: place ${place} of ${count}.`,
};
