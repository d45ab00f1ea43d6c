import type { TermList } from './term.ts';

/** People at the table, dealing and bidding. */
export const TURN_TERMS = {
  geber: {
    de: 'Geber',
    bar: 'Gebm',
    en: 'dealer',
    rule: 'R14',
    text: {
      de: 'Wer mischt und austeilt. Nach jedem Spiel ist der linke Nachbar dran.',
      en: 'Who shuffles and deals. After each game the left neighbour is next.',
    },
  },
  ausspieler: {
    de: 'Ausspieler',
    bar: 'Ausspuia',
    en: 'forehand',
    also: ['Vorhand'],
    rule: 'R15',
    text: {
      de: 'Wer links vom Geber sitzt: Er bekommt zuerst Karten, redet zuerst und spielt die erste Karte.',
      en: 'The seat left of the dealer: first to get cards, first to speak, first to play a card.',
    },
  },
  hinterhand: {
    de: 'Hinterhand',
    en: 'last seat',
    text: {
      de: 'Wer im Stich als Letzter eine Karte gibt. Er sieht schon alles und kann in Ruhe schmieren.',
      en: 'Who plays the last card to a trick. He has seen everything and can add points safely.',
    },
  },
  spieler: {
    de: 'Spieler',
    bar: 'Spuia',
    en: 'declarer',
    also: ['Spielmacher', 'Ansager'],
    rule: 'R35',
    text: {
      de: 'Wer das Spiel angesagt hat.',
      en: 'Who announced the game.',
    },
  },
  mitspieler: {
    de: 'Mitspieler',
    bar: 'Mitspuia',
    en: 'partner',
    rule: 'R40',
    text: {
      de: 'Wer im Rufspiel die gerufene Sau hat. Er verrät sich erst, wenn sie fällt.',
      en: 'Who holds the called Sau in a Rufspiel. He does not tell until it falls.',
    },
  },
  spielerpartei: {
    de: 'Spielerpartei',
    bar: 'Spuiapartei',
    en: 'declaring party',
    rule: 'R88',
    text: {
      de: 'Der Spieler mit seinem Mitspieler; im Solospiel er allein. Sie braucht 61 Augen.',
      en: 'The declarer with his partner, in a solo game he alone. They need 61 points.',
    },
  },
  gegenpartei: {
    de: 'Gegenpartei',
    en: 'opponents',
    also: ['Gegenspieler', 'Nichtspieler'],
    rule: 'R88',
    text: {
      de: 'Die anderen: im Rufspiel zwei, im Solospiel drei. Ihnen genügen 60 Augen.',
      en: 'The others: two in a Rufspiel, three in a solo game. For them 60 points are enough.',
    },
  },
  kiebitz: {
    de: 'Kiebitz',
    bar: 'Kiewitz',
    en: 'onlooker',
    text: {
      de: 'Wer zuschaut, ohne mitzuspielen. Er schweigt.',
      en: 'Who watches without playing. He keeps silent.',
    },
  },
  abheben: {
    de: 'abheben',
    bar: 'ohebm',
    en: 'to cut',
    rule: 'R9',
    text: {
      de: 'Vor dem Geben nimmt der rechte Nachbar des Gebers einen Teil der Karten ab und legt ihn daneben.',
      en: 'Before the deal the dealer’s right-hand neighbour lifts part of the pack and lays it aside.',
    },
  },
  geben: {
    de: 'geben',
    bar: 'gebm',
    en: 'to deal',
    rule: 'R13',
    text: {
      de: 'Die Karten austeilen, im Uhrzeigersinn und in Päckchen.',
      en: 'To deal the cards, clockwise and in packets.',
    },
  },
  klopfen: {
    de: 'klopfen',
    bar: 'klopfa',
    en: 'to knock',
    also: ['legen', 'doppeln'],
    rule: 'R16',
    text: {
      de: 'Nach den ersten Karten auf den Tisch klopfen: Das folgende Spiel wird teurer.',
      en: 'To knock on the table after the first cards: the following game costs more.',
    },
  },
  weiter: {
    de: 'weiter',
    bar: 'weida',
    en: 'pass',
    rule: 'R17',
    text: {
      de: 'Das sagt, wer nicht spielen will.',
      en: 'What you say if you do not want to play.',
    },
  },
  'ich-taet-spielen': {
    de: 'ich tät spielen',
    bar: 'i dat spuin',
    en: 'I would play',
    rule: 'R17',
    text: {
      de: 'Das sagt, wer spielen will. Was, sagt er erst, wenn er an der Reihe bleibt.',
      en: 'What you say if you want to play. Which game, you say only when it is yours.',
    },
  },
  ansage: {
    de: 'Ansage',
    bar: 'Osog',
    en: 'announcement',
    rule: 'R25',
    text: {
      de: 'Die letzten Worte vor dem Spiel: welches Spiel, welche Farbe, ob Tout. Danach ändert sich nichts mehr.',
      en: 'The last words before play: which game, which suit, whether Tout. Nothing changes after them.',
    },
  },
  gesperrt: {
    de: 'gesperrt',
    bar: 'gsperrt',
    en: 'blocked',
    rule: 'R29',
    text: {
      de: 'Wer keine Sau rufen darf, weil er von jeder Farbe die Sau oder keine Karte hat.',
      en: 'Unable to call any Sau: of each suit one has the Sau or no card at all.',
    },
  },
  ueberbieten: {
    de: 'überbieten',
    bar: 'überbietn',
    en: 'to outbid',
    rule: 'R23',
    text: {
      de: 'Ein höheres Spiel nennen als der andere, ohne die Farbe zu verraten.',
      en: 'To name a higher game than the other, without telling the suit.',
    },
  },
  zusammenwerfen: {
    de: 'zusammenwerfen',
    bar: 'zammwerfa',
    en: 'to throw in',
    rule: 'R20',
    text: {
      de: 'Die Karten hinlegen, ohne zu spielen, weil keiner will. Dann wird neu gegeben.',
      en: 'To put the cards down without playing because nobody wants to. Then they are dealt again.',
    },
  },
} as const satisfies TermList;
