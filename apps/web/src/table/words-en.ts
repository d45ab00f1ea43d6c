import type { Words } from './use-words.ts';

/** Words of the hand and the trick in English. */
export const wordsEn: Words = {
  more: (rule) => `More: rule ${rule}`,
  whatIsAllowed: 'Which cards?',
  goOn: 'Go on',
  movedTo: (card, place, count) => `${card}: place ${place} of ${count}.`,
  moveLeft: (card) => `${card} to the left`,
  moveRight: (card) => `${card} to the right`,
  oneTapQuestion: 'Shall the first tap play the card from now on? It is faster.',
  oneTapYes: 'Yes, one tap',
  oneTapNo: 'No, two taps',
};
