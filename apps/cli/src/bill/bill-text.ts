import { SEATS } from '@stammtisch/rules';
import type { Bill, Contract, HouseRules } from '@stammtisch/rules';
import {
  billLines,
  contractName,
  formatAmount,
  formatChange,
  resultText,
  seatNames,
  writtenLanguage,
} from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import type { Paint } from '../paint.ts';

/** The game of a deal; `null` if nobody played. */
export function gameText(contract: Contract | null, language: Language): string {
  if (contract !== null) return contractName(contract, language);
  return writtenLanguage(language) === 'de' ? 'Zusammengeworfen' : 'Thrown in';
}

/** What a seat won or lost. */
export function deltaText(delta: number, rules: HouseRules, language: Language): string {
  return formatChange(delta, rules['scoring.currency'], language);
}

/** The whole bill as a small table, with the payments below it. */
export function billText(
  bill: Bill,
  rules: HouseRules,
  contract: Contract | null,
  { id, language, paint }: { readonly id: string | number | null; readonly language: Language; readonly paint: Paint },
): string {
  const lines = billLines(bill, rules, language, { contract });
  const result = resultText(bill, language);
  const coloured = bill.won === null ? '' : `: ${paint(bill.won ? 'green' : 'red', result)}`;
  const title = `${paint('bold', gameText(contract, language))}${coloured}  ${id === null ? '' : paint('dim', String(id))}`;
  const rows = lines.map(({ text, amount, rule }) => {
    return `  ${text.padEnd(TEXT_WIDTH)}${amount.padStart(AMOUNT_WIDTH)}  ${paint('dim', rule)}`;
  });
  return [title.trimEnd(), ...rows, `  ${paymentText(bill, rules, language)}`, ''].join('\n');
}

const TEXT_WIDTH = 36;
const AMOUNT_WIDTH = 11;

/** Who gets what; without a partner nobody can say, only what each loser pays. */
function paymentText(bill: Bill, rules: HouseRules, language: Language): string {
  const { deltas } = bill;
  const german = writtenLanguage(language) === 'de';
  if (deltas === null) {
    const value = formatAmount(bill.value, rules['scoring.currency'], language);
    return german
      ? `${value} für jeden; ohne Mitspieler steht nicht fest, wer wem zahlt.`
      : `${value} each; without the partner it is open who pays whom.`;
  }
  const names = seatNames(language);
  return SEATS.map((seat) => `${names(seat)} ${deltaText(deltas[seat], rules, language)}`).join('   ');
}
