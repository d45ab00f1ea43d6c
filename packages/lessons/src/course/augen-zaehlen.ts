import type { Lesson } from '../step.ts';

/** What cards count, and who has won (R4, R5, R88). */
export const AUGEN_ZAEHLEN: Lesson = {
  id: 'augen-zaehlen',
  title: { de: 'Augen zählen', en: 'Counting Augen' },
  goal: { de: 'Du weißt, was ein Stich wert ist.', en: 'You know what a trick is worth.' },
  steps: [
    {
      id: 'volle',
      kind: 'select',
      task: {
        de: 'Die Sau zählt 11 [Augen](augen), die Zehn 10. Tipp alle an, die so viel zählen.',
        en: 'A Sau counts 11 [Augen](augen) (points), a Zehn 10. Tap all that count as much.',
      },
      hint: { de: 'Du suchst A und 10.', en: 'Look for A and 10.' },
      why: { de: 'Säue und Zehner bringen 84 von 120 Augen.', en: 'Säue and Zehner hold 84 of the 120 points.' },
      picked: { type: 'worth', least: 10, cards: 'EA GZ HK SO H9 SA GU HZ' },
    },
    {
      id: 'reihe',
      kind: 'order',
      task: {
        de: 'König 4, Ober 3, Unter 2, alles andere nichts. Tipp von viel nach wenig.',
        en: 'König 4, Ober 3, Unter 2, the others nothing. Tap from most to least.',
      },
      hint: { de: '11, 10, 4, 3, 2, 0.', en: '11, 10, 4, 3, 2, 0.' },
      why: {
        de: 'Ein Ober sticht fast alles und zählt doch nur 3.',
        en: 'An Ober beats nearly everything and yet counts only 3.',
      },
      cards: 'SO HK EA S9 GZ EU',
      by: 'points',
    },
    {
      id: 'stich-25',
      kind: 'count',
      task: { de: 'Wie viele Augen sind in diesem [Stich](stich)?', en: 'How many points are in this [trick](stich)?' },
      hint: { de: 'Fang mit den großen an: Sau 11, Zehn 10.', en: 'Begin with the big ones: Sau 11, Zehn 10.' },
      why: { de: 'Ein fetter Stich.', en: 'A fat trick.' },
      counted: { type: 'points', cards: 'HA GZ SK E9' },
    },
    {
      id: 'stich-16',
      kind: 'count',
      task: { de: 'Und in diesem?', en: 'And in this one?' },
      hint: { de: 'Sau 11, Ober 3, Unter 2.', en: 'Sau 11, Ober 3, Unter 2.' },
      why: { de: 'Im Schnitt bringt ein Stich 15 Augen.', en: 'A trick holds 15 points on average.' },
      counted: { type: 'points', cards: 'SA EU GO H8' },
    },
    {
      id: 'rest',
      kind: 'count',
      task: {
        de: 'Alle Karten zusammen zählen 120. Die anderen haben 47. Wie viele habt ihr?',
        en: 'All cards together count 120. The others have 47. How many do you have?',
      },
      hint: { de: '120 weniger 47.', en: '120 minus 47.' },
      why: { de: 'So musst du nur eine Seite zählen.', en: 'So it is enough to count one side.' },
      counted: { type: 'rest', points: 47 },
    },
    {
      id: 'sechzig',
      kind: 'choose',
      task: {
        de: '{1} und {2} spielen und haben 60 Augen. Wer hat gewonnen?',
        en: '{1} and {2} play and have 60 points. Who has won?',
      },
      hint: { de: 'Wer spielt, braucht mehr als die Hälfte.', en: 'Whoever plays needs more than half.' },
      why: { de: 'Gleichstand gehört den Gegnern.', en: 'A tie goes to the opponents.' },
      question: {
        type: 'won',
        ended: { game: { game: 'rufspiel', suit: 'G', declarer: 1 }, partner: 2, trumps: 'EO', points: 60, tricks: 4 },
      },
    },
  ],
};
