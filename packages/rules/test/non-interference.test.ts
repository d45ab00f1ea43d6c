import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/card.ts';
import { deckCards } from '../src/card.ts';
import { isGesperrt } from '../src/gesperrt.ts';
import { legalInPlay } from '../src/play.ts';
import { rulesOf } from './support/cards.ts';
import { conceivable } from './support/conceivable.ts';
import { playCards, playTable } from './support/table.ts';
import { ALL_CARDS, cardsOf, has, setOf, size } from '../src/card-set.ts';
import type { CardSet } from '../src/card-set.ts';
import type { Command, SeatAction } from '../src/command.ts';
import { decide, whyNotAction } from '../src/decide.ts';
import type { TableEvent } from '../src/event.ts';
import { evolve } from '../src/evolve.ts';
import { SEATS } from '../src/seat.ts';
import type { Table } from '../src/table.ts';
import { view } from '../src/view.ts';
import type { Viewer } from '../src/view.ts';
import {
  chanceOf,
  endOf,
  numbers,
  playRandomDeal,
  rufspielSessions,
  sessions,
  towardsRufspiel,
} from './support/random-table.ts';
import type { Chance, Narrow, Session, Step } from './support/random-table.ts';
import { LONG, runs } from './support/runs.ts';

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** Cards of the current deal that a viewer has seen: his own as far as he picked them up, what was played, what was laid open. */
function seenBy(table: Table, viewer: Viewer): CardSet {
  const { deal } = view(table, viewer);
  if (deal === null) return 0;
  if (deal.hands !== null) return ALL_CARDS;
  const played = setOf([...deal.tricks.flatMap(({ cards }) => cards), ...deal.trick]);
  return deal.shown.reduce((set, { cards }) => set | cards, deal.dealt | played);
}

/** Whether the parties are open because the game is over. */
function isOver(table: Table): boolean {
  const phase = table.deal?.phase.name;
  return phase === 'schwarz-claim' || (phase === 'settled' && table.deal?.contract !== null);
}

/** Everything that reaches a viewer: what he sees, and the answer to whatever he might try. */
function reaches(table: Table, viewer: Viewer, actions: readonly SeatAction[]): string {
  const { deal } = table;
  const answers =
    viewer === 'spectator' || deal === null ? [] : actions.map((action) => whyNotAction(table, deal, viewer, action));
  return JSON.stringify([view(table, viewer), answers]);
}

/** What everybody hears of an event: who declines to answer a Stoß and how the pack lies stays hidden. */
function heard(events: readonly TableEvent[]): string {
  return JSON.stringify(
    events.map((event) => {
      if (event.type === 'dealt') return { type: event.type };
      return event.type === 'stoss-declined' ? { type: event.type } : event;
    }),
  );
}

/** A second world: the same deal with two cards exchanged in the pack, in which the same things are said and done. */
interface Mirror {
  readonly table: Table;
  readonly swap: readonly [Card, Card];
}

function exchanged(pack: readonly Card[], [a, b]: Mirror['swap']): readonly Card[] {
  return pack.map((card) => (card === a ? b : card === b ? a : card));
}

/**
 * The command that leads to the same public events in the mirror. Only who declines to answer a Stoß may be another seat there: the
 * partner in one world and the partner in the other change places.
 */
function mirrored(command: Command, original: Table, mirror: Mirror): Command {
  if (command.type === 'deal') return { ...command, deck: exchanged(command.deck, mirror.swap) };
  if (command.type !== 'no-stoss') return command;
  const here = original.deal?.play?.partner ?? null;
  const there = mirror.table.deal?.play?.partner ?? null;
  if (here === null || there === null) return command;
  if (command.seat === here) return { ...command, seat: there };
  return command.seat === there ? { ...command, seat: here } : command;
}

/** The mirror after the step, or `null` if the step could not happen there or would be noticed. */
function follow(mirror: Mirror, step: Step): Mirror | null {
  const decided = decide(mirror.table, mirrored(step.command, step.before, mirror));
  if (!decided.ok || heard(decided.value) !== heard(step.events)) return null;
  return { ...mirror, table: decided.value.reduce(evolve, mirror.table) };
}

/** Two cards that the viewer had not seen at some moment; in a Rufspiel often one of them is the called card. */
function someSwap(steps: readonly Step[], viewer: Viewer, chance: Chance): Mirror['swap'] | null {
  const at = steps[chance(steps.length)]!.after;
  const unseen = cardsOf(~seenBy(at, viewer)).filter((card) => deckCards(at.rules.deck).includes(card));
  if (unseen.length < 2) return null;
  const contract = at.deal?.contract;
  const called = contract?.game === 'rufspiel' && unseen.includes(contract.called) ? contract.called : null;
  const a = called !== null && chance(2) === 0 ? called : unseen[chance(unseen.length)]!;
  const b = unseen[chance(unseen.length)]!;
  return a === b ? null : [a, b];
}

/** Follows one deal in both worlds as long as the viewer has seen neither card and could not have noticed a difference. */
function compareWorlds(steps: readonly Step[], viewer: Viewer, swap: Mirror['swap'], get: typeof reaches): void {
  let mirror: Mirror | null = { table: steps[0]!.before, swap };
  const actions = conceivable(steps[0]!.before.rules);
  for (const step of steps) {
    mirror = follow(mirror, step);
    if (mirror === null || isOver(step.after)) return;
    const seen = seenBy(step.after, viewer);
    if (has(seen, swap[0]) || has(seen, swap[1])) return;
    expect(get(mirror.table, viewer, actions)).toBe(get(step.after, viewer, actions));
  }
}

const PAIRS = 3;

function leaksNothing(session: Session, others: readonly number[], narrow?: Narrow, get = reaches): void {
  const chance = chanceOf(session.numbers);
  const other = chanceOf(others);
  let now = session.table;
  for (const pack of session.packs) {
    const steps = playRandomDeal(now, pack, chance, narrow);
    now = endOf(steps);
    for (const viewer of VIEWERS) {
      for (let pair = 0; pair < PAIRS; pair++) {
        const swap = someSwap(steps, viewer, other);
        if (swap !== null) compareWorlds(steps, viewer, swap, get);
      }
    }
  }
}

test(
  'whatever two cards a viewer has not seen are exchanged, he gets the same, byte for byte (VI-01 to VI-08)',
  LONG,
  () => {
    fc.assert(
      fc.property(sessions(2), numbers, (session, others) => leaksNothing(session, others)),
      { numRuns: runs(40) },
    );
  },
);

test(
  'a Rufspiel tells nobody who the partner is: searching, Stoß, davonlaufen (B12, B44, VI-01 to VI-04)',
  LONG,
  () => {
    fc.assert(
      fc.property(rufspielSessions, numbers, (session, others) => leaksNothing(session, others, towardsRufspiel)),
      { numRuns: runs(60) },
    );
  },
);

/**
 * What a careless view could let out. Each is found only if the deals reach a moment at which it would tell something, so these tests also show
 * that they do.
 */
const LEAKS: readonly (readonly [string, (table: Table) => unknown])[] = [
  ['who the partner is', ({ deal }) => deal?.play?.partner],
  ['who is asked to answer a Stoß', ({ deal }) => deal?.stoss.asked],
  ['that somebody runs away, before the trick shows it', ({ deal }) => deal?.play?.ranAway],
  ['how many cards the next seat may play', ({ deal }) => deal?.play && size(legalInPlay(deal.play))],
  ['who is gesperrt', ({ rules, deal }) => deal?.hands.map((hand) => isGesperrt(rules, hand))],
  ['how the pack lies', ({ deal }) => deal?.deck.join()],
  ['cards that are not dealt out yet', ({ deal }) => deal?.hands.join()],
];

test.for(LEAKS)('the comparison would notice a view that tells %s', LONG, ([, leak]) => {
  const careless: typeof reaches = (table, viewer, actions) =>
    JSON.stringify([reaches(table, viewer, actions), leak(table) ?? null]);
  const found = fc.check(
    fc.property(rufspielSessions, numbers, (session, others) =>
      leaksNothing(session, others, towardsRufspiel, careless),
    ),
    { numRuns: 1000, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
});

describe('moments that chance seldom meets', () => {
  test('B44 davonlaufen when following does not tell who ran: two seats could have', () => {
    const rules = rulesOf({
      'davonlaufen.whenFollowing': true,
      'davonlaufen.minCards': 3,
      'view.revealAfterDavonlaufen': true,
    });
    const others = { 0: 'EO GO HO SO EU GU HU G7', 3: 'EA EZ EK E9 E8 E7 SA SZ' } as const;
    const worlds = [
      { ...others, 1: 'GA GZ GK HA HZ SK S9 S8', 2: 'G9 G8 SU HK H9 H8 H7 S7' },
      { ...others, 1: 'S7 GZ GK HA HZ SK S9 S8', 2: 'G9 G8 SU HK H9 H8 H7 GA' },
    ].map((hands) => playCards(playTable('0 announce rufspiel G', { rules, hands }), 'G7 GK G8 E7'));
    expect(worlds.map(({ deal }) => [deal?.play?.ranAway, deal?.play?.partner])).toEqual([
      [true, 1],
      [true, 2],
    ]);
    for (const viewer of [0, 3, 'spectator'] as const) {
      const [here, there] = worlds.map((table) => JSON.stringify(view(table, viewer)));
      expect(here).toBe(there);
    }
  });
});
