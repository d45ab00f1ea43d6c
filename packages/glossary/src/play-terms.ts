import type { TermList } from './term.ts';

/** Playing the cards, and the called Sau. */
export const PLAY_TERMS = {
  stich: {
    de: 'Stich',
    en: 'trick',
    rule: 'R70',
    text: {
      de: 'Vier Karten, von jedem eine. Wer die höchste gelegt hat, bekommt ihn und spielt die nächste aus.',
      en: 'Four cards, one from each. Who played the highest gets it and leads the next.',
    },
  },
  ausspielen: {
    de: 'ausspielen',
    bar: 'rauskemma',
    en: 'to lead',
    also: ['rauskommen', 'anspielen'],
    rule: 'R70',
    text: {
      de: 'Die erste Karte eines Stichs legen. Nach ihr richten sich die anderen.',
      en: 'To play the first card of a trick. The others have to go by it.',
    },
  },
  zugeben: {
    de: 'zugeben',
    bar: 'zuagem',
    en: 'to follow suit',
    also: ['bedienen'],
    rule: 'R71',
    text: {
      de: 'Dieselbe Farbe legen, die ausgespielt wurde. Wer sie hat, muss das; Trumpf gilt als eine Farbe.',
      en: 'To play the suit that was led. Who has it must; trumps count as one suit.',
    },
  },
  stechen: {
    de: 'stechen',
    bar: 'stecha',
    en: 'to trump',
    rule: 'R72',
    text: {
      de: 'Mit Trumpf auf eine Farbe gehen, die man nicht hat. Man darf es, man muss nicht.',
      en: 'To play a trump on a suit one does not have. Allowed, but no duty.',
    },
  },
  abwerfen: {
    de: 'abwerfen',
    bar: 'wegschmeißn',
    en: 'to discard',
    rule: 'R72',
    text: {
      de: 'Eine Karte anderer Farbe zugeben, ohne zu stechen. Gewinnen kann sie nicht.',
      en: 'To play a card of another suit without trumping. It cannot win.',
    },
  },
  schmieren: {
    de: 'schmieren',
    bar: 'schmiern',
    en: 'to add points',
    also: ['hineinbuttern'],
    text: {
      de: 'Sau oder Zehn in einen Stich legen, den der Partner bekommt.',
      en: 'To put a Sau or Zehn into a trick that the partner gets.',
    },
  },
  abspatzen: {
    de: 'abspatzen',
    bar: 'ospatzn',
    en: 'to throw blanks',
    text: {
      de: 'Eine Karte ohne Augen loswerden, am besten eine, die allein in ihrer Farbe steht.',
      en: 'To get rid of a card without points, best a single one of its suit.',
    },
  },
  blank: {
    de: 'blank',
    bar: 'blank',
    en: 'bare',
    text: {
      de: 'Eine Karte, die allein in ihrer Farbe ist: eine blanke Zehn fällt, sobald die Farbe kommt.',
      en: 'A card that is alone in its suit: a bare Zehn falls as soon as the suit is led.',
    },
  },
  frei: {
    de: 'frei',
    en: 'void',
    rule: 'R72',
    text: {
      de: 'Wer von einer Farbe keine Karte hat. Er darf stechen oder abwerfen.',
      en: 'Having no card of a suit. You may trump or discard.',
    },
  },
  stichzwang: {
    de: 'Stichzwang',
    bar: 'Stichzwang',
    en: 'duty to beat',
    rule: 'R73',
    text: {
      de: 'Die Pflicht, höher zuzugeben, wenn man kann. Beim Schafkopf gibt es sie sonst nicht.',
      en: 'The duty to beat the trick if one can. Schafkopf normally has none.',
    },
  },
  'ruf-sau': {
    de: 'Ruf-Sau',
    bar: 'gruafane Sau',
    en: 'called Sau',
    rule: 'R38',
    text: {
      de: 'Die Sau, die der Spieler gerufen hat. Für sie gelten eigene Regeln, bis sie gefallen ist.',
      en: 'The Sau that the declarer called. It has rules of its own until it has fallen.',
    },
  },
  ruffarbe: {
    de: 'Ruffarbe',
    en: 'called suit',
    rule: 'R38',
    text: {
      de: 'Die Farbe der gerufenen Sau.',
      en: 'The suit of the called Sau.',
    },
  },
  suchen: {
    de: 'suchen',
    bar: 'suacha',
    en: 'to search',
    also: ['gesucht'],
    rule: 'R76',
    text: {
      de: 'Die Ruffarbe ausspielen, damit die gerufene Sau fallen muss.',
      en: 'To lead the called suit, so that the called Sau has to fall.',
    },
  },
  davonlaufen: {
    de: 'davonlaufen',
    bar: 'davolaffa',
    en: 'to run away',
    also: ['weglaufen', 'unten durch'],
    rule: 'R80',
    text: {
      de: 'Der Mitspieler spielt die Ruffarbe unter seiner Sau aus. Das darf er nur mit genügend Karten davon.',
      en: 'The partner leads the called suit below his Sau. Only allowed with enough cards of it.',
    },
  },
  'trumpf-ziehen': {
    de: 'Trumpf ziehen',
    bar: 'Trumpf ziang',
    en: 'to draw trumps',
    text: {
      de: 'Trumpf ausspielen, damit den Gegnern die Trümpfe ausgehen.',
      en: 'To lead trumps so that the opponents run out of them.',
    },
  },
  farbzwang: {
    de: 'Farbzwang',
    en: 'duty to follow',
    rule: 'R71',
    text: {
      de: 'Die Pflicht, die ausgespielte Farbe zuzugeben, wenn man sie hat.',
      en: 'The duty to follow the suit that was led if one has it.',
    },
  },
  'was-liegt-das-liegt': {
    de: 'was liegt, das liegt',
    bar: 'wos liegt, des pickt',
    en: 'a card laid stays',
    rule: 'R75',
    text: {
      de: 'Eine gespielte Karte wird nicht zurückgenommen.',
      en: 'A card that has been played is not taken back.',
    },
  },
} as const satisfies TermList;
