import type { BySeat, Card, CardSet, Seat } from '@stammtisch/rules';
import { SEATS, withSeat } from '@stammtisch/rules';
import { shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { makeWorldCount } from './count-worlds.ts';
import type { Needs, WorldCount } from './count-worlds.ts';
import { groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import type { Hidden } from './hidden.ts';

/** One way in which the hidden cards may lie. */
export interface World {
  /** What each seat holds now. */
  readonly hands: BySeat<CardSet>;
  /** Who holds the called card, if it is hidden. */
  readonly holder: Seat | null;
}

/** All worlds that fit what is certain. */
export interface Worlds {
  /** How many there are; 0 if what is certain contradicts itself. */
  readonly count: number;
  /** One of them, each equally likely. `null` if there is none. */
  draw(random: Random): World | null;
  /** Every one of them, each once; only for small counts. */
  all(): readonly World[];
}

interface Branch {
  readonly holder: Seat | null;
  readonly groups: readonly Group[];
  readonly counted: WorldCount;
  readonly needs: Needs;
  /** The hands before the groups are dealt out. */
  readonly hands: BySeat<CardSet>;
  readonly ways: number;
}

/** The worlds that fit: constraint sampling without rejection, each world with the same chance. */
export function possibleWorlds(hidden: Hidden): Worlds {
  const { called } = hidden;
  const holders: readonly (Seat | null)[] =
    called === null ? [null] : SEATS.filter((seat) => called.holders[seat] !== null);
  const branches = holders.map((holder) => branchOf(hidden, holder)).filter(({ ways }) => ways > 0);
  const count = branches.reduce((sum, { ways }) => sum + ways, 0);
  return {
    count,
    draw: (random) => (count === 0 ? null : drawFrom(branches, count, random)),
    all: () => branches.flatMap((branch) => Array.from(listFrom(branch, 0, branch.needs, branch.hands))),
  };
}

function branchOf(hidden: Hidden, holder: Seat | null): Branch {
  const { seat, hand, sizes, called, oneOf } = hidden;
  const card = called?.card ?? null;
  const fixed = card === null ? 0 : 1 << card;
  const groups = groupsOf(hidden, fixed);
  const counted = makeWorldCount(groups);
  const room: [number, number, number, number] = [sizes[0], sizes[1], sizes[2], sizes[3]];
  room[seat] = 0;
  if (holder !== null && card !== null) room[holder] -= 1;
  const needs: Needs = {
    room,
    holder,
    // The called card itself is one of those its holder must have.
    holderNeeds: holder === null ? 0 : (called?.holders[holder] ?? 0) - (card === null ? 0 : 1),
    caller: oneOf?.seat ?? null,
    callerNeeds: oneOf === null ? 0 : 1,
  };
  const own: BySeat<CardSet> = withSeat<CardSet>([0, 0, 0, 0], seat, hand);
  const hands = holder === null ? own : withSeat(own, holder, fixed);
  const ways = room.some((cards) => cards < 0) ? 0 : counted.ways(0, needs);
  return { holder, groups, counted, needs, hands, ways };
}

function drawFrom(branches: readonly Branch[], count: number, random: Random): World | null {
  let place = random() * count;
  const branch = branches.find(({ ways }) => (place -= ways) < 0) ?? branches[0];
  if (branch === undefined) return null;
  let { needs } = branch;
  const hands: [CardSet, CardSet, CardSet, CardSet] = [...branch.hands];
  for (const [index, { cards }] of branch.groups.entries()) {
    const splits = branch.counted.splits(index, needs);
    let left = random() * splits.reduce((sum, split) => sum + split.ways, 0);
    const split = splits.find(({ ways }) => (left -= ways) < 0) ?? splits[0];
    if (split === undefined) return null;
    const order = shuffle(cards, random);
    let next = 0;
    for (const seat of SEATS) {
      for (let taken = 0; taken < split.shares[seat]; taken++) hands[seat] |= 1 << (order[next++] ?? 0);
    }
    ({ needs } = split);
  }
  return { hands, holder: branch.holder };
}

function* listFrom(branch: Branch, index: number, needs: Needs, hands: BySeat<CardSet>): Generator<World> {
  const group = branch.groups[index];
  if (group === undefined) {
    yield { hands, holder: branch.holder };
    return;
  }
  for (const split of branch.counted.splits(index, needs)) {
    for (const dealt of deals(group.cards, split.shares, hands)) yield* listFrom(branch, index + 1, split.needs, dealt);
  }
}

/** All ways to deal cards out in shares. */
function* deals(cards: readonly Card[], shares: BySeat<number>, hands: BySeat<CardSet>): Generator<BySeat<CardSet>> {
  const [card, ...rest] = cards;
  if (card === undefined) {
    yield hands;
    return;
  }
  for (const seat of SEATS) {
    if (shares[seat] === 0) continue;
    yield* deals(rest, withSeat(shares, seat, shares[seat] - 1), withSeat(hands, seat, hands[seat] | (1 << card)));
  }
}
