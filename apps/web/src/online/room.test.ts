import { hex } from '@stammtisch/fairdeal';
import type { ClientFrame, Refusal, ServerFrame, TableFrame } from '@stammtisch/protocol';
import { PRESETS } from '@stammtisch/rules';
import { expect, it } from 'vitest';
import { momentsOf, randomDeal } from '../../test/random-deal.ts';
import { frameOf } from '../../test/table-frame.ts';
import { tempoOf } from '../session/tempo.ts';
import { DEFAULTS } from '../settings/schema.ts';
import type { SocketListener } from './connection.ts';
import { openRoom } from './room.ts';

const DEAL = momentsOf(PRESETS.schafkopfschule, 0, randomDeal(PRESETS.schafkopfschule, 0, 'room'));
const WELCOME = { type: 'welcome', version: 1, server: '0.1.0', lobby: true, name: 'Anna', freeText: true } as const;

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** A room at table XABRE, with the server in the hands of the test. */
async function room() {
  const sent: ClientFrame[] = [];
  const timers: (() => void)[] = [];
  const noted: unknown[] = [];
  const kept: string[] = [];
  let listener: SocketListener | null = null;
  let ids = 0;
  const opened = openRoom({
    socket(heard) {
      listener = heard;
      return { send: (text) => sent.push(JSON.parse(text) as ClientFrame), close: () => undefined };
    },
    identify: () => Promise.resolve('known'),
    later(_, then) {
      timers.push(then);
      return () => undefined;
    },
    chance: () => 0.5,
    newId: () => String(++ids).padStart(32, '0'),
    now: () => 0,
    client: 'test',
    tempo: () => tempoOf(DEFAULTS, false),
    bytes: (length) => new Uint8Array(length),
    chanceStore: () => ({ load: () => null, save: () => undefined }),
    keepRecords: (code) => void kept.push(code),
    noteTable: (...note) => void noted.push(note),
  });
  await settled();
  const say = (frame: ServerFrame): void => listener?.message(JSON.stringify(frame));
  listener!.opened();
  say(WELCOME);
  opened.enter(' xabre ');
  /** The answer to what was wanted last. */
  const refuse = (reason: Refusal): void => {
    const asked = sent.at(-1);
    say({ type: 'refused', id: asked?.type === 'do' ? asked.id : '', reason });
  };
  return { room: opened, sent, kept, noted, say, refuse, timers, state: opened.state.getState };
}

/** The table before its first deal, as Anna sees it. */
function gathering(more: Partial<TableFrame> = {}): TableFrame {
  const frame = frameOf(DEAL[0]!, 0, { seq: 1 });
  return { ...frame, game: null, happened: [], sitting: { ...frame.sitting, phase: 'gathering' }, ...more };
}

it('looks at the table of a code as somebody typed it, and at nothing for what is no code', async () => {
  const { room: here, sent, state } = await room();
  expect(sent.at(-1)).toEqual({ type: 'watch', table: 'XABRE', since: 0 });
  here.enter('nix');
  expect(state().gone?.code).toBe('table-unknown');
});

it('has a table on the screen from the first deal on, and keeps it through the following frames', async () => {
  const { say, state } = await room();
  say(gathering());
  expect(state().table).toBeNull();
  say(frameOf(DEAL[0]!, 0, { seq: 2 }));
  const { table } = state();
  expect(table).not.toBeNull();
  say(frameOf(DEAL[1]!, 0, { seq: 3 }));
  expect(state().table).toBe(table);
  say({ type: 'elsewhere', table: 'XABRE' });
  expect(state().elsewhere && state().table?.store.getState().elsewhere).toBe(true);
  say({ type: 'no-table', table: 'XABRE', reason: { code: 'removed-here' } });
  expect(state()).toMatchObject({ table: null, frame: null, gone: { code: 'removed-here' } });
});

it('tells a refusal at the table', async () => {
  const { room: here, say, refuse, state } = await room();
  say(gathering());
  const done = here.want({ type: 'start' });
  refuse({ code: 'chairs-empty', count: 3 });
  expect(await done).toBe(false);
  expect(state().refused?.reason).toEqual({ code: 'chairs-empty', count: 3 });
});

it('a refusal goes when something else is wanted, and by itself after a while', async () => {
  const { room: here, say, refuse, timers, state } = await room();
  say(gathering());
  const refused = here.want({ type: 'start' });
  refuse({ code: 'chairs-empty', count: 3 });
  await refused;
  const again = here.want({ type: 'start' });
  expect(state().refused).toBeNull();
  refuse({ code: 'chairs-empty', count: 2 });
  await again;
  // The time of the first one is over: that is no matter of the second one.
  const [first, second] = timers.slice(-2);
  first?.();
  expect(state().refused?.reason).toEqual({ code: 'chairs-empty', count: 2 });
  second?.();
  expect(state().refused).toBeNull();
});

it('what was wanted is known to be without an answer until there is one, also what is wanted for the person', async () => {
  const { room: here, say, refuse, state } = await room();
  say(gathering());
  const start = { type: 'start' } as const;
  const done = here.want(start);
  void here.wantForPerson({ type: 'make-device-code' });
  expect(state().asked).toEqual([start, { type: 'make-device-code' }]);
  refuse({ code: 'device-code-unknown' });
  await settled();
  expect(state().asked).toEqual([start]);
  here.leave();
  say({ type: 'done', id: '1'.padStart(32, '0'), table: 'XABRE' });
  await done;
  expect(state().asked).toEqual([]);
});

it('who wanted the next deal without a line, and comes back when the others are in it, is refused nothing', async () => {
  const { room: here, say, refuse, state } = await room();
  say(frameOf(DEAL.at(-1)!, 1, { seq: 9 }));
  const done = here.want({ type: 'next' });
  refuse({ code: 'no-bill-yet' });
  expect(await done).toBe(false);
  expect(state().refused).toBeNull();
});

it('a deal that is over is fetched once, and once more when the evening is over; not by somebody who only watches', async () => {
  const { say, kept } = await room();
  const over = frameOf(DEAL.at(-1)!, 1, { seq: 9 });
  say(over);
  say({ ...over, seq: 10 });
  expect(kept).toEqual(['XABRE']);
  // The end of the evening opens what was thrown in.
  say({ ...over, seq: 11, sitting: { ...over.sitting, phase: 'closed' } });
  expect(kept).toEqual(['XABRE', 'XABRE']);
  const watcher = await room();
  watcher.say(frameOf(DEAL.at(-1)!, null, { seq: 9 }));
  expect(watcher.kept).toEqual([]);
});

it('notes where the person sits or waits, until the evening there is over', async () => {
  const { say, noted } = await room();
  const frame = frameOf(DEAL[0]!, 1, { seq: 2 });
  say(frame);
  say({ ...frame, seq: 3, you: { ...frame.you, seat: null } });
  say({ ...frame, seq: 4, you: { ...frame.you, seat: null }, sitting: { ...frame.sitting, waiting: [2] } });
  say({ ...frame, seq: 5, sitting: { ...frame.sitting, phase: 'closed' } });
  say({ type: 'no-table', table: 'XABRE', reason: { code: 'table-unknown' } });
  expect(noted).toEqual([true, false, true, false, false].map((isHere) => ['XABRE', isHere]));
});

const SAID = (n: number, member: number): TableFrame['happened'][number] => ({
  n,
  table: { type: 'said', member, phrase: 'servus' },
});

it('counts what others said since this window looks; not the own words, and nothing twice', async () => {
  const { room: here, say, state } = await room();
  say(gathering({ happened: [SAID(1, 2)] }));
  expect(state()).toMatchObject({ unread: 0, talk: [{ n: 1, member: 2 }] });
  say(gathering({ seq: 4, happened: [SAID(1, 2), SAID(2, 1), SAID(3, 2)] }));
  expect(state().unread).toBe(1);
  say({ type: 'chat', table: 'XABRE', lines: [{ n: 1, member: 3, text: 'Grüß Gott' }] });
  expect(state().unread).toBe(2);
  expect(state().talk).toHaveLength(4);
  here.readTalk();
  expect(state().unread).toBe(0);
});

it('that somebody became the host is a new line, also for that one and of somebody who is muted', async () => {
  const { say, state } = await room();
  say(gathering());
  say(gathering({ seq: 4, happened: [{ n: 2, table: { type: 'host', member: 1 } }] }));
  expect(state()).toMatchObject({ unread: 1, talk: [{ n: 2, member: 1, host: true }] });
  const you = { ...gathering().you, muted: [2] };
  say(gathering({ seq: 5, you, happened: [{ n: 3, table: { type: 'host', member: 2 } }] }));
  expect(state().talk.map(({ member }) => member)).toEqual([1, 2]);
});

it('of somebody who is muted nothing stays', async () => {
  const { say, state } = await room();
  say(gathering({ happened: [SAID(1, 2), SAID(2, 3)] }));
  const you = { ...gathering().you, muted: [2] };
  say(gathering({ seq: 5, you }));
  expect(state().talk.map(({ member }) => member)).toEqual([3]);
});

it('chance for the dealing is made from the bytes of this device', async () => {
  const { say, sent } = await room();
  const frame = gathering({
    sitting: { ...gathering().sitting, phase: 'dealing' },
    dealing: {
      stage: 'committing',
      dealId: hex(new Uint8Array(16)),
      attempt: 1,
      deck: 32,
      dealer: 0,
      packets: [4, 4],
      seats: [0, 1, 2, 3].map(() => ({ kind: 'human', ref: '00'.repeat(8) })) as never,
      C: '11'.repeat(32),
      commits: [null, null, null, null],
      L: null,
      code: null,
      openings: null,
      cut: null,
      until: 9_000,
    },
  });
  say(frame);
  expect(sent.at(-1)).toMatchObject({ type: 'do', table: 'XABRE', intention: { type: 'commit', attempt: 1 } });
});
