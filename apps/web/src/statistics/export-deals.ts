import type { OwnDeal } from './own-deal.ts';

const COLUMNS = [
  'id',
  'date',
  'preset',
  'bots',
  'game',
  'role',
  'isWon',
  'delta',
  'currency',
  'laufende',
  'schneider',
  'schwarz',
] as const satisfies readonly (keyof OwnDeal)[];

/** What the statistics count, a line each: for a spreadsheet. Amounts in cents or points; separated by semicolons, as German ones expect. */
export function csvOf(deals: readonly OwnDeal[]): string {
  const lines = deals.map((deal) => COLUMNS.map((column) => cell(deal[column])).join(';'));
  return `\uFEFF${[COLUMNS.join(';'), ...lines].join('\r\n')}\r\n`;
}

/** A cell; text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The same as JSON. */
export function jsonOf(deals: readonly OwnDeal[]): string {
  const rows = deals.map((deal) => Object.fromEntries(COLUMNS.map((column) => [column, deal[column]])));
  return `${JSON.stringify(rows, null, 1)}\n`;
}
