import type { Member, Payment, RoundDeal } from '@stammtisch/protocol';
import { memberOf, type Evening } from './evening.ts';
import { fewestPayments, type Balance } from './payments.ts';

/** What everybody gets or owes if the evening ends now: the account, and for those who sit there an equal share of what lies in the Stock. */
export function balances(evening: Evening): readonly Balance[] {
  const sitting = evening.chairs.filter((member) => member !== null);
  const shares = sharesOf(evening.game.stock, sitting);
  return evening.members.map(({ member, account }) => ({ member, amount: account + (shares.get(member) ?? 0) }));
}

/** Whole cents; those that are left over go to the first ones. */
function sharesOf(stock: number, sitting: readonly Member[]): ReadonlyMap<Member, number> {
  const each = Math.floor(stock / Math.max(1, sitting.length));
  const over = stock - each * sitting.length;
  return new Map(sitting.map((member, place) => [member, each + (place < over ? 1 : 0)]));
}

/** The deal that was just settled: what the accounts are now and were not after the deals before it. */
export function roundDeal({ members, chairs, round, game }: Evening): RoundDeal {
  const before = (member: Member): number =>
    round.reduce((sum, { amounts }) => sum + (amounts.find((one) => one.member === member)?.amount ?? 0), 0);
  const amounts = members
    .map(({ member, account }) => ({ member, amount: account - before(member) }))
    .filter(({ member, amount }) => amount !== 0 || chairs.includes(member));
  return { deal: game.deal?.number ?? game.deals, game: game.deal?.contract?.game ?? null, amounts };
}

/** Who would pay whom if the evening were over now; nobody while a deal runs. */
export function paymentsOf(evening: Evening): readonly Payment[] {
  const open = evening.phase === 'between' || evening.phase === 'closed';
  // Without anybody on a chair nobody can be given the Stock.
  if (!open || evening.chairs.every((member) => member === null)) return [];
  return fewestPayments(balances(evening));
}

/** How a table is written that people open with a spreadsheet. */
interface CsvForm {
  readonly separator: string;
  readonly decimal: string;
  readonly head: readonly string[];
  readonly kinds: { readonly human: string; readonly bot: string };
}

/** A German spreadsheet takes `1.40` for a date and a comma for part of a number. */
const CSV_FORMS = {
  de: {
    separator: ';',
    decimal: ',',
    head: ['Name', 'Wer', 'Stand', 'Mit Anteil am Stock'],
    kinds: { human: 'Mensch', bot: 'Bot' },
  },
  en: {
    separator: ',',
    decimal: '.',
    head: ['name', 'kind', 'account', 'settled'],
    kinds: { human: 'human', bot: 'bot' },
  },
} as const satisfies Record<string, CsvForm>;

/** The languages in which accounts are written. */
export type CsvLanguage = keyof typeof CSV_FORMS;

/** Accounts as CSV: one line a person, amounts in euros or points. */
export function accountsCsv(evening: Evening, nameOf: (member: Member) => string, language: CsvLanguage): string {
  const { separator, decimal, head, kinds }: CsvForm = CSV_FORMS[language];
  const isMoney = evening.game.rules['scoring.currency'] === 'cent';
  const written = (amount: number): string =>
    isMoney ? (amount / 100).toFixed(2).replace('.', decimal) : String(amount);
  // Whoever only looked on has no account.
  const known = balances(evening).filter(({ member }) => !memberOf(evening, member).onlyLooked);
  const lines = known.map(({ member, amount }) => {
    const { account, bot } = memberOf(evening, member);
    return [cell(nameOf(member)), kinds[bot === null ? 'human' : 'bot'], written(account), written(amount)];
  });
  // By the mark at the beginning a spreadsheet knows that names are in UTF-8.
  return `\uFEFF${[head, ...lines].map((line) => line.join(separator)).join('\r\n')}\r\n`;
}

/** Text in a cell. A spreadsheet takes what begins like a formula for one, so it gets an apostrophe; numbers of ours never pass here. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
