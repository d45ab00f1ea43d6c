import { viewOf, type TableFrame, type TableIntention } from '@stammtisch/protocol';
import { PRESETS, view } from '@stammtisch/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentsOf, randomDeal, type Moment } from '../../test/random-deal.ts';
import { frameOf } from '../../test/table-frame.ts';
import { tempoOf } from '../session/tempo.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { remoteTable } from './remote-table.ts';

const RULES = PRESETS.schafkopfschule;
const TEMPO = tempoOf(DEFAULTS, false);
const SEAT = 2;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tricksIn({ table }: Moment): number {
  return view(table, SEAT).deal?.tricks.length ?? 0;
}

/** The moments of a deal in which somebody plays. */
function playedDeal(): readonly Moment[] {
  for (let seed = 1; ; seed++) {
    const moments = momentsOf(RULES, 0, randomDeal(RULES, 0, `remote ${seed}`));
    if (tricksIn(moments.at(-1)!) === 8) return moments;
  }
}

const DEAL = playedDeal();

function viewIn(frame: TableFrame) {
  const seen = frame.game === null ? null : viewOf(frame.game, frame.sitting.rules);
  if (seen === null) throw new Error('rules that this page does not know');
  return seen;
}

/** The table on the screen of seat 2, at a moment of the deal. */
function at(place: number) {
  const wanted: TableIntention[] = [];
  let answer: (() => void) | null = null;
  const first = frameOf(DEAL[place]!, SEAT, { seq: place });
  const table = remoteTable(
    {
      code: 'XABRE',
      tempo: () => TEMPO,
      want(intention) {
        wanted.push(intention);
        return new Promise((resolve) => {
          answer = () => resolve();
        });
      },
      takeOver: () => undefined,
    },
    first,
    viewIn(first),
  );
  const goTo = (next: number, since: number): void => {
    const frame = frameOf(DEAL[next]!, SEAT, { seq: next, since });
    table.show(frame, viewIn(frame));
  };
  return { table, wanted, goTo, answer: () => answer?.(), state: table.store.getState };
}

/** The first moment after `from` that is wanted. */
function place(wanted: (moment: Moment) => boolean, from = 0): number {
  const found = DEAL.findIndex((moment, number) => number >= from && wanted(moment));
  if (found < 0) throw new Error('this deal has no such moment');
  return found;
}

const mayPlay = ({ table }: Moment): boolean => view(table, SEAT).actions.some(({ type }) => type === 'play');
const isMyCard = (moment: Moment): boolean => mayPlay(moment) && tricksIn(moment) < 7;

it('the person sits in front of the screen, and the others go by their names', () => {
  const { state } = at(place(isMyCard));
  expect(state().view.deal?.turn).toBe(0);
  expect(state().guests?.map((guest) => guest?.name ?? null)).toEqual([null, 'Dani', 'Anna', 'Ben']);
});

it('a card is played when the server says so, and a second tap while it is asked wants nothing more', async () => {
  const now = place(isMyCard);
  const { table, wanted, answer, state } = at(now);
  const card = state().view.actions.find(({ type }) => type === 'play')!;
  const hand = state().view.deal?.hand;
  expect(table.act(card)).toBeNull();
  expect(table.act(card)).toBeNull();
  expect(wanted).toEqual([{ type: 'act', deal: 1, action: card }]);
  expect(state().view.deal?.hand).toBe(hand);
  expect(state().asked).toEqual(card);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(state().asked).toBeNull();
  table.act(card);
  expect(wanted).toHaveLength(2);
});

it('what is not allowed is refused here with its reason and not sent', () => {
  const { table, wanted } = at(place(isMyCard));
  expect(table.act({ type: 'knock' })?.code).toBeDefined();
  expect(wanted).toEqual([]);
});

it('nothing is wanted from a window that has not the seat', () => {
  const { table, wanted, state } = at(place(isMyCard));
  table.setElsewhere(true);
  table.act(state().view.actions[0]!);
  expect(wanted).toEqual([]);
});

it('a complete trick lies, then goes; a tap ends that', async () => {
  const done = place((moment) => tricksIn(moment) === 1);
  const one = at(done - 1);
  one.goTo(done, 0);
  expect(one.state().hold?.stage).toBe('lying');
  await vi.advanceTimersByTimeAsync(TEMPO.hold + TEMPO.sweep + 10);
  expect(one.state().hold).toBeNull();
  const other = at(done - 1);
  other.goTo(done, 0);
  other.table.goOn();
  await vi.advanceTimersByTimeAsync(TEMPO.sweep + 1);
  expect(other.state().hold).toBeNull();
});

it('the bill comes once, after the last trick; a frame that comes twice makes no second deal of it', async () => {
  const end = DEAL.length - 1;
  const { goTo, state } = at(end - 1);
  expect(state().finished).toEqual([]);
  goTo(end, 0);
  goTo(end, 0);
  expect(state().finished.map(({ number }) => number)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(TEMPO.hold + TEMPO.sweep + TEMPO.close + 50);
  expect(state().closing).toBe(false);
});

it('what is heard of a deal is heard once, whether it comes in one frame or in many', () => {
  const end = place(isMyCard);
  const whole = at(end);
  const inSteps = at(0);
  for (let next = 1; next <= end; next++) inSteps.goTo(next, DEAL[next - 1]!.heard.length + 1);
  expect(inSteps.state().heard).toEqual(whole.state().heard);
});

it('the last card of the hand is played by itself', async () => {
  const last = place((moment) => mayPlay(moment) && tricksIn(moment) === 7);
  const { wanted } = at(last);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(wanted).toMatchObject([{ type: 'act', action: { type: 'play' } }]);
});

it('the bill keeps the names and the accounts of those who played when one of them gets up', () => {
  const { table, state, goTo } = at(DEAL.length - 2);
  goTo(DEAL.length - 1, 0);
  const over = frameOf(DEAL.at(-1)!, SEAT, { seq: DEAL.length });
  const { sitting } = over;
  const paid = {
    ...sitting,
    members: sitting.members.map(({ member, name, kind, present, away }) => ({
      member,
      name,
      kind,
      present,
      away,
      account: member * 10,
    })),
  };
  const show = (now: TableFrame['sitting']): void => {
    const frame = { ...over, sitting: now, happened: [] };
    table.show(frame, viewIn(frame));
  };
  show(paid);
  // Dani, who sits to the left of the person, goes; somebody else takes the chair.
  const chairs = [paid.chairs[0], paid.chairs[1], paid.chairs[2], null] as const;
  const members = paid.members.filter(({ member }) => member !== 4);
  show({ ...paid, chairs, members });
  show({ ...paid, chairs: [chairs[0], chairs[1], chairs[2], { member: 1, bot: false, ready: false }], members });
  expect(state().guests?.map((guest) => guest?.name)).toEqual([undefined, 'Dani', 'Anna', 'Ben']);
  expect(state().view.accounts).toEqual([30, 40, 10, 20]);
});
