import type { Lesson } from '../step.ts';

/** The called Sau: how it shows the partner, and what its holder may do (R40, R76–R79). */
export const MITSPIELER_FINDEN: Lesson = {
  id: 'mitspieler-finden',
  title: { de: 'Mitspieler finden, suchen', en: 'Finding the partner' },
  goal: { de: 'Du weißt, wer mit wem spielt.', en: 'You know who plays with whom.' },
  steps: [
    {
      id: 'wer-ist-es',
      kind: 'choose',
      task: {
        de: '{1} hat die Gras-Sau gerufen. Wer spielt mit {1}?',
        en: '{1} has called the Gras-Sau. Who plays with {1}?',
      },
      hint: { de: 'Wer hat die Gras-Sau gelegt?', en: 'Who played the Gras-Sau?' },
      why: {
        de: 'Sobald die gerufene Sau fällt, weiß es jeder.',
        en: 'As soon as the called Sau falls everybody knows.',
      },
      question: {
        type: 'partner',
        scene: {
          hands: ['G9 E7 E8 E9 H7 H8 S7 S8', 'GK', 'GA', 'G8'],
          game: { game: 'rufspiel', suit: 'G', declarer: 1 },
          played: 'G9 GK GA G8',
        },
      },
    },
    {
      id: 'suchen',
      kind: 'table',
      task: {
        de: '{1} ruft die Gras-Sau, du bist Gegner. [Such](suchen) die Sau!',
        en: '{1} calls the Gras-Sau and you are an opponent. [Search](suchen) for it!',
      },
      hint: {
        de: 'Spiel die gerufene Farbe aus: Dann muss die Sau fallen.',
        en: 'Lead the called suit: then the Sau must fall.',
      },
      why: {
        de: 'Suchen hilft den Gegnern: Die Farbe wird gestochen, und alle wissen, wer mitspielt.',
        en: 'Searching helps the opponents: now all know who plays along.',
      },
      aim: { type: 'lead', suit: 'G' },
      scene: {
        hands: ['G9 EK E8 EU HU H9 S9 S8', 'GK', 'GA', 'G8'],
        game: { game: 'rufspiel', suit: 'G', declarer: 1 },
        next: 'GK GA G8',
      },
    },
    {
      id: 'gesucht',
      kind: 'table',
      task: {
        de: '{3} hat die Gras-Sau gerufen, und du hast diese Karte. Gras wird ausgespielt.',
        en: '{3} has called the Gras-Sau and you hold it. Gras is led.',
      },
      hint: { de: 'Wer gesucht wird, muss sich zeigen.', en: 'Whoever is searched must show up.' },
      why: {
        de: 'Wird die gerufene Farbe gespielt, muss die Sau fallen.',
        en: 'When the called suit is led the Sau must fall.',
      },
      aim: { type: 'legal' },
      scene: {
        dealer: 2,
        hands: ['GA GK HU H8 EZ E7 S9 S8', 'G8', 'G7', 'G9'],
        game: { game: 'rufspiel', suit: 'G', declarer: 3 },
        played: 'G9',
        next: 'G8 G7',
      },
    },
    {
      id: 'nicht-abwerfen',
      kind: 'select',
      task: {
        de: 'Wieder hast du die gerufene Gras-Sau. Schellen liegt, die Farbe fehlt dir. Was geht?',
        en: 'Again you hold the called Gras-Sau. Schellen was led, you have none. What may you play?',
      },
      hint: { de: 'Eine Karte musst du behalten.', en: 'There is one card that you must keep.' },
      why: { de: 'Die gerufene Sau darf man nicht abwerfen.', en: 'The called Sau must not be discarded.' },
      picked: {
        type: 'legal',
        scene: {
          dealer: 2,
          hands: ['GA GK HU H8 EZ EK E8 E7', '', '', 'S9 G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
          played: 'S9',
        },
      },
    },
    {
      id: 'unter-der-sau',
      kind: 'select',
      task: {
        de: 'Du kommst raus und hast die gerufene Gras-Sau. Womit darfst du anfangen?',
        en: 'You lead and hold the called Gras-Sau. What may you lead?',
      },
      hint: { de: 'Von Gras nur die Sau selbst.', en: 'Of Gras only the Sau itself.' },
      why: {
        de: 'Kleines Gras darfst du hier nicht ausspielen. Die Sau selbst geht immer.',
        en: 'You may not lead small Gras here. The Sau itself is always allowed.',
      },
      picked: {
        type: 'legal',
        scene: {
          hands: ['GA G8 G7 EO HU H9 EZ S8', '', '', 'G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
        },
      },
    },
    {
      id: 'trumpf-vom-mitspieler',
      kind: 'table',
      task: {
        de: '{3} hat die Gras-Sau gerufen, du [spielst mit](mitspieler) und kommst raus. Spiel Trumpf!',
        en: '{3} has called the Gras-Sau, you [play along](mitspieler) and lead. Lead a trump!',
      },
      hint: { de: 'Ober, Unter oder Herz.', en: 'Ober, Unter or Herz.' },
      why: {
        de: 'Die Spieler ziehen Trumpf, die Gegner suchen: So heißt die alte Regel.',
        en: 'The declaring party draws trumps, the opponents search: so goes the old saying.',
      },
      aim: { type: 'lead', suit: 'trump' },
      scene: {
        hands: ['GA EO HU H9 EZ E7 S9 S8', '', '', 'G9'],
        game: { game: 'rufspiel', suit: 'G', declarer: 3 },
      },
    },
  ],
};
