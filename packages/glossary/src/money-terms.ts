import type { TermList } from './term.ts';

/** Winning, doubling and paying. */
export const MONEY_TERMS = {
  laufende: {
    de: 'Laufende',
    en: 'runners',
    also: ['Läufer', 'Bauern', 'Herren'],
    rule: 'R94',
    text: {
      de: 'Die höchsten Trümpfe ohne Lücke bei einer Partei, wie sie gegeben wurden. Sie machen das Spiel teurer.',
      en: 'The highest trumps without a gap with one party, as dealt. They make the game dearer.',
    },
  },
  ohne: {
    de: 'ohne drei',
    en: 'without three',
    rule: 'R99',
    text: {
      de: 'Die Gegner haben die drei höchsten Trümpfe. Auch diese Laufenden zählen meist.',
      en: 'The opponents have the three highest trumps. These Laufende mostly count as well.',
    },
  },
  schneider: {
    de: 'Schneider',
    en: 'Schneider',
    rule: 'R89',
    text: {
      de: 'Wer mit sehr wenigen Augen verliert. Das kostet mehr.',
      en: 'Who loses with very few points. It costs extra.',
    },
  },
  schneiderfrei: {
    de: 'schneiderfrei',
    en: 'out of Schneider',
    rule: 'R89',
    text: {
      de: 'Wer genug Augen hat, um nicht mehr Schneider zu werden.',
      en: 'With enough points not to become Schneider any more.',
    },
  },
  schwarz: {
    de: 'Schwarz',
    bar: 'Schwarz',
    en: 'without a trick',
    rule: 'R91',
    text: {
      de: 'Wer keinen einzigen Stich hat. Auf die Augen kommt es dabei nicht an.',
      en: 'Who has not a single trick. Points do not matter for this.',
    },
  },
  stoss: {
    de: 'Stoß',
    bar: 'Stoß',
    en: 'double',
    also: ['Kontra', 'Spritze'],
    rule: 'R81',
    text: {
      de: 'Ein Gegner glaubt, dass er gewinnt, und verdoppelt das Spiel.',
      en: 'An opponent believes that he will win and doubles the game.',
    },
  },
  retour: {
    de: 'Retour',
    en: 'redouble',
    also: ['Re'],
    rule: 'R83',
    text: {
      de: 'Die Antwort der Spielerpartei auf einen Stoß: noch einmal das Doppelte.',
      en: 'The declaring party’s answer to a Stoß: double once more.',
    },
  },
  sub: {
    de: 'Sub',
    en: 'third double',
    also: ['Resub', 'Hirsch'],
    rule: 'R87',
    text: {
      de: 'Die Antwort auf ein Retour, danach kommt noch das Resub. Nur wo es ausgemacht ist.',
      en: 'The answer to a Retour; a Resub can follow. Only where it is agreed.',
    },
  },
  grundtarif: {
    de: 'Grundtarif',
    en: 'base price',
    rule: 'R103',
    text: {
      de: 'Was ein Spiel kostet, bevor Schneider, Schwarz und Laufende dazukommen.',
      en: 'What a game costs before Schneider, Schwarz and Laufende are added.',
    },
  },
  tarif: {
    de: 'Tarif',
    bar: 'Tarif',
    en: 'tariff',
    rule: 'R102',
    text: {
      de: 'Die Preise eines Tisches, vor dem ersten Spiel ausgemacht. Gespielt werden kann auch um Punkte.',
      en: 'The prices of a table, agreed before the first game. One can play for points as well.',
    },
  },
  stock: {
    de: 'Stock',
    en: 'pot',
    also: ['Pott', 'Henn'],
    rule: 'R109',
    text: {
      de: 'Die Kasse in der Mitte. Wird zusammengeworfen, zahlt jeder ein; ein gewonnenes Spiel nimmt sie mit.',
      en: 'The pot in the middle. When cards are thrown in everybody pays; a won game takes it.',
    },
  },
  einlage: {
    de: 'Einlage',
    bar: 'Eilog',
    en: 'contribution',
    rule: 'B53',
    text: {
      de: 'Was jeder in den Stock zahlt.',
      en: 'What everybody pays into the Stock.',
    },
  },
  doppelspiel: {
    de: 'Doppelspiel',
    bar: 'Doppespui',
    en: 'doubled deal',
    rule: 'B24',
    text: {
      de: 'Ein Spiel, das mehr zählt, weil davor zusammengeworfen wurde.',
      en: 'A game that counts more because the cards were thrown in before.',
    },
  },
  hausregeln: {
    de: 'Hausregeln',
    bar: 'Hausregln',
    en: 'house rules',
    rule: 'R7',
    text: {
      de: 'Was eine Runde anders spielt als das Regelbuch. Vorher ausgemacht, gilt es.',
      en: 'What a round plays differently from the book. Agreed beforehand, it counts.',
    },
  },
  spiel: {
    de: 'Spiel',
    bar: 'Spui',
    en: 'deal',
    text: {
      de: 'Einmal geben, ansagen, spielen und abrechnen. Viele Spiele hintereinander sind eine Runde.',
      en: 'Dealing, bidding, playing and settling once. Many of them in a row make a round.',
    },
  },
  rechnung: {
    de: 'die Rechnung',
    bar: 'd’Rechnung',
    en: 'the bill',
    rule: 'B16',
    text: {
      de: 'Erst wird alles zusammengezählt, was zum Spiel gehört, dann erst wird verdoppelt.',
      en: 'First everything that belongs to the game is added up, only then it is doubled.',
    },
  },
} as const satisfies TermList;
