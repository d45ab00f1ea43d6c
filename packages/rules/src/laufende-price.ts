import { billItem } from './bill-item.ts';
import type { BillItem } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import type { Laufende } from './outcome.ts';
import type { PartyGame } from './tariff.ts';

/** Games with trumps, in which Laufende count. */
export type LaufendeGame = Exclude<PartyGame, 'bettel'>;

/** The line for Laufende, or none. Each Laufende of a run that counts is paid, not only those above the minimum (R98). */
export function laufendeItems(
  rules: HouseRules,
  game: LaufendeGame,
  run: Laufende,
  declarerWon: boolean,
): readonly BillItem[] {
  const count = countedLaufende(rules, game, run, declarerWon);
  if (count === 0) return [];
  return [billItem('laufende', rules['tariff.laufende'], ruleOf(run, count), count)];
}

/** Number of Laufende that are paid: 0 below the minimum (R95, B7), at most the maximum, for "ohne" as for "mit" (R97, B6). */
export function countedLaufende(rules: HouseRules, game: LaufendeGame, run: Laufende, declarerWon: boolean): number {
  if (!rules['laufende.enabled'] || !inScope(rules, run, declarerWon)) return 0;
  if (run.count < rules[`laufende.min.${game}`]) return 0;
  return Math.min(run.count, rules[`laufende.max.${game}`]);
}

/** Whose Laufende count (R99, B4). */
function inScope(rules: HouseRules, { holder }: Laufende, declarerWon: boolean): boolean {
  const holderWon = (holder === 'declarer') === declarerWon;
  switch (rules['laufende.scope']) {
    case 'both':
      return true;
    case 'winnersOnly':
      return holderWon;
    case 'losersOnly':
      return !holderWon;
    case 'declarerOnly':
      return holder === 'declarer';
    case 'none':
      return false;
  }
}

function ruleOf(run: Laufende, counted: number): string {
  if (counted < run.count) return 'B6';
  return run.holder === 'declarer' ? 'R98' : 'R99';
}
