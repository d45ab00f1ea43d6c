import type { PresetName } from '@stammtisch/rules';
import type { OwnDeal } from './own-deal.ts';

export const PERIODS = ['all', 'this-month', 'last-month', 'week'] as const;
export type Period = (typeof PERIODS)[number];

export const TABLES = ['all', 'alone', 'friends'] as const;
export type TableKind = (typeof TABLES)[number];

/** Which deals count. */
export interface DealFilter {
  readonly period: Period;
  /** Alone against bots, or with others at a table of a server. */
  readonly table: TableKind;
  readonly preset: PresetName | 'all';
  readonly bots: string;
  /** Whether practice tables count, whose cards come from words. */
  readonly withPractice: boolean;
  readonly currency: OwnDeal['currency'];
}

/** Any bots. */
export const ALL_BOTS = '';

/** Whether a deal counts. `now` is the present, in the time zone of the person. */
export function counts(deal: OwnDeal, filter: DealFilter, now: Date): boolean {
  if (deal.currency !== filter.currency || (deal.isPractice && !filter.withPractice)) return false;
  if (filter.table !== 'all' && deal.isOnline !== (filter.table === 'friends')) return false;
  if (filter.preset !== 'all' && deal.preset !== filter.preset) return false;
  if (filter.bots !== ALL_BOTS && deal.bots !== filter.bots) return false;
  return isIn(deal.date, filter.period, now);
}

/** Whether a date lies in a period; what has no date lies in `all` only. */
export function isIn(date: string, period: Period, now: Date): boolean {
  if (period === 'all') return true;
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return false;
  if (period === 'week') return now.getTime() - at.getTime() < 7 * 24 * 3_600_000;
  const months = now.getFullYear() * 12 + now.getMonth() - (at.getFullYear() * 12 + at.getMonth());
  return months === (period === 'this-month' ? 0 : 1);
}

/** The currency in which most deals were counted: amounts of two are never added. */
export function usualCurrency(deals: readonly OwnDeal[]): OwnDeal['currency'] {
  const points = deals.filter(({ currency }) => currency === 'point').length;
  return points * 2 > deals.length ? 'point' : 'cent';
}
