import { schneiderLimits } from '@stammtisch/rules';
import type { Bill, BillFactor, BillItem, HouseRules } from '@stammtisch/rules';
import type { Words } from './words.ts';

/** The rule behind a line that is added up; numbers come from the house rules, never from the text. */
export function itemExplanation(bill: Bill, rules: HouseRules, item: BillItem): Words {
  switch (item.kind) {
    case 'grundtarif':
      return basePrice(item.rule);
    case 'schneider':
      return item.rule === 'B50' ? DURCHMARSCH_LIKE_SOLO : schneider(bill, rules);
    case 'schwarz':
      return {
        de: 'Die Verlierer haben keinen einzigen Stich.',
        bar: 'De Valierer ham koan oanzign Stich.',
        en: 'The losers have not a single trick.',
      };
    case 'laufende':
      return laufende(item.rule);
    case 'tout-surcharge':
      return {
        de: 'An diesem Tisch zählen Schneider und Schwarz bei jedem Tout fest dazu.',
        bar: 'An dem Tisch zoin Schneider und Schwarz bei jedm Tout fest dazua.',
        en: 'At this table Schneider and Schwarz always belong to a Tout.',
      };
    case 'ramsch':
      return bill.durchmarsch === null ? RAMSCH : DURCHMARSCH;
  }
}

function basePrice(rule: string): Words {
  switch (rule) {
    case 'R67':
      return {
        de: 'Eine Sie wird gerechnet wie ein Solo, bei dem jede Karte eine Laufende ist.',
        bar: 'A Sie werd grechnet wia a Solo, wo jede Kartn a Laufende is.',
        en: 'A Sie counts like a Solo in which every card is a Laufende.',
      };
    case 'B46':
      return {
        de: 'Ein Bettel hat einen festen Preis: keine Laufenden, kein Schneider, kein Schwarz.',
        bar: 'A Bettl hod an festn Preis: koane Laufendn, koa Schneider, koa Schwarz.',
        en: 'A Bettel has a fixed price: no Laufende, no Schneider, no Schwarz.',
      };
    case 'B50':
      return DURCHMARSCH_LIKE_SOLO;
    default:
      return {
        de: 'So viel kostet das Spiel an diesem Tisch von Haus aus.',
        bar: 'So vui kost des Spui an dem Tisch vo Haus aus.',
        en: 'What the game costs at this table to begin with.',
      };
  }
}

const DURCHMARSCH_LIKE_SOLO: Words = {
  de: 'Ein Durchmarsch kostet an diesem Tisch so viel wie ein Solo mit Schneider und Schwarz.',
  bar: 'A Durchmarsch kost an dem Tisch so vui wia a Solo mit Schneider und Schwarz.',
  en: 'At this table a Durchmarsch costs as much as a Solo with Schneider and Schwarz.',
};
const RAMSCH: Words = {
  de: 'Im Ramsch zahlt, wer die meisten Augen hat, den anderen.',
  bar: 'Im Ramsch zoit, wer de meistn Augn hod, de andern.',
  en: 'In a Ramsch the one with most points pays the others.',
};
const DURCHMARSCH: Words = {
  de: 'Wer im Ramsch alles holt, gewinnt ihn, und die drei anderen zahlen.',
  bar: 'Wer im Ramsch ois hoit, gwinnt’n, und de drei andern zoin.',
  en: 'Who takes everything in a Ramsch wins it, and the three others pay.',
};

function schneider(bill: Bill, rules: HouseRules): Words {
  const steps = bill.factors.find(({ kind }) => kind === 'stoss')?.count ?? 0;
  const limits = schneiderLimits(rules, steps);
  if (bill.won === true) {
    return {
      de: `Schneider: Die Gegner haben höchstens ${limits.opponents} Augen.`,
      bar: `Schneider: De andern ham hechstns ${limits.opponents} Augn.`,
      en: `Schneider: the opponents have at most ${limits.opponents} points.`,
    };
  }
  return {
    de: `Schneider: Die Spielerpartei hat höchstens ${limits.declarer} Augen.`,
    bar: `Schneider: De Spuiapartei hod hechstns ${limits.declarer} Augn.`,
    en: `Schneider: the declaring party has at most ${limits.declarer} points.`,
  };
}

function laufende(rule: string): Words {
  switch (rule) {
    case 'R99':
      return {
        de: 'Die Gegner hatten die höchsten Trümpfe ohne Lücke: Das zählt genauso.',
        bar: 'De andern ham de hechstn Trümpf ohne Luckn ghabt: Des zoit genauso.',
        en: 'The opponents held the highest trumps without a gap: that counts all the same.',
      };
    case 'B6':
      return {
        de: 'Es waren noch mehr Laufende; mehr werden an diesem Tisch nicht bezahlt.',
        bar: 'Es warn no mehra Laufende; mehra wern an dem Tisch ned zoit.',
        en: 'There were even more Laufende; this table pays no more of them.',
      };
    case 'R67':
      return {
        de: 'Bei einer Sie ist jede Karte eine Laufende.',
        bar: 'Bei ana Sie is jede Kartn a Laufende.',
        en: 'In a Sie every card is a Laufende.',
      };
    default:
      return {
        de: 'Die Spielerpartei hatte die höchsten Trümpfe ohne Lücke: Jeder davon zählt.',
        bar: 'De Spuiapartei hod de hechstn Trümpf ohne Luckn ghabt: Jeda zoit.',
        en: 'The declaring party held the highest trumps without a gap: each of them counts.',
      };
  }
}

/** The rule behind a factor. */
export function factorExplanation(bill: Bill, { kind, factor, count, rule }: BillFactor): Words {
  switch (kind) {
    case 'tout':
      return {
        de: `Mit Tout angesagt: Der Preis samt Laufenden zählt ${factor}-fach, gewonnen wie verloren.`,
        bar: `Mit Tout ogsogt: Da Preis samt Laufende zoit ${factor}-fach, gwunna wia valorn.`,
        en: `Announced as Tout: the price with its Laufende counts ${factor} times, won or lost.`,
      };
    case 'sie':
      return {
        de: `Eine Sie zählt an diesem Tisch ${factor}-fach.`,
        bar: `A Sie zoit an dem Tisch ${factor}-fach.`,
        en: `At this table a Sie counts ${factor} times.`,
      };
    case 'schwarz-double':
      return {
        de: 'Die Verlierer haben keinen Stich: Das verdoppelt an diesem Tisch das ganze Spiel.',
        bar: 'De Valierer ham koan Stich: Des doppelt an dem Tisch des ganze Spui.',
        en: 'The losers have no trick: at this table that doubles the whole game.',
      };
    case 'klopfen':
      return rule === 'B14' ? LINEAR_KNOCKS : POWER_KNOCKS;
    case 'stoss':
      return bill.kind === 'ramsch' ? RAMSCH_STOSS : STOSS;
    case 'doubled':
      return {
        de: 'Vorher haben alle „weiter“ gesagt, darum zählt dieses Spiel mehr.',
        bar: 'Davor ham olle „weida“ gsogt, drum zoit des Spui mehra.',
        en: 'Before this deal everybody said “weiter”, so this game counts more.',
      };
    case 'jungfrau':
      return {
        de: 'Wer im Ramsch keinen Stich hat, ist Jungfrau: Das verdoppelt.',
        bar: 'Wer im Ramsch koan Stich hod, is Jungfrau: Des doppelt.',
        en: 'A seat without a trick in a Ramsch is a Jungfrau: that doubles.',
      };
    case 'limit':
      return limit(factor, count);
  }
}

const POWER_KNOCKS: Words = {
  de: 'Jedes Klopfen verdoppelt das Spiel.',
  bar: 'Jeds Klopfa doppelt des Spui.',
  en: 'Each knock doubles the game.',
};
const LINEAR_KNOCKS: Words = {
  de: 'Jedes Klopfen zählt an diesem Tisch den Preis einmal dazu.',
  bar: 'Jeds Klopfa zoit an dem Tisch den Preis oamoi dazua.',
  en: 'At this table each knock adds the price once more.',
};
const STOSS: Words = {
  de: 'Der Stoß verdoppelt das Spiel, jede Antwort darauf noch einmal.',
  bar: 'Da Stoß doppelt des Spui, jede Antwort drauf no amoi.',
  en: 'A Stoß doubles the game, each answer to it doubles once more.',
};
const RAMSCH_STOSS: Words = {
  de: 'Im Ramsch darf an diesem Tisch jeder einmal verdoppeln.',
  bar: 'Im Ramsch derf an dem Tisch jeda oamoi doppeln.',
  en: 'At this table everybody may double once in a Ramsch.',
};

function limit(factor: number, product: number): Words {
  return {
    de: `Zusammen wäre es ${product}-fach; mehr als ${factor}-fach zählt an diesem Tisch nichts.`,
    bar: `Zamm waar’s ${product}-fach; mehra ois ${factor}-fach zoit an dem Tisch nix.`,
    en: `Together it would be ${product} times; this table counts at most ${factor} times.`,
  };
}

/** What happened to the Stock (R109, B53). */
export function stockExplanation({ kind, stock }: Pick<Bill, 'kind' | 'stock'>): Words {
  if (stock.after < stock.before) {
    return {
      de: 'Die Spielerpartei hat gewonnen und nimmt den Stock.',
      bar: 'De Spuiapartei hod gwunna und kriagt den Stock.',
      en: 'The declaring party won and takes the Stock.',
    };
  }
  if (kind === 'thrown-in') {
    return {
      de: 'Alle haben „weiter“ gesagt: Jeder zahlt in den Stock.',
      bar: 'Olle ham „weida“ gsogt: Jeda zoit in Stock.',
      en: 'Everybody said “weiter”: each pays into the Stock.',
    };
  }
  return {
    de: 'Die Spielerpartei hat verloren und zahlt in den Stock.',
    bar: 'De Spuiapartei hod valorn und zoit in Stock.',
    en: 'The declaring party lost and pays into the Stock.',
  };
}
