import { SEATS, type View } from '@stammtisch/rules';
import { formatChange } from '@stammtisch/texts';
import { billLines } from '../i18n/bill-texts.ts';
import { headline } from '../settlement/headline.ts';
import type { StatusWords } from '../table/status-line.ts';
import type { CommandWords } from './command-words.ts';

/** The bill of a deal as it is read aloud, a sentence each; empty while the deal goes on. */
export function spokenBill(
  { deal, rules, accounts }: View,
  words: StatusWords,
  spoken: CommandWords,
): readonly string[] {
  if (deal === null || deal.bill === null) return [];
  const { bill, contract } = deal;
  const { language, names } = words;
  const { title, sub } = headline(deal, bill, words);
  const amounts = (of: readonly number[]): string =>
    SEATS.map((seat) => `${names(seat)} ${formatChange(of[seat] ?? 0, rules['scoring.currency'], language)}`).join(
      ', ',
    );
  const lines = billLines(bill, rules, language, { contract, names });
  return [
    title,
    ...(sub === '' ? [] : [`${sub}.`]),
    ...lines.map(({ text, amount }) => (amount === '' ? `${text}.` : `${text}: ${amount}.`)),
    `${amounts(bill.deltas ?? [])}.`,
    `${spoken.round}: ${amounts(accounts)}.`,
  ].map((line) => signsInWords(line, spoken));
}

/** Plus and minus as words: not every screen reader says the signs. */
function signsInWords(line: string, { plus, minus }: CommandWords): string {
  return line.replaceAll('+', `${plus} `).replaceAll('\u2212', `${minus} `);
}
