import { SEATS, type Bill, type Contract, type HouseRules, type View } from '@stammtisch/rules';
import { formatChange, type Names } from '@stammtisch/texts';
import { billLines } from '../i18n/bill-texts.ts';
import type { Settings } from '../settings/schema.ts';
import { headline } from '../settlement/headline.ts';
import type { StatusWords } from '../table/status-line.ts';
import type { AnswerWords } from './answer.ts';
import type { CommandWords } from './command-words.ts';

/** A settled deal, at a table or in a record. */
export interface Settled {
  readonly bill: Bill;
  readonly contract: Contract | null;
  readonly rules: HouseRules;
}

/** The bill of a deal at the table as it is read aloud, a sentence each; empty while the deal goes on. */
export function spokenBill(
  { deal, rules, accounts }: View,
  words: StatusWords,
  spoken: CommandWords,
): readonly string[] {
  if (deal === null || deal.bill === null) return [];
  const { language, names } = words;
  const { title, sub } = headline(deal, deal.bill, words);
  const round = amounts(accounts, rules, names, language);
  return [
    title,
    ...(sub === '' ? [] : [`${sub}.`]),
    ...spokenLines({ bill: deal.bill, contract: deal.contract, rules }, { words: spoken, language, names }),
    signsInWords(`${spoken.round}: ${round}.`, spoken),
  ];
}

/** The lines of a bill and what each seat gets. */
export function spokenLines(
  { bill, contract, rules }: Settled,
  { words, language, names }: AnswerWords,
): readonly string[] {
  const lines = billLines(bill, rules, language, { contract, names });
  return [
    ...lines.map(({ text, amount }) => (amount === '' ? `${text}.` : `${text}: ${amount}.`)),
    `${amounts(bill.deltas ?? [], rules, names, language)}.`,
  ].map((line) => signsInWords(line, words));
}

function amounts(of: readonly number[], rules: HouseRules, names: Names, language: Settings['language']): string {
  const currency = rules['scoring.currency'];
  return SEATS.map((seat) => `${names(seat)} ${formatChange(of[seat] ?? 0, currency, language)}`).join(', ');
}

/** Plus and minus as words: not every screen reader says the signs. */
function signsInWords(line: string, { plus, minus }: CommandWords): string {
  return line.replaceAll('+', `${plus} `).replaceAll('\u2212', `${minus} `);
}
