import type { Lesson } from '../step.ts';

/** Which cards may be added (R71–R73). */
export const FARBE_BEDIENEN: Lesson = {
  id: 'farbe-bedienen',
  title: { de: 'Farbe bedienen', en: 'Following suit' },
  goal: { de: 'Du weißt immer, welche Karte geht.', en: 'You always know which card is allowed.' },
  steps: [
    {
      id: 'gras-zugeben',
      kind: 'table',
      task: {
        de: '{3} spielt Gras aus. [Gib eine Karte zu](zugeben).',
        en: '{3} leads Gras. [Play a card to it](zugeben).',
      },
      hint: { de: 'Wer die Farbe hat, muss sie zugeben.', en: 'Whoever has the suit must play it.' },
      why: {
        de: 'Was ausgespielt wird, musst du zugeben, wenn du es hast.',
        en: 'You must follow the suit that was led if you have it.',
      },
      aim: { type: 'legal' },
      scene: {
        dealer: 2,
        hands: ['GK G7 EZ E9 SA S8 EU H8', 'E7 G8', 'EA GA', 'G9'],
        game: { game: 'rufspiel', suit: 'E', declarer: 1 },
        played: 'G9',
        next: 'G8 GA',
      },
    },
    {
      id: 'trumpf-zugeben',
      kind: 'select',
      task: {
        de: '[Trumpf](trumpf) liegt. Welche Karten darfst du spielen?',
        en: '[Trump](trumpf) was led. Which cards may you play?',
      },
      hint: { de: 'Trumpf sind Ober, Unter und Herz.', en: 'Trumps are Ober, Unter and Herz.' },
      why: {
        de: 'Trumpf ist wie eine fünfte Farbe: Auch die musst du zugeben.',
        en: 'Trump is like a fifth suit: you must follow it, too.',
      },
      picked: {
        type: 'legal',
        scene: {
          dealer: 2,
          hands: ['EU HA H8 GZ G9 SK S8 E7', 'S9', 'SA', 'HO'],
          game: { game: 'rufspiel', suit: 'S', declarer: 1 },
          played: 'HO',
        },
      },
    },
    {
      id: 'frei',
      kind: 'select',
      task: {
        de: 'Schellen liegt, und die Farbe fehlt dir. Was darfst du spielen?',
        en: 'Schellen was led and you have none. What may you play?',
      },
      hint: { de: 'Wer die Farbe nicht hat, ist frei.', en: 'Whoever lacks the suit is free.' },
      why: {
        de: 'Ohne die Farbe darfst du alles: stechen oder abwerfen.',
        en: 'Without the suit anything goes: trump it or discard.',
      },
      picked: {
        type: 'legal',
        scene: {
          dealer: 2,
          hands: ['EU HA H8 GZ G9 EK E8 E7', 'G7', 'GA', 'S9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 1 },
          played: 'S9',
        },
      },
    },
    {
      id: 'gras-ober',
      kind: 'select',
      task: {
        de: 'Gras liegt. Vorsicht, Falle: Welche Karten gehen?',
        en: 'Gras was led. Beware of the trap: which cards may you play?',
      },
      hint: {
        de: 'Ober und Unter sind Trumpf, egal welches Zeichen sie tragen.',
        en: 'Ober and Unter are trumps, whatever sign they carry.',
      },
      why: {
        de: 'Gras-Ober und Gras-Unter sind Trumpf und kein Gras.',
        en: 'Gras-Ober and Gras-Unter are trumps, not Gras.',
      },
      picked: {
        type: 'legal',
        scene: {
          dealer: 2,
          hands: ['GO GU HZ G7 EK E8 SZ S8', 'E9', 'EA', 'G9'],
          game: { game: 'rufspiel', suit: 'E', declarer: 1 },
          played: 'G9',
        },
      },
    },
    {
      id: 'wenig-zugeben',
      kind: 'table',
      task: {
        de: '{3} spielt gegen dich und legt die Schellen-Sau. Gib so wenig Augen wie möglich.',
        en: '{3} is your opponent and leads the Schellen-Sau. Give as few points as you can.',
      },
      hint: { de: 'Höher als die Sau geht es nicht. König 4, Neun 0.', en: 'Nothing beats the Sau. König 4, Neun 0.' },
      why: {
        de: 'Du musst die Farbe zugeben, aber nicht die höchste Karte.',
        en: 'You must follow suit, but not with your highest card.',
      },
      aim: { type: 'points' },
      scene: {
        dealer: 2,
        hands: ['SK S9 GZ G8 HA H7 E7 EU', 'EA S8', 'S7', 'SA E9'],
        game: { game: 'rufspiel', suit: 'E', declarer: 3 },
        played: 'SA',
        next: 'S8 S7',
      },
    },
  ],
};
