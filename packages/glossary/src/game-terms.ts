import type { TermList } from './term.ts';

/** Games, and what can be added to one. */
export const GAME_TERMS = {
  rufspiel: {
    de: 'Rufspiel',
    bar: 'Rufspui',
    en: 'call game',
    also: ['Sauspiel', 'Partnerspiel'],
    rule: 'R35',
    text: {
      de: 'Zwei gegen zwei: Wer spielt, ruft eine Sau. Wer sie hat, spielt mit ihm, und keiner weiß es zuerst.',
      en: 'Two against two: the declarer calls a Sau. Its holder is the partner, and at first nobody knows.',
    },
  },
  solo: {
    de: 'Solo',
    en: 'suit solo',
    also: ['Farbsolo'],
    rule: 'R43',
    text: {
      de: 'Einer gegen drei. Ober, Unter und eine Farbe seiner Wahl sind Trumpf.',
      en: 'One against three. Ober, Unter and a suit of the declarer’s choice are trump.',
    },
  },
  wenz: {
    de: 'Wenz',
    en: 'Unter game',
    rule: 'R44',
    text: {
      de: 'Einer gegen drei. Nur die vier Unter sind Trumpf, die Ober gehören zu ihrer Farbe.',
      en: 'One against three. Only the four Unter are trump, the Ober belong to their suits.',
    },
  },
  farbwenz: {
    de: 'Farbwenz',
    en: 'Unter game with a suit',
    rule: 'R46',
    text: {
      de: 'Ein Wenz mit einer Trumpffarbe: elf Trümpfe, vorn die vier Unter.',
      en: 'A Wenz with a trump suit: eleven trumps, the four Unter in front.',
    },
  },
  geier: {
    de: 'Geier',
    bar: 'Geia',
    en: 'Ober game',
    rule: 'R48',
    text: {
      de: 'Einer gegen drei. Nur die vier Ober sind Trumpf, die Unter gehören zu ihrer Farbe.',
      en: 'One against three. Only the four Ober are trump, the Unter belong to their suits.',
    },
  },
  farbgeier: {
    de: 'Farbgeier',
    bar: 'Farbgeia',
    en: 'Ober game with a suit',
    rule: 'R49',
    text: {
      de: 'Ein Geier mit einer Trumpffarbe: elf Trümpfe, vorn die vier Ober.',
      en: 'A Geier with a trump suit: eleven trumps, the four Ober in front.',
    },
  },
  bettel: {
    de: 'Bettel',
    bar: 'Bettl',
    en: 'no-trick game',
    rule: 'R51',
    text: {
      de: 'Einer gegen drei, ohne Trumpf. Wer spielt, darf keinen einzigen Stich machen.',
      en: 'One against three, without trumps. The declarer must not take a single trick.',
    },
  },
  ramsch: {
    de: 'Ramsch',
    en: 'Ramsch',
    rule: 'R52',
    text: {
      de: 'Wenn keiner spielen will: Jeder für sich, und wer die meisten Augen hat, zahlt.',
      en: 'When nobody wants to play: everybody for himself, and who has most points pays.',
    },
  },
  jungfrau: {
    de: 'Jungfrau',
    en: 'virgin',
    rule: 'R53',
    text: {
      de: 'Wer im Ramsch keinen Stich macht. Ein Stich ohne Augen genügt, und man ist keine mehr.',
      en: 'Who takes no trick in a Ramsch. A single trick without points is enough not to be one.',
    },
  },
  durchmarsch: {
    de: 'Durchmarsch',
    en: 'slam in a Ramsch',
    rule: 'B50',
    text: {
      de: 'Wer im Ramsch alles holt, gewinnt ihn, statt zu zahlen.',
      en: 'Who takes everything in a Ramsch wins it instead of paying.',
    },
  },
  tout: {
    de: 'Tout',
    en: 'slam',
    also: ['Du'],
    rule: 'R54',
    text: {
      de: 'Die Ansage, alle Stiche zu machen. Ein verlorener Stich, und das Spiel ist verloren.',
      en: 'The announcement to take all tricks. One lost trick, and the game is lost.',
    },
  },
  sie: {
    de: 'Sie',
    en: 'Sie',
    rule: 'R64',
    text: {
      de: 'Alle vier Ober und alle vier Unter auf einer Hand. Wird hingelegt und nicht gespielt.',
      en: 'All four Ober and all four Unter in one hand. Laid open and not played.',
    },
  },
  'muss-spiel': {
    de: 'Muss-Spiel',
    bar: 'Muaß-Spui',
    en: 'forced game',
    also: ['der Alte muss'],
    rule: 'B54',
    text: {
      de: 'Sagen alle weiter, muss einer spielen, meist der mit dem Eichel-Ober.',
      en: 'If everybody passes somebody has to play, mostly the holder of the Eichel-Ober.',
    },
  },
  renonce: {
    de: 'Renonce',
    en: 'renonce',
    rule: 'B54',
    text: {
      de: 'Im Muss-Spiel eine Sau rufen, von deren Farbe man keine Karte hat, weil es anders nicht geht.',
      en: 'In a forced game: to call a Sau of whose suit one has no card, as there is no other way.',
    },
  },
  'solo-spiel': {
    de: 'Solospiel',
    bar: 'Solospui',
    en: 'solo game',
    rule: 'R42',
    text: {
      de: 'Jedes Spiel, in dem einer gegen drei spielt: Solo, Wenz, Geier und so weiter.',
      en: 'Every game in which one plays against three: Solo, Wenz, Geier and so on.',
    },
  },
} as const satisfies TermList;
