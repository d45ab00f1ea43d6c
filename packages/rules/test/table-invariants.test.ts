import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckCards, pointsOf } from '../src/card.ts';
import type { Card } from '../src/card.ts';
import { TRUMP, effectiveSuit } from '../src/card-order.ts';
import { cardsOf } from '../src/card-set.ts';
import type { Command, SeatAction } from '../src/command.ts';
import { decide } from '../src/decide.ts';
import type { Deal } from '../src/deal.ts';
import type { TableEvent } from '../src/event.ts';
import { evolve } from '../src/evolve.ts';
import { outcomeOfPlay } from '../src/outcome-of-deal.ts';
import { startPlay } from '../src/play.ts';
import type { Play } from '../src/play.ts';
import { SEATS, bySeat, forehandOf, seatAfter } from '../src/seat.ts';
import type { BySeat, Seat } from '../src/seat.ts';
import type { Table } from '../src/table.ts';
import { newTable } from '../src/table.ts';
import { view } from '../src/view.ts';
import { conceivable } from './support/conceivable.ts';
import { deepFreeze } from './support/deep-freeze.ts';
import {
  chanceOf,
  chosen,
  commandsAt,
  endOf,
  playRandomDeal,
  rufspielSessions,
  sessions,
  stepOf,
  towardsRufspiel,
} from './support/random-table.ts';
import type { Narrow, Session, Step } from './support/random-table.ts';
import { ALL_KINDS, LONG, runs } from './support/runs.ts';

/** All steps of a session, deal after deal. */
function stepsOf({ table, packs, numbers }: Session, narrow?: Narrow): readonly Step[] {
  const chance = chanceOf(numbers);
  const steps: Step[] = [];
  for (const pack of packs) steps.push(...playRandomDeal(steps.at(-1)?.after ?? table, pack, chance, narrow));
  return steps;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function expectWholeDeck({ rules }: Table, { hands, play }: Deal): void {
  const left = play === null ? hands : play.hands;
  const played = play === null ? [] : play.tricks.flatMap(({ cards }) => cards).concat(play.trick);
  const all = left.flatMap(cardsOf).concat(played);
  expect(all.toSorted((a, b) => a - b)).toEqual(deckCards(rules.deck));
}

/** Somebody always can go on, and whoever everybody waits for can. */
function expectSomebodyActs(table: Table): void {
  const acting = SEATS.filter((seat) => view(table, seat).actions.length > 0);
  const turn = view(table, 'spectator').deal?.turn ?? null;
  expect(acting.length > 0).toBe(table.deal?.phase.name !== 'settled');
  if (turn === null) return;
  expect(acting).toContain(turn);
  if (table.deal?.phase.name !== 'play') return;
  const { actions, deal } = view(table, turn);
  const cards = actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every((card) => cardsOf(deal?.hand ?? 0).includes(card))).toBe(true);
}

function expectWinnersAreRight({ order, tricks, leader }: Play): void {
  for (const [index, { leader: led, cards, winner, points }] of tricks.entries()) {
    const card = cards[(winner - led + 4) % 4]!;
    expect([TRUMP, effectiveSuit(order, cards[0]!)]).toContain(effectiveSuit(order, card));
    expect(points).toBe(sum(cards.map(pointsOf)));
    expect(tricks[index + 1]?.leader ?? leader).toBe(winner);
  }
}

test(
  'D.10 the four hands, the current trick and the won tricks always are the deck; somebody always may act',
  LONG,
  () => {
    fc.assert(
      fc.property(sessions(3), (session) => {
        for (const { after } of stepsOf(session)) {
          expectWholeDeck(after, after.deal!);
          expectSomebodyActs(after);
          if (after.deal?.play) expectWinnersAreRight(after.deal.play);
        }
      }),
      { numRuns: runs(40) },
    );
  },
);

function words(actions: readonly SeatAction[]): readonly string[] {
  return actions.map((action) => JSON.stringify(action)).toSorted();
}

test('the actions in a view are exactly what decide accepts from the seat', LONG, () => {
  fc.assert(
    fc.property(sessions(1), (session) => {
      const all = conceivable(session.table.rules).filter(
        // A Sie can also be named while bidding; a view offers to lay it, which says the same.
        (action) => action.type !== 'name' || action.rank.game !== 'sie',
      );
      for (const { after } of stepsOf(session)) {
        for (const seat of SEATS) {
          const accepted = all.filter((action) => decide(after, { seat, ...action }).ok);
          expect(words(view(after, seat).actions)).toEqual(words(accepted));
        }
      }
    }),
    { numRuns: runs(25) },
  );
});

function expectPointsAndTricks({ claimedBy, play }: Deal): void {
  if (play === null) return;
  const complete = play.tricks.length === play.tricksInDeal || claimedBy !== null;
  const played = sum(play.tricks.map(({ points }) => points));
  expect(sum(play.points)).toBe(complete ? 120 : played);
  expect(sum(play.taken)).toBe(complete ? play.tricksInDeal : play.tricks.length);
}

function expectBalanced({ deal, accounts, stock }: Table, before: Table): void {
  if (deal?.phase.name !== 'settled') return;
  const { bill } = deal.phase;
  const deltas = bill.deltas!;
  expect(sum(deltas) + bill.stock.after - bill.stock.before).toBe(0);
  const amounts = [
    ...deltas,
    ...accounts,
    stock,
    bill.sum,
    bill.factor,
    bill.value,
    bill.stock.before,
    bill.stock.after,
  ];
  expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || Object.is(amount, -0))).toEqual([]);
  expect(stock).toBeGreaterThanOrEqual(0);
  expect(bill.stock).toMatchObject({ before: before.stock, after: stock });
  expect(sum(accounts) + stock).toBe(0);
}

test('D.10 points are 120, tricks 8 or 6; deltas and Stock sum to zero, accounts and Stock stay constant', LONG, () => {
  fc.assert(
    fc.property(sessions(4), (session) => {
      for (const { after, before } of stepsOf(session)) {
        if (after.deal?.phase.name !== 'settled') continue;
        expectPointsAndTricks(after.deal);
        expectBalanced(after, before);
      }
    }),
    { numRuns: runs(60) },
  );
});

test('D.10 the log replays to the same table for every prefix, also after it was written as JSON', LONG, () => {
  fc.assert(
    fc.property(sessions(3), (session) => {
      let replayed = newTable(session.table.rules, session.table.dealer);
      for (const { events, after } of stepsOf(session)) {
        const written = JSON.parse(JSON.stringify(events)) as readonly TableEvent[];
        expect(written).toStrictEqual(events);
        replayed = written.reduce(evolve, replayed);
        expect(JSON.stringify(replayed)).toBe(JSON.stringify(after));
      }
      expect(replayed).toStrictEqual(stepsOf(session).at(-1)!.after);
    }),
    { numRuns: runs(30) },
  );
});

test('decide, evolve and view change nothing that they get', LONG, () => {
  fc.assert(
    fc.property(sessions(2), ({ table, packs, numbers }) => {
      const chance = chanceOf(numbers);
      let now = deepFreeze(table);
      for (const pack of packs) {
        let command: Command | undefined = { type: 'deal', deck: pack };
        while (command !== undefined) {
          now = deepFreeze(stepOf(now, deepFreeze(command)).after);
          command = chosen(commandsAt(now), chance);
        }
      }
    }),
    { numRuns: runs(20) },
  );
});

/** The same session with everybody some seats further on. */
function turned(command: Command, by: number): Command {
  return command.type === 'deal' ? command : { ...command, seat: seatAfter(command.seat, by) };
}

function turnedBack(values: BySeat<number>, by: number): BySeat<number> {
  return bySeat((seat) => values[seatAfter(seat, by)]);
}

/** What a table comes to, seen from the seats before they moved. */
function result({ deal, accounts, stock, dealer, doubled, carried }: Table, by: number): unknown {
  const bill = deal?.phase.name === 'settled' ? deal.phase.bill : null;
  const back = (seat: Seat): Seat => seatAfter(seat, 4 - by);
  const partner = deal?.play?.partner ?? null;
  return {
    accounts: turnedBack(accounts, by),
    dealer: back(dealer),
    money: [stock, doubled, carried],
    phase: deal?.phase.name,
    partner: partner === null ? null : back(partner),
    bill: bill && {
      ...bill,
      losers: bill.losers.map(back).toSorted((a, b) => a - b),
      jungfrauen: bill.jungfrauen.map(back).toSorted((a, b) => a - b),
      durchmarsch: bill.durchmarsch === null ? null : back(bill.durchmarsch),
      factors: bill.factors.map((factor) => ({
        ...factor,
        seats: factor.seats?.map(back).toSorted((a, b) => a - b) ?? null,
      })),
      transfers: bill.transfers?.map(({ from, to, amount }) => `${back(from)}>${back(to)} ${amount}`).toSorted(),
      stock: { ...bill.stock, paid: bill.stock.paid && turnedBack(bill.stock.paid, by) },
      deltas: bill.deltas && turnedBack(bill.deltas, by),
    },
  };
}

test('D.10 turning the table turns everything with it', LONG, () => {
  fc.assert(
    fc.property(sessions(3), fc.integer({ min: 1, max: 3 }), (session, by) => {
      let moved = newTable(session.table.rules, seatAfter(session.table.dealer, by));
      for (const { command, after } of stepsOf(session)) {
        moved = stepOf(moved, turned(command, by)).after;
        expect(result(moved, by)).toEqual(result(after, 0));
      }
    }),
    { numRuns: runs(40) },
  );
});

test('D.10 Laufende depend on the cards dealt, not on the play', LONG, () => {
  fc.assert(
    fc.property(sessions(3), (session) => {
      for (const { after } of stepsOf(session)) {
        const play = after.deal?.play ?? null;
        if (after.deal?.phase.name !== 'settled' || play === null) continue;
        const forehand = forehandOf(after.deal.dealer);
        const fresh = startPlay({ rules: after.rules, contract: play.contract, hands: play.dealt, forehand });
        const [before, now] = [fresh, play].map((moment) =>
          outcomeOfPlay(moment, { knocks: 0, stoss: 0, doubled: 1 }, { forehand, schwarzClaimed: false }),
        );
        expect(now).toMatchObject('laufende' in before! ? { laufende: before.laufende } : { kind: 'ramsch' });
      }
    }),
    { numRuns: runs(30) },
  );
});

/** How the called card fell: led by its holder, searched, late enough, or after he ran away; `null` if it did not fall. */
function howTheSauFell(rules: Table['rules'], play: Play, called: Card): string | null {
  const index = play.tricks.findIndex(({ cards }) => cards.includes(called));
  const trick = play.tricks[index];
  if (trick === undefined) return null;
  const colour = effectiveSuit(play.order, called);
  if (trick.cards[0] === called) return 'led';
  if (effectiveSuit(play.order, trick.cards[0]!) === colour) return 'searched';
  if (index + 1 >= rules['rufsau.discardFromTrick']) return 'allowed discard';
  if (index + 1 === play.tricksInDeal) return 'last trick';
  return play.ranAway ? 'after davonlaufen' : 'against the rules';
}

test('D.10 the Ruf-Sau is led, searched, discarded late enough, or free after davonlaufen', LONG, () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(rufspielSessions, (session) => {
      const { rules, deal } = endOf(stepsOf(session, towardsRufspiel));
      if (deal?.contract?.game !== 'rufspiel' || deal.play === null) return;
      const how = howTheSauFell(rules, deal.play, deal.contract.called);
      seen.add(how);
      expect(how).not.toBe('against the rules');
    }),
    { numRuns: runs(150) },
  );
  if (ALL_KINDS) expect([...seen]).toEqual(expect.arrayContaining(['led', 'searched']));
});
