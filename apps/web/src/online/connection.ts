import {
  PROTOCOL_VERSIONS,
  readServerFrame,
  type ClientFrame,
  type PersonCommand,
  type PersonIntention,
  type Refusal,
  type ServerFrame,
  type TableCommand,
  type TableFrame,
  type TableIntention,
  type WelcomeFrame,
} from '@stammtisch/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How the line to the server stands, as it is told to the person. */
export type LineState =
  /** The first connection is being made. */
  | 'connecting'
  | 'open'
  /** It broke; it comes back by itself. */
  | 'lost'
  /** This page is served by something that has no tables. */
  | 'no-server'
  /** Page and server do not understand each other: the page must be loaded again. */
  | 'outdated'
  /** The person was logged out on purpose. */
  | 'logged-out';

export interface LineInfo {
  readonly line: LineState;
  /** What the server said about itself and about the person; `null` before it did. */
  readonly welcome: WelcomeFrame | null;
}

/** What became of something that was wanted. */
export type Answer =
  | { readonly ok: true; readonly table: string | null; readonly deviceCode: string | null }
  | { readonly ok: false; readonly reason: Refusal };

/** A socket that is being opened or open. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface SocketListener {
  readonly opened: () => void;
  readonly message: (text: string) => void;
  /** It is gone, whoever closed it; with the closing code. */
  readonly closed: (code: number) => void;
}

/** What a connection needs from around it. */
export interface ConnectionSurroundings {
  readonly socket: (listener: SocketListener) => Socket;
  /** Sees to it that the server knows who this is. */
  readonly identify: () => Promise<'known' | 'no-server' | 'outdated' | 'unreachable'>;
  /** Calls back after some milliseconds; returns how to stop that. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
  /** From 0 up to but not including 1. */
  readonly chance: () => number;
  readonly newId: () => string;
  readonly now: () => number;
  readonly client: string;
}

/** Frames about tables, as they come. */
export type HeardFrame = Extract<ServerFrame, { readonly type: 'table' | 'chat' | 'lobby' | 'elsewhere' | 'no-table' }>;

/** The line to the server, over as many sockets as it takes. */
export interface Connection {
  readonly info: StoreApi<LineInfo>;
  /** Wants something; it is sent until there is an answer, over new sockets too. */
  readonly want: (intention: PersonIntention) => Promise<Answer>;
  /** The same at a table. */
  readonly wantAt: (table: string, intention: TableIntention) => Promise<Answer>;
  /** Looks at a table, or at none. */
  readonly watch: (table: string | null) => void;
  readonly lobby: (on: boolean) => void;
  /** Something may have happened to the socket without anybody saying so: the device slept, the network changed. */
  readonly wake: () => void;
  readonly close: () => void;
}

const CLOSED_PROTOCOL = 4000;
const CLOSED_LOGGED_OUT = 4003;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** A socket that has not said `welcome` by then is given up. */
const WELCOME_MS = 8_000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 5_000;
/** Silence after which a waking device does not trust its socket. */
const STALE_MS = 30_000;
/** What the server had no time for is sent again. */
const AGAIN_MS = 1_000;
const MOST_REPEATS = 5;

interface Pending {
  readonly frame: PersonCommand | TableCommand;
  readonly answer: (answer: Answer) => void;
  repeats: number;
}

const NOTHING = (): void => undefined;

/** Opens the line. `hear` gets what the server says about tables; older states of a table are left out. */
export function connect(around: ConnectionSurroundings, hear: (frame: HeardFrame) => void): Connection {
  const info = createStore<LineInfo>(() => ({ line: 'connecting', welcome: null }));
  const pending = new Map<string, Pending>();
  let socket: Socket | null = null;
  /** Counts sockets: what an old one still says is not heard. */
  let generation = 0;
  let greeted = false;
  let failures = 0;
  let isIdentified = false;
  let watched: { readonly table: string; readonly seq: number } | null = null;
  let isElsewhere = false;
  /** The last table frame of this socket: later ones leave out what is as it was there. */
  let shown: TableFrame | null = null;
  let wantsLobby = false;
  let heardAt = around.now();
  let stopTimer: () => void = NOTHING;
  let stopPing: () => void = NOTHING;

  void begin();

  async function begin(): Promise<void> {
    const now = ++generation;
    stopTimer();
    if (!isIdentified) {
      const known = await around.identify();
      if (now !== generation) return;
      if (known === 'no-server' || known === 'outdated') return end(known);
      if (known === 'unreachable') return retry();
      isIdentified = true;
    }
    stopTimer = around.later(WELCOME_MS, () => lost(now, 0));
    socket = around.socket({
      opened: () => {
        if (now === generation) send({ type: 'hello', versions: PROTOCOL_VERSIONS, client: around.client });
      },
      message: (text) => {
        if (now === generation) read(text);
      },
      closed: (code) => lost(now, code),
    });
  }

  function lost(which: number, code: number): void {
    if (which !== generation) return;
    drop();
    if (code === CLOSED_PROTOCOL && info.getState().line === 'outdated') return;
    if (code === CLOSED_LOGGED_OUT) return end('logged-out');
    // Perhaps it was the cookie.
    if (!greeted) isIdentified = false;
    greeted = false;
    retry();
  }

  /** Lets go of the socket; nothing of it is heard any more. */
  function drop(): void {
    generation += 1;
    stopTimer();
    stopPing();
    const old = socket;
    socket = null;
    shown = null;
    old?.close();
  }

  function retry(): void {
    info.setState({ line: info.getState().welcome === null && failures === 0 ? 'connecting' : 'lost' });
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    stopTimer = around.later(longest * (0.5 + around.chance() / 2), () => void begin());
  }

  function end(line: 'no-server' | 'outdated' | 'logged-out'): void {
    drop();
    info.setState({ line });
  }

  function send(frame: ClientFrame): void {
    socket?.send(JSON.stringify(frame));
  }

  function read(text: string): void {
    heardAt = around.now();
    const frame = readServerFrame(text, shown);
    const isFirst = shown === null;
    if (frame?.type === 'table') shown = frame;
    if (frame !== null) take(frame, isFirst);
  }

  /** `isFirst`: no table was shown on this socket before. Then the server is right even if it was further once: it may have been restored from a backup. */
  function take(frame: ServerFrame, isFirst: boolean): void {
    switch (frame.type) {
      case 'welcome':
        return welcomed(frame);
      case 'done':
        return settle(frame.id, { ok: true, table: frame.table ?? null, deviceCode: frame.deviceCode ?? null });
      case 'refused':
        return refused(frame.id, frame.reason);
      case 'pong':
        return ping();
      case 'table':
        if (watched?.table !== frame.table || (frame.seq < watched.seq && !isFirst)) return;
        watched = { table: frame.table, seq: frame.seq };
        return hear(frame);
      case 'elsewhere':
        if (watched?.table === frame.table) isElsewhere = true;
        return hear(frame);
      case 'no-table':
        if (watched?.table === frame.table) watched = null;
        return hear(frame);
      case 'chat':
      case 'lobby':
        return hear(frame);
    }
  }

  function welcomed(welcome: WelcomeFrame): void {
    stopTimer();
    greeted = true;
    failures = 0;
    info.setState({ line: 'open', welcome });
    look();
    if (wantsLobby) send({ type: 'lobby', on: true });
    for (const { frame } of pending.values()) send(frame);
    ping();
  }

  function look(): void {
    if (watched !== null && !isElsewhere) send({ type: 'watch', table: watched.table, since: watched.seq });
  }

  function refused(id: string | null, reason: Refusal): void {
    if (reason.code === 'protocol-version') return end('outdated');
    const asked = id === null ? undefined : pending.get(id);
    if (id === null || asked === undefined) return;
    const isBusy = reason.code === 'too-fast' || reason.code === 'try-again';
    if (!isBusy || asked.repeats >= MOST_REPEATS) return settle(id, { ok: false, reason });
    asked.repeats += 1;
    around.later(AGAIN_MS, () => {
      if (pending.has(id) && greeted) send(asked.frame);
    });
  }

  function settle(id: string, answer: Answer): void {
    pending.get(id)?.answer(answer);
    pending.delete(id);
  }

  function ask(frame: Pending['frame']): Promise<Answer> {
    return new Promise((answer) => {
      pending.set(frame.id, { frame, answer, repeats: 0 });
      if (greeted) send(frame);
    });
  }

  /** Asks now and then whether the other side is still there. */
  function ping(): void {
    stopPing();
    const now = generation;
    stopPing = around.later(PING_EVERY_MS, () => check(now, PONG_WITHIN_MS));
  }

  function check(which: number, within: number): void {
    stopPing();
    send({ type: 'ping', t: Math.floor(around.now()) });
    stopPing = around.later(within, () => lost(which, 0));
  }

  return {
    info,
    want: (intention) => ask({ type: 'do', id: around.newId(), intention }),
    wantAt: (table, intention) => ask({ type: 'do', id: around.newId(), table, intention }),
    watch(table) {
      const isSame = watched?.table === table && !isElsewhere;
      isElsewhere = false;
      if (table === null) {
        if (watched !== null && greeted) send({ type: 'unwatch' });
        watched = null;
        return;
      }
      watched = { table, seq: watched?.table === table ? watched.seq : 0 };
      if (greeted && !isSame) look();
    },
    lobby(on) {
      wantsLobby = on;
      if (greeted) send({ type: 'lobby', on });
    },
    wake() {
      const { line } = info.getState();
      if (line === 'no-server' || line === 'outdated' || line === 'logged-out') return;
      const isStale = around.now() - heardAt > STALE_MS;
      if (greeted && !isStale) return check(generation, PONG_WITHIN_MS / 2);
      drop();
      greeted = false;
      if (info.getState().welcome !== null) info.setState({ line: 'lost' });
      failures = 0;
      void begin();
    },
    close() {
      drop();
      greeted = false;
      pending.clear();
    },
  };
}
