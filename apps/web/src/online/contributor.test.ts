import { announceDeal, EMPTY_LOG, hex, lockDeal, readHex, takeCommit } from '@stammtisch/fairdeal';
import type { DealContext } from '@stammtisch/fairdeal';
import type { DealingFrame, TableFrame, TableIntention } from '@stammtisch/protocol';
import { bySeat } from '@stammtisch/rules';
import { expect, it } from 'vitest';
import { contributor } from './contributor.ts';

const SECRET = EMPTY_LOG;
const CONTEXT: DealContext = {
  dealId: SECRET.slice(0, 16),
  attempt: 1,
  deck: 32,
  dealer: 3,
  packets: [4, 4],
  seats: bySeat((seat) => ({ kind: seat === 0 ? 'human' : 'bot', ref: SECRET.slice(seat, seat + 8) })),
};

/** A device at seat 0 whose storage is `stored`. */
function device(stored: { text: string | null }) {
  const wanted: TableIntention[] = [];
  const one = contributor({
    want: (intention) => wanted.push(intention),
    bytes: (length) => new Uint8Array(length).fill(7),
    later: () => () => undefined,
    store: {
      load: () => stored.text,
      save: (text) => {
        stored.text = text;
      },
    },
  });
  return { one, wanted };
}

function frame(change: Partial<DealingFrame>): TableFrame {
  const announced = announceDeal(CONTEXT, SECRET);
  const dealing: DealingFrame = {
    stage: 'committing',
    dealId: hex(CONTEXT.dealId),
    attempt: 1,
    deck: 32,
    dealer: CONTEXT.dealer,
    packets: CONTEXT.packets,
    seats: bySeat((seat) => ({ kind: CONTEXT.seats[seat].kind, ref: hex(CONTEXT.seats[seat].ref) })),
    C: hex(announced.commitment),
    commits: [null, null, null, null],
    L: null,
    code: null,
    openings: null,
    cut: null,
    until: 3_000,
    ...change,
  };
  return { dealing, you: { seat: 0 }, now: 0, proof: null } as unknown as TableFrame;
}

it('commits once, opens what it committed after a reload, and only to a lock that holds it', () => {
  const stored = { text: null as string | null };
  const before = device(stored);
  before.one.look(frame({}));
  before.one.look(frame({}));
  const [sent] = before.wanted;
  expect(before.wanted).toHaveLength(1);
  const commit = sent?.type === 'commit' ? sent.commit : '';
  const taken = takeCommit(announceDeal(CONTEXT, SECRET), 0, readHex(commit, 32) ?? SECRET);
  if (!taken.ok || taken.value.phase !== 'committing') throw new Error('not taken');
  const locked = hex(lockDeal(taken.value).lock);

  const after = device(stored);
  after.one.look(frame({ stage: 'opening', commits: [commit, null, null, null], L: locked }));
  expect(after.wanted).toEqual([
    { type: 'open', dealId: hex(CONTEXT.dealId), attempt: 1, r: hex(new Uint8Array(32).fill(7)), cuts: [] },
  ]);

  const cheated = device(stored);
  cheated.one.look(frame({ stage: 'opening', commits: [commit, null, null, null], L: hex(SECRET) }));
  expect(cheated.wanted).toEqual([]);
  expect(cheated.one.state.getState().problem).toEqual({ code: 'lock-differs' });
});

it('asks whoever sits right of the dealer to cut, and commits only then', () => {
  const { one, wanted } = device({ text: null });
  const cut = { min: 3, max: 29, times: 1 };
  one.look({ ...frame({ dealer: 1, cut }) });
  expect(wanted).toEqual([]);
  expect(one.state.getState().cutting).toEqual(cut);
  one.cut([12]);
  expect(wanted.map(({ type }) => type)).toEqual(['commit']);
  expect(one.state.getState().cutting).toBeNull();
});
