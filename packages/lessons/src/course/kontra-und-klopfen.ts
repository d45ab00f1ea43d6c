import type { Lesson } from '../step.ts';

const WITH_STOSS = { 'stoss.enabled': true } as const;
const WITH_KLOPFEN = { 'klopfen.enabled': true } as const;

/** Doubling before and during the game (R16, R81–R85). */
export const KONTRA_UND_KLOPFEN: Lesson = {
  id: 'kontra-und-klopfen',
  title: { de: 'Kontra, Klopfen', en: 'Kontra, Klopfen' },
  goal: { de: 'Du verdoppelst zur rechten Zeit.', en: 'You double at the right moment.' },
  steps: [
    {
      id: 'klopfen',
      kind: 'table',
      task: {
        de: 'Du siehst erst vier Karten. [Klopfen](klopfen) verdoppelt das Spiel. Traust du dich?',
        en: 'You see only four cards. [Klopfen](klopfen) doubles the game. Do you dare?',
      },
      hint: { de: 'Zwei hohe Ober unter vier Karten!', en: 'Two high Ober among four cards!' },
      why: { de: 'Mit so einem Anfang lohnt es sich fast immer.', en: 'With such a start it nearly always pays.' },
      aim: { type: 'knock' },
      scene: { rules: WITH_KLOPFEN, hands: ['EO GO HU HA E7 G8 S9 S7', '', '', ''], game: null },
    },
    {
      id: 'nicht-klopfen',
      kind: 'table',
      task: { de: 'Und mit diesen vier Karten?', en: 'And with these four cards?' },
      hint: { de: 'Ein kleiner Trumpf, sonst nichts.', en: 'One small trump and nothing else.' },
      why: {
        de: 'Lieber nicht: Verdoppelt wird auch, wenn du verlierst.',
        en: 'Better not: the game is doubled when you lose, too.',
      },
      aim: { type: 'pass' },
      scene: { rules: WITH_KLOPFEN, hands: ['E9 G8 S7 H8 EO GO HU HA', '', '', ''], game: null },
    },
    {
      id: 'darf-ich',
      kind: 'choose',
      task: {
        de: '{3} hat die Gras-Sau gerufen, die erste Karte liegt. Darfst du [Stoß](stoss) geben?',
        en: '{3} called the Gras-Sau, the first card lies. May you say [Stoß](stoss)?',
      },
      hint: {
        de: 'Du bist Gegner, und die zweite Karte liegt noch nicht.',
        en: 'You are an opponent and the second card is not there yet.',
      },
      why: {
        de: 'Stoß oder Kontra geben die Gegner, bis die zweite Karte liegt.',
        en: 'Opponents may say Stoß (Kontra) until the second card lies.',
      },
      question: {
        type: 'may-stoss',
        scene: {
          rules: WITH_STOSS,
          dealer: 2,
          hands: ['EO HO GU HA SA SZ E9 E8', 'GA', '', 'SO G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
          played: 'SO',
        },
      },
    },
    {
      id: 'mitspieler',
      kind: 'choose',
      task: {
        de: 'Diesmal hast du selbst die gerufene Gras-Sau. Darfst du Stoß geben?',
        en: 'This time you hold the called Gras-Sau yourself. May you say Stoß?',
      },
      hint: { de: 'Zu welcher Partei gehörst du?', en: 'To which party do you belong?' },
      why: {
        de: 'Wer die gerufene Sau hat, gehört zum Spieler.',
        en: 'Whoever holds the called Sau belongs to the declarer.',
      },
      question: {
        type: 'may-stoss',
        scene: {
          rules: WITH_STOSS,
          dealer: 2,
          hands: ['EO HO GU HA GA G8 E9 E8', '', '', 'SO G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
          played: 'SO',
        },
      },
    },
    {
      id: 'stoss',
      kind: 'table',
      task: {
        de: 'Mit diesem Blatt gegen {3}: Gib Stoß! Zweimal tippen, damit es nie aus Versehen passiert.',
        en: 'With this hand against {3}: say Stoß! Tap twice, so that it never happens by accident.',
      },
      hint: { de: 'Der Knopf steht rechts neben deinem Platz.', en: 'The button is to the right of your place.' },
      why: {
        de: 'Stoß verdoppelt. Die Spieler können mit [Retour](retour) noch einmal verdoppeln.',
        en: 'Stoß doubles. The declaring party may double again with [Retour](retour).',
      },
      aim: { type: 'stoss' },
      scene: {
        rules: WITH_STOSS,
        dealer: 2,
        hands: ['EO HO GU HA SA SZ E9 E8', 'GA', '', 'SO G9'],
        game: { game: 'rufspiel', suit: 'G', declarer: 3 },
        played: 'SO',
      },
    },
    {
      id: 'rechnung',
      kind: 'bill',
      task: {
        de: 'Einer hat geklopft, es gab Stoß, und die Spieler verlieren mit 55. Stell die Rechnung zusammen.',
        en: 'One knocked, there was a Stoß, and the declaring party loses with 55. Put the bill together.',
      },
      hint: {
        de: 'Verdoppelt wird von allein. Fehlt sonst noch eine Zeile?',
        en: 'The doubling is done for you. Is any other line missing?',
      },
      why: { de: 'Zweimal verdoppelt: aus zehn Cent werden vierzig.', en: 'Doubled twice: ten cents become forty.' },
      ended: {
        rules: { ...WITH_KLOPFEN, ...WITH_STOSS },
        game: { game: 'rufspiel', suit: 'G', declarer: 3 },
        partner: 1,
        trumps: 'GO SO EU HU',
        points: 55,
        tricks: 4,
        knocks: 1,
        stoss: 1,
      },
    },
  ],
};
