import type { TermList } from './term.ts';

/** Cards, suits and what players call them. */
export const CARD_TERMS = {
  augen: {
    de: 'Augen',
    bar: 'Augn',
    en: 'card points',
    rule: 'R4',
    text: {
      de: 'Was eine Karte zählt: Sau 11, Zehn 10, König 4, Ober 3, Unter 2, der Rest nichts. Zusammen sind es 120.',
      en: 'What a card counts: Sau 11, Zehn 10, König 4, Ober 3, Unter 2, the others nothing. All together make 120.',
    },
  },
  eichel: {
    de: 'Eichel',
    bar: 'Oachl',
    en: 'acorns',
    rule: 'R2',
    text: {
      de: 'Die erste der vier Farben. Unter den Obern und den Untern ist der von Eichel immer der höchste.',
      en: 'The first of the four suits. Among the Ober and among the Unter the one of Eichel is always the highest.',
    },
  },
  gras: {
    de: 'Gras',
    en: 'leaves',
    also: ['Laub', 'Grün', 'Blau'],
    rule: 'R2',
    text: {
      de: 'Die zweite Farbe, mit dem grünen Blatt. Manche sagen Laub, Grün oder Blau.',
      en: 'The second suit, with the green leaf. Some call it Laub, Grün or Blau.',
    },
  },
  herz: {
    de: 'Herz',
    bar: 'Herz',
    en: 'hearts',
    also: ['Rot'],
    rule: 'R36',
    text: {
      de: 'Die dritte Farbe. Im Rufspiel und im Ramsch ist sie Trumpf, hinter den Obern und Untern.',
      en: 'The third suit. In a Rufspiel and a Ramsch it is trump, behind the Ober and Unter.',
    },
  },
  schellen: {
    de: 'Schellen',
    bar: 'Schelln',
    en: 'bells',
    rule: 'R2',
    text: {
      de: 'Die vierte Farbe, mit den runden Glöckchen.',
      en: 'The fourth suit, with the round bells.',
    },
  },
  sau: {
    de: 'Sau',
    en: 'ace',
    also: ['Ass', 'Daus'],
    rule: 'R6',
    text: {
      de: 'Das Ass: 11 Augen und die höchste Karte ihrer Farbe. Sie heißt so nach dem Schwein im Bild.',
      en: 'The ace: 11 points and the highest card of its suit. Named after the pig in the picture.',
    },
  },
  zehn: {
    de: 'Zehn',
    bar: 'Zehna',
    en: 'ten',
    rule: 'R4',
    text: {
      de: '10 Augen und die zweithöchste Karte ihrer Farbe, gleich hinter der Sau.',
      en: '10 points and the second highest card of its suit, right behind the Sau.',
    },
  },
  koenig: {
    de: 'König',
    bar: 'Kini',
    en: 'king',
    rule: 'R4',
    text: {
      de: '4 Augen. In seiner Farbe steht er unter Sau und Zehn.',
      en: '4 points. In its suit it stands below Sau and Zehn.',
    },
  },
  ober: {
    de: 'Ober',
    en: 'over',
    rule: 'R36',
    text: {
      de: 'Die vier höchsten Trümpfe im Rufspiel und Solo, 3 Augen. Sein Farbzeichen steht oben.',
      en: 'The four highest trumps in a Rufspiel and a Solo, 3 points. Its suit sign is at the top.',
    },
  },
  unter: {
    de: 'Unter',
    en: 'under',
    also: ['Wenz'],
    rule: 'R36',
    text: {
      de: 'Trumpf gleich hinter den Obern, im Wenz der einzige. 2 Augen. Sein Farbzeichen steht unten.',
      en: 'Trump right behind the Ober, in a Wenz the only one. 2 points. Its suit sign is at the bottom.',
    },
  },
  spatz: {
    de: 'Spatz',
    bar: 'Spotz',
    en: 'blank card',
    also: ['Leere', 'Luschen'],
    rule: 'R4',
    text: {
      de: 'Eine Karte ohne Augen: Neun, Acht oder Sieben.',
      en: 'A card without points: Neun, Acht or Sieben.',
    },
  },
  trumpf: {
    de: 'Trumpf',
    en: 'trump',
    rule: 'R74',
    text: {
      de: 'Karten, die jede andere Farbe stechen. Sie sind zusammen eine eigene Farbe, die man bedienen muss.',
      en: 'Cards that beat every other suit. Together they are a suit of their own that must be followed.',
    },
  },
  farbe: {
    de: 'Farbe',
    en: 'plain suit',
    rule: 'R37',
    text: {
      de: 'Was nicht Trumpf ist: im Rufspiel Eichel, Gras und Schellen, jeweils ohne Ober und Unter.',
      en: 'What is not trump: in a Rufspiel Eichel, Gras and Schellen, each without Ober and Unter.',
    },
  },
  'lange-karte': {
    de: 'lange Karte',
    en: 'long deck',
    also: ['langes Blatt'],
    rule: 'R2',
    text: {
      de: 'Das Spiel mit allen 32 Karten, acht für jeden.',
      en: 'The game with all 32 cards, eight for each player.',
    },
  },
  'kurze-karte': {
    de: 'kurze Karte',
    en: 'short deck',
    also: ['kurzes Blatt'],
    rule: 'R2',
    text: {
      de: 'Das Spiel mit 24 Karten, ohne Achter und Siebener, sechs für jeden.',
      en: 'The game with 24 cards, without Achter and Siebener, six for each player.',
    },
  },
  'der-alte': {
    de: 'der Alte',
    bar: 'da Oide',
    en: 'the old one',
    rule: 'R36',
    text: {
      de: 'Der Eichel-Ober, der höchste Trumpf im Rufspiel und im Solo.',
      en: 'The Eichel-Ober, the highest trump in a Rufspiel and a Solo.',
    },
  },
  'die-alte': {
    de: 'die Alte',
    bar: 'd’Oide',
    en: 'the old lady',
    rule: 'R38',
    text: {
      de: 'Die Eichel-Sau. Wer „auf die Alte“ spielt, ruft sie.',
      en: 'The Eichel-Sau. Who plays “auf die Alte” calls it.',
    },
  },
  'die-blaue': {
    de: 'die Blaue',
    bar: 'd’Blaue',
    en: 'the blue one',
    rule: 'R38',
    text: {
      de: 'Die Gras-Sau. Wer „auf die Blaue“ spielt, ruft sie.',
      en: 'The Gras-Sau. Who plays “auf die Blaue” calls it.',
    },
  },
  'die-bums': {
    de: 'die Bums',
    bar: 'd’Bums',
    en: 'the bump',
    also: ['Kugel'],
    rule: 'R38',
    text: {
      de: 'Die Schellen-Sau. Wer „auf die Bums“ spielt, ruft sie.',
      en: 'The Schellen-Sau. Who plays “auf die Bums” calls it.',
    },
  },
  blatt: {
    de: 'Blatt',
    bar: 'Blattl',
    en: 'hand',
    text: {
      de: 'Die Karten, die einer in der Hand hat. Auch das ganze Kartenspiel heißt so: bayerisches Blatt.',
      en: 'The cards a player holds. The whole pack is called so too: bayerisches Blatt.',
    },
  },
} as const satisfies TermList;
