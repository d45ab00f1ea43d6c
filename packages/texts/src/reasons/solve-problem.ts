import type { SolveProblem } from '@stammtisch/solver';
import type { Language } from '../language.ts';
import type { Words } from '../words.ts';

/**
 * Why a position was not solved, in one sentence.
 *
 * @example solveProblemText({ code: 'aborted' }, 'de') // "Nicht gelöst: Das Rechnen wurde abgebrochen."
 */
export function solveProblemText({ code }: SolveProblem, language: Language): string {
  return SENTENCES[code][language];
}

const SENTENCES: Readonly<Record<SolveProblem['code'], Words>> = {
  'too-many-nodes': {
    de: 'Nicht gelöst: Es braucht mehr Knoten, als erlaubt sind.',
    bar: 'Ned gläst: Es braucht mehra Knotn, wia erlaubt san.',
    en: 'Not solved: it takes more nodes than are allowed.',
  },
  aborted: {
    de: 'Nicht gelöst: Das Rechnen wurde abgebrochen.',
    bar: 'Ned gläst: S Rechna is obbrocha worn.',
    en: 'Not solved: the search was aborted.',
  },
};
