import type { ClientFrame, ServerFrame } from '@stammtisch/protocol';
import { expect, it } from 'vitest';
import {
  connect,
  type Answer,
  type ConnectionSurroundings,
  type HeardFrame,
  type SocketListener,
} from './connection.ts';

const WELCOME = { type: 'welcome', version: 1, server: '0.1.0', lobby: true, name: null } as const;

interface FakeSocket {
  readonly listener: SocketListener;
  readonly sent: ClientFrame[];
  closed: boolean;
}

interface Timer {
  readonly at: number;
  run: (() => void) | null;
}

type Identified = Awaited<ReturnType<ConnectionSurroundings['identify']>>;

/** Lets everything happen that is due. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** A network and a clock in the hands of the test. */
function world(identify: () => Identified = () => 'known') {
  const timers: Timer[] = [];
  const sockets: FakeSocket[] = [];
  const heard: HeardFrame[] = [];
  let now = 0;
  let ids = 0;
  const connection = connect(
    {
      socket(listener) {
        const one: FakeSocket = { listener, sent: [], closed: false };
        sockets.push(one);
        return {
          send: (text) => one.sent.push(JSON.parse(text) as ClientFrame),
          close: () => {
            one.closed = true;
          },
        };
      },
      identify: () => Promise.resolve(identify()),
      later(milliseconds, run) {
        const timer: Timer = { at: now + milliseconds, run };
        timers.push(timer);
        return () => {
          timer.run = null;
        };
      },
      chance: () => 0.5,
      newId: () => String(++ids).padStart(32, '0'),
      now: () => now,
      client: 'test',
    },
    (frame) => heard.push(frame),
  );
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('no socket yet');
    return socket;
  };
  const say = (frame: ServerFrame, socket = last()): void => socket.listener.message(JSON.stringify(frame));
  const greet = async (): Promise<void> => {
    await settled();
    last().listener.opened();
    say(WELCOME);
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const until = now + milliseconds;
    const dueNow = (): Timer | undefined =>
      timers.filter(({ at, run }) => run !== null && at <= until).toSorted((a, b) => a.at - b.at)[0];
    for (let due = dueNow(); due !== undefined; due = dueNow()) {
      now = due.at;
      const { run } = due;
      due.run = null;
      run?.();
      await settled();
    }
    now = until;
  };
  const line = (): string => connection.info.getState().line;
  return { connection, sockets, heard, settled, line, last, say, greet, pass };
}

/** A frame as far as the connection looks at it. */
function whole(seq: number): ServerFrame {
  const rest = { now: 0, you: {}, sitting: {}, dealing: null, game: null, happened: [], proof: null };
  return { type: 'table', table: 'XABRE', seq, ...rest } as unknown as ServerFrame;
}

it('says hello first and nothing before the welcome', async () => {
  const { connection, last, settled, say, line } = world();
  connection.watch('XABRE');
  void connection.wantAt('XABRE', { type: 'start' });
  await settled();
  last().listener.opened();
  expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
  say(WELCOME);
  expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'do']);
  expect(line()).toBe('open');
});

it('repeats what has no answer over a new socket, with the same id, and looks from what it saw last', async () => {
  const { connection, greet, last, say, pass, line } = world();
  await greet();
  connection.watch('XABRE');
  say(whole(7));
  const answers: Answer[] = [];
  void connection.wantAt('XABRE', { type: 'next' }).then((answer) => answers.push(answer));
  const sent = last().sent.find(({ type }) => type === 'do');
  last().listener.closed(1006);
  expect(line()).toBe('lost');
  await pass(1_000);
  await greet();
  expect(last().sent.slice(1)).toEqual([{ type: 'watch', table: 'XABRE', since: 7 }, sent]);
  say({ type: 'done', id: '1'.padStart(32, '0') });
  say({ type: 'done', id: '1'.padStart(32, '0') });
  await pass(0);
  expect(answers).toEqual([{ ok: true, table: null, deviceCode: null }]);
});

it('leaves an older state of the table out, and everything that an old socket still says', async () => {
  const { connection, greet, last, heard, say, pass } = world();
  await greet();
  connection.watch('XABRE');
  say(whole(5));
  say(whole(4));
  say(whole(5));
  const old = last();
  old.listener.closed(1006);
  await pass(1_000);
  await greet();
  say(whole(9), old);
  say(whole(6));
  expect(heard.map((frame) => ('seq' in frame ? frame.seq : null))).toEqual([5, 5, 6]);
});

it('takes a table as a new socket shows it first, even if it was further once: the server was restored from a backup', async () => {
  const { connection, greet, last, heard, say, pass } = world();
  await greet();
  connection.watch('XABRE');
  say(whole(50));
  last().listener.closed(1006);
  await pass(1_000);
  await greet();
  say(whole(20));
  say(whole(19));
  say(whole(21));
  expect(heard.map((frame) => ('seq' in frame ? frame.seq : null))).toEqual([50, 20, 21]);
  last().listener.closed(1006);
  await pass(1_000);
  await greet();
  expect(last().sent.at(-1)).toEqual({ type: 'watch', table: 'XABRE', since: 21 });
});

it('waits longer each time, at most eight seconds, and begins anew after a welcome', async () => {
  const { sockets, last, settled, pass, greet } = world();
  await settled();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    const before = sockets.length;
    last().listener.closed(1006);
    let waited = 0;
    while (sockets.length === before) {
      await pass(125);
      waited += 125;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([375, 750, 1500, 3000, 6000, 6000, 6000]);
  await greet();
  last().listener.closed(1006);
  const before = sockets.length;
  await pass(400);
  expect(sockets.length).toBe(before + 1);
});

it('finds a dead socket by its silence', async () => {
  const { greet, sockets, last, pass, line } = world();
  await greet();
  await pass(15_000);
  expect(last().sent.at(-1)?.type).toBe('ping');
  await pass(5_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(line()).toBe('lost');
});

it('does not trust its socket after a long sleep, but asks after a short one', async () => {
  const { connection, greet, sockets, last, say, settled, pass } = world();
  await greet();
  connection.wake();
  expect(last().sent.at(-1)?.type).toBe('ping');
  say({ type: 'pong', t: 0 });
  expect(sockets).toHaveLength(1);
  // While a device sleeps no timer runs.
  for (let t = 0; t < 3; t++) {
    await pass(14_000);
    say({ type: 'pong', t: 0 });
  }
  connection.wake();
  await settled();
  expect(sockets).toHaveLength(1);
});

it('does not take the seat back from a newer window by itself', async () => {
  const { connection, greet, last, say, pass } = world();
  await greet();
  connection.watch('XABRE');
  say({ type: 'elsewhere', table: 'XABRE' });
  last().listener.closed(1006);
  await pass(1_000);
  await greet();
  expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
  connection.watch('XABRE');
  expect(last().sent.at(-1)).toMatchObject({ type: 'watch', table: 'XABRE' });
});

it('tries again what the server had no time for, and tells every other refusal', async () => {
  const { connection, greet, last, say, pass, settled } = world();
  await greet();
  const answers: Answer[] = [];
  void connection.want({ type: 'make-device-code' }).then((answer) => answers.push(answer));
  const id = '1'.padStart(32, '0');
  say({ type: 'refused', id, reason: { code: 'try-again' } });
  await pass(1_000);
  expect(last().sent.filter(({ type }) => type === 'do')).toHaveLength(2);
  say({ type: 'refused', id, reason: { code: 'no-new-tables' } });
  await settled();
  expect(answers).toEqual([{ ok: false, reason: { code: 'no-new-tables' } }]);
});

it('ends where page and server do not understand each other, and where there is no server', async () => {
  const one = world();
  await one.settled();
  one.last().listener.opened();
  one.say({ type: 'refused', id: null, reason: { code: 'protocol-version', versions: [9] } });
  one.last().listener.closed(4000);
  await one.pass(60_000);
  expect(one.line()).toBe('outdated');
  expect(one.sockets).toHaveLength(1);
  const two = world(() => 'no-server');
  await two.pass(60_000);
  expect(two.line()).toBe('no-server');
  expect(two.sockets).toHaveLength(0);
});

it('asks who somebody is again when a socket did not even open: perhaps the cookie is gone', async () => {
  let asked = 0;
  const { last, settled, pass } = world(() => {
    asked += 1;
    return 'known';
  });
  await settled();
  last().listener.closed(1006);
  await pass(1_000);
  expect(asked).toBe(2);
});

it('what a frame leaves out is as in the one before on the same socket, and never as on an older one', async () => {
  const { connection, heard, say, greet, last, pass } = world();
  connection.watch('XABRE');
  await greet();
  const next = { type: 'table', table: 'XABRE', seq: 4, now: 5, happened: [] } as unknown as ServerFrame;
  say(whole(3));
  say(next);
  expect(heard).toEqual([whole(3), { ...whole(3), ...next }]);
  last().listener.closed(1006);
  await pass(1_000);
  await greet();
  say({ ...next, seq: 5 } as ServerFrame);
  expect(heard).toHaveLength(2);
});
