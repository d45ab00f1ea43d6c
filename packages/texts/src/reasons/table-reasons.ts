import type { PhaseName, Reason } from '@stammtisch/rules';
import type { Language } from '../language.ts';
import type { Names, Words } from '../words.ts';

/** Refusals around the play: wrong moment, cutting, dealing, Klopfen, the end of the game. */
export type TableReason = Extract<
  Reason,
  {
    readonly code:
      | 'wrong-phase'
      | 'deal-running'
      | 'cut-size'
      | 'cut-seat'
      | 'cut-limit'
      | 'deck-invalid'
      | 'knock-limit'
      | 'knock-forehand-only'
      | 'knock-chain'
      | 'claim-off'
      | 'claim-not-asked'
      | 'claim-refused-before'
      | 'schwarz-not-yours';
  }
>;

/** Why something around the play is not possible. */
export function tableReason(reason: TableReason, language: Language, names: Names): string {
  return tableWords(reason, names)[language];
}

function tableWords(reason: TableReason, names: Names): Words {
  switch (reason.code) {
    case 'wrong-phase':
      return WRONG_PHASE[reason.phase];
    case 'deal-running':
      return {
        de: 'Neu gegeben wird, wenn dieses Spiel fertig ist.',
        bar: 'Nei gem werd, wann des Spui rum is.',
        en: 'The next deal comes when this one is over.',
      };
    case 'cut-size':
      return cutSize(reason.min, reason.max);
    case 'cut-seat':
      return cutSeat(names(reason.seat));
    case 'cut-limit':
      return cutLimit(reason.max);
    case 'deck-invalid':
      return deckInvalid(reason.size);
    case 'knock-limit':
      return knockLimit(reason.max);
    case 'knock-forehand-only':
      return {
        de: 'Klopfen darf hier nur die Vorhand.',
        bar: 'Klopfa derf do grad d’Vorhand.',
        en: 'Only the forehand may knock here.',
      };
    case 'knock-chain':
      return {
        de: 'Klopfen darfst du hier nur, wenn alle vor dir geklopft haben.',
        bar: 'Klopfa derfst do grad, wann olle vor dia klopft ham.',
        en: 'Here you may knock only if everybody before you has knocked.',
      };
    case 'claim-off':
      return {
        de: '„Rest ist mein“ gibt es an diesem Tisch nicht: Spielt alle Karten aus.',
        bar: '„Da Rest is mei“ gibt’s an dem Tisch ned: Spuits olle Kartn aus.',
        en: '“The rest is mine” is not used at this table: play all cards.',
      };
    case 'claim-not-asked':
      return {
        de: 'Bei „Rest ist mein“ bist du gerade nicht gefragt.',
        bar: 'Bei „Da Rest is mei“ bist grad ned gfrogt.',
        en: 'You are not asked about “the rest is mine” now.',
      };
    case 'claim-refused-before':
      return {
        de: '„Rest ist mein“ geht nur einmal je Spiel: Spiel die Karten aus.',
        bar: '„Da Rest is mei“ geht grad oamoi: Spui de Kartn aus.',
        en: '“The rest is mine” works once a game: play your cards.',
      };
    case 'schwarz-not-yours':
      return {
        de: 'Schwarz fordern nur die Gewinner, jeder einmal.',
        bar: 'Schwarz fordern grad de Gwinna, jeda oamoi.',
        en: 'Only the winners demand Schwarz, each of them once.',
      };
  }
}

const WRONG_PHASE: Readonly<Record<PhaseName, Words>> = {
  'between-deals': {
    de: 'Das geht erst, wenn die Karten gegeben sind.',
    bar: 'Des geht erst, wann de Kartn gem san.',
    en: 'This is possible once the cards are dealt.',
  },
  cutting: {
    de: 'Das geht noch nicht: Erst wird abgehoben.',
    bar: 'Des geht no ned: Z’erst werd abghobn.',
    en: 'Not yet: first the cards are cut.',
  },
  knocking: {
    de: 'Das geht noch nicht: Erst wird geklopft oder nicht.',
    bar: 'Des geht no ned: Z’erst werd klopft oda ned.',
    en: 'Not yet: first everybody knocks or does not.',
  },
  auction: {
    de: 'Das passt jetzt nicht: Gerade wird ausgemacht, wer was spielt.',
    bar: 'Des basst jetzt ned: Grad werd ausgmacht, wer wos spuit.',
    en: 'Not now: it is being settled who plays which game.',
  },
  'sie-laid': {
    de: 'Das geht nicht mehr: Die Sie liegt auf.',
    bar: 'Des geht nimma: D’Sie liegt auf.',
    en: 'Too late: the Sie lies open.',
  },
  play: {
    de: 'Das geht jetzt nicht: Die Karten werden schon gespielt.',
    bar: 'Des geht jetzt ned: D’Kartn wern scho gspuit.',
    en: 'Not now: the cards are being played.',
  },
  claim: {
    de: 'Das geht jetzt nicht: Erst wird über „Rest ist mein“ entschieden.',
    bar: 'Des geht jetzt ned: Z’erst geht’s um „Da Rest is mei“.',
    en: 'Not now: first “the rest is mine” is decided.',
  },
  'schwarz-claim': {
    de: 'Das geht nicht mehr: Jetzt geht es nur noch um Schwarz.',
    bar: 'Des geht nimma: Jetzt geht’s grad no um Schwarz.',
    en: 'Too late: only Schwarz is left to be demanded.',
  },
  settled: {
    de: 'Das geht nicht mehr: Dieses Spiel ist fertig und abgerechnet.',
    bar: 'Des geht nimma: Des Spui is rum und zoit.',
    en: 'Too late: this game is over and settled.',
  },
};

function cutSize(min: number, max: number): Words {
  return {
    de: `Heb mindestens ${min} und höchstens ${max} Karten ab.`,
    bar: `Heb mindestens ${min} und hechstns ${max} Kartn ab.`,
    en: `Cut at least ${min} and at most ${max} cards.`,
  };
}

function cutSeat(name: string): Words {
  return {
    de: `Abheben darf, wer rechts vom Geber sitzt: ${name}.`,
    bar: `Abhem derf, wer rechts vom Geba hockt: ${name}.`,
    en: `The right-hand neighbour of the dealer cuts: ${name}.`,
  };
}

function cutLimit(max: number): Words {
  if (max === 0) {
    return {
      de: 'An diesem Tisch wird nicht abgehoben.',
      bar: 'An dem Tisch werd ned abghobn.',
      en: 'Cards are not cut at this table.',
    };
  }
  return {
    de: `Abgehoben wird hier höchstens ${max}-mal.`,
    bar: `Abghobn werd do hechstns ${max}-moi.`,
    en: `Cards are cut here at most ${max === 1 ? 'once' : `${max} times`}.`,
  };
}

function deckInvalid(size: number): Words {
  return {
    de: `Das Blatt stimmt nicht: Es braucht jede der ${size} Karten genau einmal.`,
    bar: `Des Blattl stimmt ned: Jede vo de ${size} Kartn ghert genau oamoi nei.`,
    en: `The pack is wrong: it needs each of the ${size} cards exactly once.`,
  };
}

function knockLimit(max: number): Words {
  return {
    de: `Geklopft wird hier höchstens ${max}-mal.`,
    bar: `Klopft werd do hechstns ${max}-moi.`,
    en: `Here at most ${max} may knock.`,
  };
}
