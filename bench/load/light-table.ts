import { randomBytes } from 'node:crypto';
import type { SeatPart } from '@stammtisch/fairdeal';
import {
  PROTOCOL_VERSIONS,
  contribute,
  openContribution,
  readServerFrame,
  type Intention,
  type ServerFrame,
  type TableFrame,
} from '@stammtisch/protocol';
import type { SeatAction } from '@stammtisch/rules';
import { WebSocket } from 'ws';
import type { Latencies } from './latencies.ts';

/** What tables of light clients share. */
export interface LoadWorld {
  readonly address: string;
  /** The `Cookie` header of a new person. */
  readonly newCookie: () => string;
  readonly random: () => number;
  /** How long somebody looks at the cards before acting, in milliseconds. */
  readonly thinkMs: () => number;
  /** From an action until the frame that shows it is at each of the four. */
  readonly shown: Latencies;
  readonly count: { frames: number; bytes: number; actions: number; refusals: number; losses: number };
}

/** A table with four connections. */
export interface LightTable {
  readonly isPlaying: () => boolean;
  readonly leave: () => void;
}

type Client = ReturnType<typeof client>;

const OPTIONAL: ReadonlySet<SeatAction['type']> = new Set(['stoss', 'lay-sie', 'claim']);

/** Four connections sit down at a new table and play at people's pace, without checking what they get: the server is measured, not they. */
export async function openLightTable(world: LoadWorld, place: number): Promise<LightTable> {
  const ip = `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
  /** The action on its way: when it was sent, and who has not yet seen it. */
  let sent: { readonly at: number; readonly after: number; readonly waiting: Set<Client> } | null = null;
  const clients: Client[] = [];
  const show = (from: Client, frame: TableFrame): void => {
    if (sent === null || frame.seq <= sent.after || !sent.waiting.delete(from)) return;
    world.shown.add(performance.now() - sent.at);
  };
  const acts = (after: number): void => {
    sent = { at: performance.now(), after, waiting: new Set(clients) };
  };
  for (const name of ['Anna', 'Bene', 'Cilli', 'Dani']) clients.push(client(world, { ip, name, show, acts }));
  await Promise.all(clients.map(({ opened }) => opened));
  const [host, ...guests] = clients;
  host?.want({ type: 'create-table', name: host.name, rules: { preset: 'schafkopfschule' } });
  const table = (await host?.joined) ?? '';
  for (const guest of guests) {
    guest.look(table);
    guest.want({ type: 'sit', name: guest.name, chair: null });
  }
  await Promise.all(guests.map(({ seated }) => seated));
  host?.want({ type: 'start' });
  return {
    isPlaying: () => clients.every(({ isPlaying }) => isPlaying()),
    leave: () => clients.forEach(({ leave }) => leave()),
  };
}

interface Sitting {
  readonly ip: string;
  readonly name: string;
  readonly show: (from: Client, frame: TableFrame) => void;
  /** An action goes out on a table with this number. */
  readonly acts: (after: number) => void;
}

function client(world: LoadWorld, { ip, name, show, acts }: Sitting) {
  const { address, random, count } = world;
  const socket = new WebSocket(`${address.replace('http', 'ws')}ws`, {
    origin: address.slice(0, -1),
    headers: { Cookie: world.newCookie(), 'X-Forwarded-For': ip },
    perMessageDeflate: false,
  });
  let table = '';
  let part: SeatPart | null = null;
  let done = '';
  let playing = false;
  let left = false;
  const opened = happening<void>();
  const joined = happening<string>();
  const seated = happening<void>();
  const self = {
    name,
    opened: opened.promise,
    joined: joined.promise,
    seated: seated.promise,
    isPlaying: () => playing,
    want,
    look,
    leave: (): void => {
      left = true;
      socket.terminate();
    },
  };
  /** The last frame of the table: later ones leave out what is as it was there. */
  let shown: TableFrame | null = null;
  socket.on('open', () => {
    send({ type: 'hello', versions: PROTOCOL_VERSIONS, client: 'load' });
    opened.tell(undefined);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (!left) count.losses += 1;
  });
  socket.on('message', (data: Buffer) => {
    count.frames += 1;
    count.bytes += data.length;
    const frame = readServerFrame(data.toString('utf8'), shown);
    if (frame?.type === 'table') shown = frame;
    if (frame !== null) take(frame);
  });

  function send(frame: object): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  }

  function want(intention: Intention): void {
    const id = randomBytes(16).toString('hex');
    send({ type: 'do', id, ...(intention.type === 'create-table' ? {} : { table }), intention });
  }

  function look(code: string): void {
    table = code;
    send({ type: 'watch', table: code, since: 0 });
  }

  function take(frame: ServerFrame): void {
    if (frame.type === 'refused') count.refusals += 1;
    if (frame.type === 'done' && frame.table !== undefined && table === '') {
      look(frame.table);
      joined.tell(frame.table);
    }
    if (frame.type !== 'table') return;
    show(self, frame);
    if (frame.you.seat !== null) {
      seated.tell(undefined);
      play(frame, frame.you.seat);
    }
  }

  function play(frame: TableFrame, seat: 0 | 1 | 2 | 3): void {
    const { dealing, sitting, game } = frame;
    if (sitting.phase === 'dealing' && dealing !== null) return deal(dealing, seat);
    if (sitting.phase === 'between' && sitting.chairs[seat]?.ready === false)
      return once(`ready ${sitting.deals}`, world.thinkMs(), () => want({ type: 'next' }));
    if (sitting.phase !== 'playing' || game === null || game.deal === null) return;
    playing = true;
    const { number } = game.deal;
    const actions = game.actions.filter(({ type }) => !OPTIONAL.has(type));
    const action =
      actions.find(({ type }) => type === 'weiter' && random() < 0.5) ?? actions[Math.floor(random() * actions.length)];
    if (action === undefined) return;
    once(`act ${frame.seq}`, world.thinkMs(), () => {
      count.actions += 1;
      acts(frame.seq);
      want({ type: 'act', deal: number, action });
    });
  }

  function deal(dealing: NonNullable<TableFrame['dealing']>, seat: 0 | 1 | 2 | 3): void {
    const attempt = `${dealing.dealId} ${dealing.attempt} ${dealing.stage}`;
    once(attempt, 0, () => {
      if (dealing.stage === 'committing') {
        const made = contribute(dealing, seat, randomBytes(32), []);
        if (!made.ok) throw new Error(made.reason.code);
        part = made.value.part;
        want(made.value.intention);
      } else if (dealing.stage === 'opening' && part !== null) {
        const opening = openContribution(dealing, part);
        if (opening.ok) want(opening.value);
      }
    });
  }

  /** Does something that is due in this state once, after a while. */
  function once(state: string, ms: number, work: () => void): void {
    if (done === state) return;
    done = state;
    if (ms === 0) work();
    else setTimeout(() => (left ? undefined : work()), ms);
  }

  return self;
}

const NOTHING = (): void => {};

/** Something that happens once, and how it is told. */
function happening<Value>() {
  let tell: (value: Value) => void = NOTHING;
  const promise = new Promise<Value>((resolve) => {
    tell = resolve;
  });
  return { promise, tell: (value: Value) => tell(value) };
}
