import type { Lesson } from '../step.ts';

/** One against three with an own trump suit (R43). */
export const SOLO: Lesson = {
  id: 'solo',
  title: { de: 'Solo', en: 'Solo' },
  goal: { de: 'Du wählst deine eigene Trumpffarbe.', en: 'You choose your own trump suit.' },
  steps: [
    {
      id: 'truempfe',
      kind: 'select',
      task: {
        de: 'Gras-[Solo](solo): Ober, Unter und statt Herz das Gras. Welche sind Trumpf?',
        en: 'Gras-[Solo](solo): Ober, Unter and Gras instead of Herz. Which are trumps?',
      },
      hint: { de: 'Herz ist jetzt eine gewöhnliche Farbe.', en: 'Herz is now an ordinary suit.' },
      why: { de: 'Wieder 14 Trümpfe, aber Gras statt Herz.', en: '14 trumps again, but Gras instead of Herz.' },
      picked: { type: 'trump', cards: 'GA HA EO SU G7 HK S9 GZ', game: { game: 'solo', suit: 'G' } },
    },
    {
      id: 'reihe',
      kind: 'order',
      task: { de: 'Gras-Solo: Tipp vom höchsten Trumpf an.', en: 'Gras-Solo: tap from the highest trump.' },
      hint: { de: 'Ober, Unter, dann Gras, die Sau zuerst.', en: 'Ober, Unter, then Gras from the Sau down.' },
      why: { de: 'Ober und Unter bleiben oben.', en: 'Ober and Unter stay on top.' },
      cards: 'GZ SU GA SO G7 EU',
      by: { game: 'solo', suit: 'G' },
    },
    {
      id: 'welches-spiel',
      kind: 'choose',
      task: { de: 'Was spielst du mit diesem Blatt?', en: 'What do you play with this hand?' },
      hint: { de: 'Zähl deine Trümpfe, wenn Eichel Trumpf wäre.', en: 'Count your trumps if Eichel were trump.' },
      why: {
        de: 'Sieben Trümpfe von oben und eine Sau dazu: So sieht ein Solo aus.',
        en: 'Seven high trumps and a Sau: that is what a Solo looks like.',
      },
      question: {
        type: 'game',
        hand: 'EO GO EU SU EA EZ EK SA',
        options: [{ game: 'solo', suit: 'E' }, { game: 'wenz' }, { game: 'rufspiel', suit: 'G' }, 'weiter'],
      },
    },
    {
      id: 'trumpf-ziehen',
      kind: 'table',
      task: {
        de: 'Dein Eichel-Solo, du kommst raus. [Zieh Trumpf](trumpf-ziehen)!',
        en: 'Your Eichel-Solo, you lead. [Draw trumps](trumpf-ziehen)!',
      },
      hint: { de: 'Am besten gleich mit dem höchsten.', en: 'Best with the highest one at once.' },
      why: {
        de: 'Zieh den anderen die Trümpfe, dann sind deine Säue sicher.',
        en: 'Draw their trumps, then your Säue are safe.',
      },
      aim: { type: 'lead', suit: 'trump' },
      scene: {
        hands: ['EO GO EU SU EA EZ EK SA', '', '', ''],
        game: { game: 'solo', suit: 'E', declarer: 0 },
      },
    },
    {
      id: 'gegen-das-solo',
      kind: 'table',
      task: {
        de: '{1} spielt Eichel-Solo. {3} hat die Herz-Sau gespielt. Was gibst du dazu?',
        en: '{1} plays an Eichel-Solo. {3} has led the Herz-Sau. What do you add?',
      },
      hint: {
        de: 'Herz ist hier kein Trumpf, und nichts ist höher als die Sau.',
        en: 'Herz is no trump here and the Sau is the highest.',
      },
      why: {
        de: 'Drei gegen einen: Augen gehören zu dem, der sticht.',
        en: 'Three against one: points go where the trick goes.',
      },
      aim: { type: 'points' },
      scene: {
        dealer: 2,
        hands: ['HZ H8 G9 G8 G7 S9 S8 S7', 'H9', 'HK', 'HA'],
        game: { game: 'solo', suit: 'E', declarer: 1 },
        played: 'HA',
        next: 'H9 HK',
      },
    },
    {
      id: 'gewonnen',
      kind: 'choose',
      task: { de: 'Du hast im Solo 61 Augen. Wer hat gewonnen?', en: 'You have 61 points in your Solo. Who has won?' },
      hint: { de: 'Es gilt dieselbe Grenze wie beim Rufspiel.', en: 'The limit is the same as in a Rufspiel.' },
      why: { de: 'Gewonnen: Jeder der drei zahlt an dich.', en: 'Won: each of the three pays you.' },
      question: {
        type: 'won',
        ended: {
          game: { game: 'solo', suit: 'E', declarer: 0 },
          partner: null,
          trumps: 'EO GO EU',
          points: 61,
          tricks: 5,
        },
      },
    },
  ],
};
