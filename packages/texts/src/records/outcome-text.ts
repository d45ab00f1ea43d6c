import type { ContradictionCode, OutcomeProblem } from '@stammtisch/rules';
import { writtenLanguage } from '../language.ts';
import type { Language, WrittenLanguage } from '../language.ts';

/** Why what is said of a game cannot be true, in one sentence; the field itself is said beside it. */
export function outcomeProblemText(problem: OutcomeProblem, language: Language): string {
  const written = writtenLanguage(language);
  if (problem.code !== 'out-of-range') return CONTRADICTIONS[problem.code][written];
  return { de: `Möglich sind ${problem.min} bis ${problem.max}.`, en: `It can be ${problem.min} to ${problem.max}.` }[
    written
  ];
}

const CONTRADICTIONS: Readonly<Record<ContradictionCode, Readonly<Record<WrittenLanguage, string>>>> = {
  'wrong-deck': {
    de: 'So viele Stiche hat ein Spiel mit diesem Blatt nicht.',
    en: 'A deal with this deck does not have so many tricks.',
  },
  'points-without-tricks': { de: 'Augen ohne einen Stich gibt es nicht.', en: 'There are no points without a trick.' },
  'all-tricks-need-all-points': {
    de: 'Wer alle Stiche hat, hat auch alle 120 Augen.',
    en: 'Who has all tricks has all 120 points too.',
  },
  'too-many-points-in-tricks': {
    de: 'So viele Augen passen nicht in so wenige Stiche.',
    en: 'So few tricks cannot hold so many points.',
  },
  'too-few-points-in-tricks': {
    de: 'So wenige Augen können es nicht sein: Die anderen Stiche fassen den Rest nicht.',
    en: 'There must be more points: the other tricks cannot hold the rest.',
  },
  'points-sum': { de: 'Die Augen aller Plätze müssen 120 ergeben.', en: 'The points of all seats must sum to 120.' },
  'tricks-sum': {
    de: 'Die Stiche aller Plätze müssen zusammen alle Stiche ergeben.',
    en: 'The tricks of all seats must sum to all tricks.',
  },
  'no-laufende-in-bettel': { de: 'Ein Bettel hat keine Laufenden.', en: 'A Bettel has no Laufende.' },
  'partner-in-solo': { de: 'Nur ein Rufspiel hat einen Mitspieler.', en: 'Only a Rufspiel has a partner.' },
  'partner-is-declarer': {
    de: 'Der Mitspieler ist ein anderer als der Spieler.',
    en: 'The partner is another one than the declarer.',
  },
  'no-muss': { de: 'Das war kein Muss-Spiel.', en: 'This was no Muss-Spiel.' },
  'muss-trumps-missing': {
    de: 'Bei diesen Hausregeln zählt, wie viele Trümpfe der Spieler hatte.',
    en: 'With these house rules it matters how many trumps the declarer had.',
  },
  'no-trick-no-card': { de: 'Ohne Stich gibt es das nicht.', en: 'Without a trick there is none.' },
  'same-twice': { de: 'Das können nicht zwei Plätze haben.', en: 'Two seats cannot have the same.' },
};
