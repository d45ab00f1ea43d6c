import type { Lesson } from '../step.ts';

/** Which Sau can be called, and with which hand (R38, R39). */
export const SAU_RUFEN: Lesson = {
  id: 'sau-rufen',
  title: { de: 'Sau rufen', en: 'Calling a Sau' },
  goal: { de: 'Du sagst dein erstes Rufspiel an.', en: 'You announce your first Rufspiel.' },
  steps: [
    {
      id: 'rufbar',
      kind: 'choose',
      task: {
        de: 'Wer die gerufene [Sau](ruf-sau) hat, spielt mit dir. Was könntest du rufen?',
        en: 'Whoever holds the [Sau you call](ruf-sau) plays with you. Which one could you call?',
      },
      hint: {
        de: 'Du brauchst eine Karte der Farbe, aber nicht die Sau selbst.',
        en: 'You need a card of the suit, but not the Sau itself.',
      },
      why: {
        de: 'Die Sau darf dir nicht gehören, und von der Farbe brauchst du eine Karte.',
        en: 'Call a Sau that you do not hold, in a suit that you do hold.',
      },
      question: { type: 'callable', hand: 'EO GU HA H9 EZ E8 GK SA' },
    },
    {
      id: 'nur-eine',
      kind: 'choose',
      task: { de: 'Hier geht nur eine. Welche?', en: 'Here only one is possible. Which?' },
      hint: { de: 'Ober und Unter zählen nicht zur Farbe.', en: 'Ober and Unter do not belong to the suit.' },
      why: {
        de: 'Der Eichel-Ober ist Trumpf: Damit lässt sich die Eichel-Sau nicht rufen.',
        en: 'The Eichel-Ober is a trump: it does not let you call the Eichel-Sau.',
      },
      question: { type: 'callable', hand: 'EO SO GU HK GA G9 S8 S7' },
    },
    {
      id: 'truempfe',
      kind: 'count',
      task: { de: 'Bevor du spielst: Wie viele Trümpfe hast du?', en: 'Before you play: how many trumps do you hold?' },
      hint: { de: 'Ober, Unter, Herz.', en: 'Ober, Unter, Herz.' },
      why: {
        de: 'Fünf Trümpfe mit zwei Obern, dazu eine Sau: Damit kann man spielen.',
        en: 'Five trumps with two Ober, and a Sau: that is a hand to play.',
      },
      counted: { type: 'trumps', cards: 'EO HO EU HA H8 SA GK G9', game: { game: 'rufspiel' } },
    },
    {
      id: 'stark',
      kind: 'choose',
      task: { de: 'Dasselbe Blatt. Was sagst du?', en: 'The same hand. What do you say?' },
      hint: {
        de: 'Welche Sau fehlt dir, in einer Farbe, die du hast?',
        en: 'Which Sau do you lack in a suit that you hold?',
      },
      why: {
        de: 'Die Schellen-Sau hast du selber, von Eichel nichts: Also die Gras-Sau.',
        en: 'You hold the Schellen-Sau yourself and have no Eichel: so call the Gras-Sau.',
      },
      question: {
        type: 'game',
        hand: 'EO HO EU HA H8 SA GK G9',
        options: [{ game: 'rufspiel', suit: 'G' }, { game: 'wenz' }, 'weiter'],
      },
    },
    {
      id: 'schwach',
      kind: 'choose',
      task: { de: 'Und mit diesem Blatt?', en: 'And with this hand?' },
      hint: { de: 'Zähl die Trümpfe.', en: 'Count the trumps.' },
      why: {
        de: 'Mit zwei kleinen Trümpfen lässt man andere spielen.',
        en: 'With two small trumps let the others play.',
      },
      question: {
        type: 'game',
        hand: 'HU H9 EK E8 GZ G7 S9 S8',
        options: [{ game: 'rufspiel', suit: 'E' }, { game: 'rufspiel', suit: 'S' }, 'weiter'],
      },
    },
    {
      id: 'ansagen',
      kind: 'table',
      task: {
        de: 'Jetzt am Tisch: Sag dein [Rufspiel](rufspiel) an.',
        en: 'Now at the table: announce your [Rufspiel](rufspiel).',
      },
      hint: {
        de: 'Erst „Ich tät spielen“, dann sagst du, welche Sau.',
        en: 'First “Ich tät spielen”, then the suit of the Sau.',
      },
      why: {
        de: 'Wer die Sau hat, weiß jetzt Bescheid und sagt kein Wort.',
        en: 'Whoever holds the Sau knows now, and does not say a word.',
      },
      aim: { type: 'announce', game: 'rufspiel' },
      scene: { hands: ['EO GO HU HZ H8 EA GK G8', '', 'GA', ''], game: null },
    },
  ],
};
