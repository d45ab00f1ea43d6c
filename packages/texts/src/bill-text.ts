import type { Bill, BillFactor, BillItem, BillItemKind, Contract, FactorKind, HouseRules } from '@stammtisch/rules';
import { factorExplanation, itemExplanation, stockExplanation } from './bill-explanations.ts';
import { contractName } from './contracts.ts';
import { gameName } from './game-name.ts';
import type { Language } from './language.ts';
import { allOf } from './list-words.ts';
import { formatAmount, formatChange } from './money.ts';
import { stossSteps } from './stoss-words.ts';
import { seatNames } from './words.ts';
import type { Names, Words } from './words.ts';

/** A line of the settlement as it is read. */
export interface BillLine {
  readonly kind: BillItemKind | FactorKind | 'sum' | 'stock';
  /** "3 Laufende je 0,10 €", "Stoß ×2". */
  readonly text: string;
  /** What the line adds; after a factor what the game costs with it. Empty where nothing is paid between players. */
  readonly amount: string;
  /** The rule behind the line in one sentence of at most 160 characters. */
  readonly explanation: string;
  /** Its id in the rules, such as `R98`. */
  readonly rule: string;
}

/** What makes the lines more exact where it is known. */
export interface BillDetails {
  /** Names the game in the first line. */
  readonly contract?: Contract | null;
  /** Names seats for whom alone a line counts. */
  readonly names?: Names;
}

/**
 * The bill in words, line by line in the order in which it is reckoned: what is added up, the sum, what multiplies it, the Stock.
 *
 * @example billLines(bill, rules, 'de', { contract }).map((line) => `${line.text}: ${line.amount}`)
 * // ["Rufspiel auf die Gras-Sau: 0,10 €", "3 Laufende je 0,10 €: 0,30 €", "Summe: 0,40 €", "1 Klopfer ×2: 0,80 €"]
 */
export function billLines(
  bill: Bill,
  rules: HouseRules,
  language: Language,
  details: BillDetails = {},
): readonly BillLine[] {
  const context: Context = { bill, rules, language, ...details };
  const sum = bill.items.length > 1 ? [sumLine(context)] : [];
  return [
    ...bill.items.map((item) => itemLine(context, item)),
    ...sum,
    ...bill.factors.map((factor, index) => factorLine(context, factor, index)),
    ...stockLines(context),
  ];
}

interface Context extends BillDetails {
  readonly bill: Bill;
  readonly rules: HouseRules;
  readonly language: Language;
}

function itemLine(context: Context, item: BillItem): BillLine {
  return {
    kind: item.kind,
    text: itemText(context, item),
    amount: money(context, item.amount),
    explanation: itemExplanation(context.bill, context.rules, item)[context.language],
    rule: item.rule,
  };
}

function itemText(context: Context, item: BillItem): string {
  const { bill, language, contract } = context;
  switch (item.kind) {
    case 'grundtarif':
      if (bill.kind === 'sie' || bill.durchmarsch !== null) return gameName('solo', language);
      return contract === undefined || contract === null ? GRUNDTARIF[language] : contractName(contract, language);
    case 'schneider':
      return 'Schneider';
    case 'schwarz':
      return 'Schwarz';
    case 'laufende':
      return `${item.count} Laufende ${EACH[language]} ${money(context, item.unit)}`;
    case 'tout-surcharge':
      return TOUT_SURCHARGE[language];
    case 'ramsch':
      return bill.durchmarsch === null ? gameName('ramsch', language) : 'Durchmarsch';
  }
}

const GRUNDTARIF: Words = { de: 'Grundtarif', bar: 'Grundtarif', en: 'Base price' };
const EACH: Words = { de: 'je', bar: 'je', en: 'at' };
const TOUT_SURCHARGE: Words = {
  de: 'Schneider und Schwarz zum Tout',
  bar: 'Schneider und Schwarz zum Tout',
  en: 'Schneider and Schwarz of the Tout',
};
const SUM: Words = { de: 'Summe', bar: 'Zamm', en: 'Sum' };
const SUM_RULE: Words = {
  de: 'Erst wird alles zusammengezählt, dann erst wird vervielfacht.',
  bar: 'Z’erst werd ois zammzoit, erst na werd vervielfacht.',
  en: 'First everything is added up, only then it is multiplied.',
};

function sumLine(context: Context): BillLine {
  const { bill, language } = context;
  return {
    kind: 'sum',
    text: SUM[language],
    amount: money(context, bill.sum),
    explanation: SUM_RULE[language],
    rule: 'B16',
  };
}

function factorLine(context: Context, factor: BillFactor, index: number): BillLine {
  const { bill, language } = context;
  return {
    kind: factor.kind,
    text: factorText(context, factor),
    amount: bill.kind === 'thrown-in' ? '' : money(context, amountAfter(bill, index)),
    explanation: factorExplanation(bill, factor)[language],
    rule: factor.rule,
  };
}

/** What the game costs with the factors up to this one; one that counts for some seats says what it costs them. */
function amountAfter(bill: Bill, index: number): number {
  const current = bill.factors[index];
  if (current === undefined || current.kind === 'limit') return bill.value;
  const shared = bill.factors.slice(0, index).filter((factor) => factor.seats === null);
  return shared.reduce((amount, { factor }) => amount * factor, bill.sum) * current.factor;
}

function factorText(context: Context, factor: BillFactor): string {
  const times = `×${factor.factor}`;
  const only = factor.seats === null ? '' : ` (${onlyFor(context, factor.seats)})`;
  return `${factorName(context, factor)} ${times}${only}`;
}

function onlyFor({ language, names = seatNames(language) }: Context, seats: NonNullable<BillFactor['seats']>): string {
  return `${ONLY_FOR[language]} ${allOf(seats.map(names), language)}`;
}

const ONLY_FOR: Words = { de: 'nur für', bar: 'grad fia', en: 'only for' };

function factorName({ bill, language }: Context, { kind, count }: BillFactor): string {
  switch (kind) {
    case 'tout':
      return 'Tout';
    case 'sie':
      return gameName('sie', language);
    case 'schwarz-double':
      return 'Schwarz';
    case 'klopfen':
      return KNOCKS(count)[language];
    case 'stoss':
      return bill.kind === 'ramsch' ? `${count} Stoß` : stossSteps(count);
    case 'doubled':
      return DOUBLED[language];
    case 'jungfrau':
      return count === 1 ? 'Jungfrau' : `${count} Jungfrauen`;
    case 'limit':
      return LIMIT[language];
  }
}

const KNOCKS = (count: number): Words => ({
  de: `${count} Klopfer`,
  bar: `${count} Klopfa`,
  en: count === 1 ? '1 knock' : `${count} knocks`,
});
const DOUBLED: Words = { de: 'Doppelspiel', bar: 'Doppespui', en: 'Doubled deal' };
const LIMIT: Words = { de: 'höchstens', bar: 'hechstns', en: 'at most' };
const STOCK: Words = { de: 'Stock', bar: 'Stock', en: 'Stock' };

/** The Stock is never multiplied (B16); no line if nothing went in or out. */
function stockLines({ bill, rules, language }: Context): readonly BillLine[] {
  const { stock } = bill;
  const taken = stock.before - stock.after;
  if (taken === 0) return [];
  return [
    {
      kind: 'stock',
      text: STOCK[language],
      amount: formatChange(taken, rules['scoring.currency'], language),
      explanation: stockExplanation(bill)[language],
      rule: stock.rule,
    },
  ];
}

function money({ rules, language }: Context, amount: number): string {
  return formatAmount(amount, rules['scoring.currency'], language);
}
