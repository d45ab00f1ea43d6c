import type { Lesson } from '../step.ts';

/** The 14 trumps of a Rufspiel (R36). */
export const TRUMPF_BEIM_RUFSPIEL: Lesson = {
  id: 'trumpf-beim-rufspiel',
  title: { de: 'Trumpf beim Rufspiel', en: 'Trumps in a Rufspiel' },
  goal: { de: 'Du kennst die 14 Trümpfe und ihre Reihe.', en: 'You know the 14 trumps and their order.' },
  steps: [
    {
      id: 'welche',
      kind: 'select',
      task: {
        de: '[Trumpf](trumpf) sind alle Ober, alle Unter und alle Herzen. Tipp sie an.',
        en: '[Trumps](trumpf) are all Ober, all Unter and all Herz. Tap them.',
      },
      hint: {
        de: 'Ein Ober ist Trumpf, auch mit Eichel oder Schellen.',
        en: 'An Ober is a trump, even with Eichel or Schellen.',
      },
      why: {
        de: '4 Ober, 4 Unter, 6 Herzen: 14 Trümpfe, fast die Hälfte aller Karten.',
        en: '4 Ober, 4 Unter, 6 Herz: 14 trumps, nearly half of all cards.',
      },
      picked: { type: 'trump', cards: 'EO SA H7 GU GZ HK SO E9', game: { game: 'rufspiel' } },
    },
    {
      id: 'ober',
      kind: 'order',
      task: {
        de: 'Eichel, Gras, Herz, Schellen: So stechen die Ober. Tipp vom höchsten an.',
        en: 'Eichel, Gras, Herz, Schellen: so rank the Ober. Tap from the highest.',
      },
      hint: {
        de: 'Der Eichel-Ober heißt „der Alte“ und sticht alles.',
        en: 'The Eichel-Ober, “der Alte”, beats everything.',
      },
      why: {
        de: '[Der Alte](der-alte) ist die höchste Karte im Spiel.',
        en: '[Der Alte](der-alte) is the highest card of the game.',
      },
      cards: 'HO EO SO GO',
      by: { game: 'rufspiel' },
    },
    {
      id: 'unter',
      kind: 'order',
      task: { de: 'Bei den Untern ist es genauso.', en: 'The Unter follow the same order.' },
      hint: { de: 'Eichel, Gras, Herz, Schellen.', en: 'Eichel, Gras, Herz, Schellen.' },
      why: { de: 'Alle Ober sind höher als alle Unter.', en: 'Every Ober is higher than every Unter.' },
      cards: 'SU GU EU HU',
      by: { game: 'rufspiel' },
    },
    {
      id: 'gemischt',
      kind: 'order',
      task: {
        de: 'Erst Ober, dann Unter, dann Herz. Tipp vom höchsten an.',
        en: 'First Ober, then Unter, then Herz. Tap from the highest.',
      },
      hint: { de: 'Selbst der kleinste Unter sticht die Herz-Sau.', en: 'Even the smallest Unter beats the Herz-Sau.' },
      why: {
        de: 'Die Herz-Sau zählt 11 Augen, sticht aber nur die anderen Herzen.',
        en: 'The Herz-Sau counts 11 points but beats only other Herz cards.',
      },
      cards: 'HA SU SO H7 EU HZ',
      by: { game: 'rufspiel' },
    },
    {
      id: 'zaehlen',
      kind: 'count',
      task: { de: 'Wie viele Trümpfe hat dieses Blatt?', en: 'How many trumps does this hand hold?' },
      hint: { de: 'Erst die Ober und Unter, dann die Herzen.', en: 'Ober and Unter first, then Herz.' },
      why: {
        de: 'Im Schnitt hat jeder dreieinhalb. Ab fünf wird es ein gutes Blatt.',
        en: 'Everybody gets three and a half on average. Five make a good hand.',
      },
      counted: { type: 'trumps', cards: 'EO SO GU HA H9 EA GK S7', game: { game: 'rufspiel' } },
    },
    {
      id: 'wer-sticht',
      kind: 'choose',
      task: {
        de: 'Schellen wurde ausgespielt, zwei können nicht bedienen. Wer sticht?',
        en: 'Schellen was led, two had none. Who wins the trick?',
      },
      hint: {
        de: 'Trumpf sticht jede andere Farbe, der höchste gewinnt.',
        en: 'Trump beats every other suit, the highest one wins.',
      },
      why: { de: 'Ein Trumpf genügt, um jede Sau zu stechen.', en: 'A single trump is enough to beat any Sau.' },
      question: {
        type: 'winner',
        scene: {
          hands: ['SK E7 E8 E9 G7 G8 G9 H7', 'SA SZ S9 S8 S7 GK', 'HU GA', 'H9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 1 },
          played: 'SK SA HU H9',
        },
      },
    },
  ],
};
