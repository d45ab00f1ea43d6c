import type { Bill } from '../src/bill.ts';
import { cardOf } from '../src/card.ts';
import type { Suit } from '../src/card.ts';
import type { CallableSuit, PlainContract, Rufspiel, SuitContract, SuitGame } from '../src/contract.ts';
import type { HouseRules, HouseRuleSet } from '../src/house-rules.ts';
import { adapt } from '../src/house-rules/adapt.ts';
import { PRESETS, presetBase } from '../src/house-rules/presets.ts';
import type { Laufende, Multipliers, PartyOutcome, RamschOutcome, SieOutcome } from '../src/outcome.ts';
import type { BySeat, Seat } from '../src/seat.ts';
import { settle } from '../src/settle.ts';

/** Defaults of section B with tariff 10/50, as part D of the rules assumes. */
export const TEN_FIFTY: HouseRules = PRESETS.schafkopfschule;
export const TURNIER: HouseRules = PRESETS.turnier;

/** Those defaults with some options changed. */
export function tenFifty(set: HouseRuleSet): HouseRules {
  return adapt(presetBase('schafkopfschule'), set);
}

/** A party game with everything that does not matter to the case left at its plainest. */
export function played(
  [contract, partner]: readonly [PartyOutcome['contract'], Seat | null],
  points: number,
  tricks: number,
  laufende: Laufende,
  more: Partial<PartyOutcome> = {},
): PartyOutcome {
  return {
    kind: 'party',
    contract,
    partner,
    points,
    tricks,
    tricksInDeal: 8,
    laufende,
    mussTrumps: null,
    schwarzClaimed: false,
    knocks: 0,
    stoss: 0,
    doubled: 1,
    ...more,
  };
}

export const TOUT = { tout: true } as const;

export function rufspiel(
  declarer: Seat,
  partner: Seat | null,
  more: Partial<Rufspiel> = {},
): readonly [Rufspiel, Seat | null] {
  const suit: CallableSuit = 'E';
  return [{ game: 'rufspiel', suit, declarer, tout: false, called: cardOf(suit, 'A'), muss: false, ...more }, partner];
}

export function suitGame(
  game: SuitGame,
  suit: Suit,
  declarer: Seat,
  { tout = false }: { readonly tout?: boolean } = {},
): readonly [SuitContract, null] {
  return [{ game, suit, declarer, tout }, null];
}

export function plainGame(
  game: 'wenz' | 'geier',
  declarer: Seat,
  { tout = false }: { readonly tout?: boolean } = {},
): readonly [PlainContract, null] {
  return [{ game, declarer, tout }, null];
}

export function bettel(declarer: Seat, tricks: number, more: Partial<PartyOutcome> = {}): PartyOutcome {
  return played([{ game: 'bettel', declarer }, null], 0, tricks, run('declarer', 0), more);
}

export function run(holder: Laufende['holder'], count: number): Laufende {
  return { holder, count };
}

export function sie(declarer: Seat, more: Partial<Multipliers> = {}): SieOutcome {
  return { kind: 'sie', declarer, knocks: 0, stoss: 0, doubled: 1, ...more };
}

export function ramsch(
  points: BySeat<number>,
  tricks: BySeat<number>,
  more: Partial<RamschOutcome> = {},
): RamschOutcome {
  return {
    kind: 'ramsch',
    points,
    tricks,
    tricksInDeal: 8,
    highestTrump: null,
    lastTrick: null,
    forehand: 0,
    knocks: 0,
    stoss: 0,
    doubled: 1,
    ...more,
  };
}

/** The bill of an outcome that can be settled. */
export function billOf(rules: HouseRules, outcome: Parameters<typeof settle>[1], stock = 0): Bill {
  const bill = settle(rules, outcome, stock);
  if (!bill.ok) throw new Error(bill.reason.code);
  return bill.value;
}

/** The lines of a bill in one string: `grundtarif 10 + laufende 3 × 10`. */
export function itemsText({ items }: Bill): string {
  return items
    .map(({ kind, count, unit }) => (kind === 'laufende' ? `${kind} ${count} × ${unit}` : `${kind} ${count * unit}`))
    .join(' + ');
}

/** The factors of a bill in one string: `tout × 2, stoss × 4`; those that count for some seats only name them. */
export function factorsText({ factors }: Bill): string {
  return factors
    .map(({ kind, factor, seats }) => `${kind} × ${factor}${seats === null ? '' : ` for ${seats.join(' ')}`}`)
    .join(', ');
}
