import type { Lesson } from '../step.ts';

/** What a game costs (R88–R104). */
export const ABRECHNUNG: Lesson = {
  id: 'abrechnung',
  title: { de: 'Schneider, Laufende, Abrechnung', en: 'Schneider, Laufende, the bill' },
  goal: { de: 'Du rechnest jedes Spiel ab.', en: 'You can settle any game.' },
  steps: [
    {
      id: 'gegner',
      kind: 'count',
      task: {
        de: 'Ihr Spieler habt 92 Augen. Wie viele haben die Gegner?',
        en: 'Your party has 92 points. How many do the opponents have?',
      },
      hint: { de: '120 sind es zusammen.', en: '120 together.' },
      why: { de: 'Unter 30: Das wird gleich wichtig.', en: 'Less than 30: that matters in a moment.' },
      counted: { type: 'rest', points: 92 },
    },
    {
      id: 'einfach',
      kind: 'bill',
      task: {
        de: 'Gewonnen. Gehört außer dem [Grundtarif](grundtarif) noch etwas auf die Rechnung?',
        en: 'Won. Does anything but the [base price](grundtarif) belong on the bill?',
      },
      hint: {
        de: 'Schneider sind die Gegner unter 30. Laufende zählen ab drei.',
        en: 'Opponents are Schneider below 30. Laufende count from three.',
      },
      why: { de: 'Nur das Spiel selbst wird bezahlt.', en: 'Only the game itself is paid.' },
      ended: {
        game: { game: 'rufspiel', suit: 'G', declarer: 0 },
        partner: 2,
        trumps: 'EO GO SO EU',
        points: 75,
        tricks: 5,
      },
    },
    {
      id: 'laufende',
      kind: 'count',
      task: {
        de: 'Diese Ober und Unter hattet ihr zusammen. Wie viele [Laufende](laufende)?',
        en: 'Together you held these Ober and Unter. How many [Laufende](laufende)?',
      },
      hint: {
        de: 'Von oben ohne Lücke: Eichel, Gras, Herz, Schellen.',
        en: 'From the top without a gap: Eichel, Gras, Herz, Schellen.',
      },
      why: {
        de: 'Gezählt werden die Karten beider Partner zusammen.',
        en: 'The cards of both partners count together.',
      },
      counted: { type: 'laufende', trumps: 'EO GO HO EU GU', game: { game: 'rufspiel' } },
    },
    {
      id: 'schneider',
      kind: 'bill',
      task: {
        de: 'Wieder gewonnen, mit 95 Augen. Stell die Rechnung zusammen.',
        en: 'Won again, with 95 points. Put the bill together.',
      },
      hint: {
        de: '120 − 95 = 25. Und die drei höchsten Ober habt ihr.',
        en: '120 − 95 = 25. And you hold the three highest Ober.',
      },
      why: { de: 'Jede Zeile kostet zehn Cent mehr.', en: 'Each line costs ten cents more.' },
      ended: {
        game: { game: 'rufspiel', suit: 'G', declarer: 0 },
        partner: 2,
        trumps: 'EO GO HO',
        points: 95,
        tricks: 6,
      },
    },
    {
      id: 'schwarz',
      kind: 'bill',
      task: {
        de: 'Dein Eichel-Solo, alle acht Stiche. Was gehört auf die Rechnung?',
        en: 'Your Eichel-Solo, all eight tricks. What belongs on the bill?',
      },
      hint: {
        de: 'Schwarz heißt: kein einziger Stich. Dann sind sie auch Schneider.',
        en: 'Schwarz means: not a single trick. Then they are Schneider, too.',
      },
      why: { de: 'Das Solo kostet mehr, und es zahlen alle drei.', en: 'A Solo costs more, and all three pay.' },
      ended: {
        game: { game: 'solo', suit: 'E', declarer: 0 },
        partner: null,
        trumps: 'EO GO HO SO',
        points: 120,
        tricks: 8,
      },
    },
    {
      id: 'verloren',
      kind: 'bill',
      task: {
        de: 'Verloren: Ihr Spieler habt nur 30 Augen. Und nun?',
        en: 'Lost: your party has only 30 points. What now?',
      },
      hint: {
        de: 'Für die Spieler liegt die Grenze eins höher als für die Gegner.',
        en: 'The limit is one point higher for the declaring party.',
      },
      why: {
        de: 'Mit 30 sind die Spieler noch [Schneider](schneider), die Gegner wären es nicht.',
        en: 'With 30 the declaring party is still [Schneider](schneider), opponents would not be.',
      },
      ended: {
        game: { game: 'rufspiel', suit: 'E', declarer: 0 },
        partner: 1,
        trumps: 'EO HO SO',
        points: 30,
        tricks: 3,
      },
    },
  ],
};
