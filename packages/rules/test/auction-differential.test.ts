import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import type { HouseRuleSet } from '../src/house-rules.ts';
import type { PresetName } from '../src/house-rules/presets.ts';
import type { Table } from '../src/table.ts';
import type { WrittenHands } from './support/cards.ts';
import { rulesOf } from './support/cards.ts';
import { codesOf } from './support/deals.ts';
import { naiveAuction, naiveAuctionPerft, naiveSay, naiveSayable } from './support/naive-auction.ts';
import type { NaiveAuction } from './support/naive-auction.ts';
import { changedOr, chanceOf, commandsAt, sessions } from './support/random-table.ts';
import type { Session } from './support/random-table.ts';
import { LONG, runs } from './support/runs.ts';
import { auctionTable, openAuction, run } from './support/table.ts';

/** A command in the words of the naive auction. */
function inWords(command: Command): string {
  if (command.type === 'deal') throw new Error('nobody deals in an auction');
  const { seat, type } = command;
  if (type === 'name') {
    const { game, tout, herz = false } = command.rank;
    return [seat, type, game, ...(herz ? ['herz'] : []), ...(tout ? ['tout'] : [])].join(' ');
  }
  if (type !== 'announce') return `${seat} ${type}`;
  const { game, suit, tout = false } = command.announcement;
  return [seat, type, game, ...(suit === undefined ? [] : [suit]), ...(tout ? ['tout'] : [])].join(' ');
}

function isAuction(table: Table): boolean {
  return table.deal?.phase.name === 'auction';
}

function naiveOf({ rules, deal }: Table): NaiveAuction {
  return naiveAuction(rules, deal!.hands.map(codesOf), deal!.dealer);
}

function next(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(JSON.stringify(decided.reason));
  return decided.value.reduce(evolve, table);
}

/** How many sequences of the next `depth` commands the source allows in the auction. */
function auctionPerft(table: Table, depth: number): number {
  const commands = isAuction(table) ? commandsAt(table) : [];
  if (depth === 1) return commands.length;
  return commands.reduce((count, command) => count + auctionPerft(next(table, command), depth - 1), 0);
}

const biddingModes = ['table', 'negotiation', 'schafkopfschule'] as const;

function withRules({ table, packs, numbers }: Session, set: HouseRuleSet): Session {
  return { table: { ...table, rules: changedOr(table.rules, set) }, packs, numbers };
}

/** Sessions whose auctions differ in everything that matters to an auction. */
const auctionSessions: fc.Arbitrary<Session> = fc
  .tuple(
    sessions(1),
    fc.record({
      'bidding.mode': fc.constantFrom(...biddingModes),
      'bidding.negotiationOrder': fc.constantFrom('frontToBack' as const, 'backToFront' as const),
      'bidding.interestBinding': fc.boolean(),
      'bidding.finalMayExceedNamed': fc.boolean(),
      'bidding.sieOfferAfterDeal': fc.boolean(),
      'bidding.herzSoloFirst': fc.boolean(),
      'allPass.action': fc.constantFrom('redeal' as const, 'eichelOberMuss' as const),
      'klopfen.mustPlayOnAllPass': fc.constant('off' as const),
    }),
  )
  .map(([session, set]) => withRules(session, { ...set, 'stock.enabled': false }))
  .filter(({ table: { rules } }) => rules['klopfen.mustPlayOnAllPass'] === 'off');

test(
  'any auction under any house rules: what may be said agrees with the naive rules (R17–R33, B25–B33, B54)',
  LONG,
  () => {
    fc.assert(
      fc.property(auctionSessions, ({ table: empty, packs, numbers }) => {
        const chance = chanceOf(numbers);
        let table = openAuction(run(empty, { type: 'deal', deck: packs[0]! }));
        let naive = naiveOf(table);
        for (;;) {
          const commands = isAuction(table) ? commandsAt(table) : [];
          expect(commands.map(inWords).toSorted()).toEqual(naiveSayable(naive).toSorted());
          const command = commands[chance(commands.length || 1)];
          if (command === undefined) return;
          table = next(table, command);
          naive = naiveSay(naive, inWords(command));
        }
      }),
      { numRuns: runs(400) },
    );
  },
);

interface AuctionRow {
  readonly name: string;
  readonly preset: PresetName;
  readonly set: HouseRuleSet;
  readonly hands: WrittenHands;
  /** Number of sequences by their length. */
  readonly nodes: Readonly<Record<number, number>>;
}

/** s0 is gesperrt and holds the Eichel-Ober, the others can call every Sau. */
const MIXED: WrittenHands = {
  0: 'EA GA SA EO GO HU H9 H8',
  1: 'EK E8 GK S7 HO SO HA HK',
  2: 'EU GU G9 G8 EZ E9 SK S8',
};
const SIE: WrittenHands = { 2: 'EO GO HO SO EU GU HU SU' };
const ONLY: HouseRuleSet = { 'games.farbwenz': false, 'tout.allowedGames': ['solo'] };

const ROWS: readonly AuctionRow[] = [
  {
    name: 'Wirtshaus, table style',
    preset: 'wirtshaus',
    set: {},
    hands: {},
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 188, 6: 990 },
  },
  {
    name: 'Wirtshaus, interest does not bind',
    preset: 'wirtshaus',
    set: { 'bidding.interestBinding': false },
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 196, 6: 1030 },
  },
  {
    name: 'Sauspiel, negotiation from the front',
    preset: 'sauspiel',
    set: {},
    hands: {},
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 188, 6: 594, 7: 2714 },
  },
  {
    name: 'Sauspiel, negotiation from the back',
    preset: 'sauspiel',
    set: { 'bidding.negotiationOrder': 'backToFront' },
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 188, 6: 591, 7: 2733 },
  },
  {
    name: 'Sauspiel, interest does not bind',
    preset: 'sauspiel',
    set: { 'bidding.interestBinding': false },
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 203, 6: 772, 7: 3018 },
  },
  {
    name: 'Schafkopfschule, minimum games',
    preset: 'schafkopfschule',
    set: {},
    hands: {},
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 147, 6: 297, 7: 1094, 8: 2894 },
  },
  {
    name: 'Schafkopfschule, one hand gesperrt',
    preset: 'schafkopfschule',
    set: {},
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 147, 6: 297, 7: 1094, 8: 2894 },
  },
  {
    name: 'Schafkopfschule, a Sie at the table',
    preset: 'schafkopfschule',
    set: {},
    hands: SIE,
    nodes: { 1: 3, 2: 6, 3: 12, 4: 24, 5: 160, 6: 363, 7: 1403 },
  },
  {
    name: 'Schafkopfschule, few games, whole auctions',
    preset: 'schafkopfschule',
    set: ONLY,
    hands: {},
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 78, 6: 99, 7: 266, 8: 495, 9: 525, 10: 577 },
  },
  {
    name: 'Schafkopfschule, the final game is the named one',
    preset: 'schafkopfschule',
    set: { 'bidding.finalMayExceedNamed': false },
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 147, 6: 297, 7: 824, 8: 2128 },
  },
  {
    name: 'Turnier, der Alte muss',
    preset: 'turnier',
    set: {},
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 117, 6: 213, 7: 671, 8: 1552 },
  },
  {
    name: 'Turnier, der Alte muss, without Solo',
    preset: 'turnier',
    set: { 'muss.allowSolo': false },
    hands: MIXED,
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 107, 6: 213, 7: 671, 8: 1552 },
  },
  {
    name: 'short deck, everything on',
    preset: 'sauspiel',
    set: { deck: 24, 'games.farbgeier': true, 'games.bettel': true },
    hands: {},
    nodes: { 1: 2, 2: 4, 3: 8, 4: 16, 5: 227, 6: 847 },
  },
];

describe('perft of the auction', LONG, () => {
  test.for(ROWS)('$name', ({ preset, set, hands, nodes }) => {
    const table = auctionTable({ rules: rulesOf(set, preset), hands });
    const naive = naiveOf(table);
    const depths = Object.keys(nodes).map(Number);
    const count = (perft: (depth: number) => number): Record<string, number> =>
      Object.fromEntries(depths.map((depth) => [depth, perft(depth)]));
    const source = count((depth) => auctionPerft(table, depth));
    expect({ source, naive: count((depth) => naiveAuctionPerft(naive, depth)) }).toEqual({
      source: nodes,
      naive: nodes,
    });
  });
});
