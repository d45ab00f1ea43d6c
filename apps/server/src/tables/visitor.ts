import {
  PROTOCOL_VERSIONS,
  commonVersion,
  readClientFrame,
  type ClientFrame,
  type PersonCommand,
  type Refusal,
  type ServerFrame,
  type TableCommand,
} from '@stammtisch/protocol';
import type { Device } from './devices.ts';
import { isNamed, type TableHost } from './table-host.ts';
import { tokenBucket } from './token-bucket.ts';
import type { Guesses, Tables } from './tables.ts';
import type { Watcher } from './watchers.ts';
import type { World } from './world.ts';

/** Closing codes of our own. */
export const CLOSE = { protocol: 4000, badFrames: 4001, tooSlow: 4002, loggedOut: 4003 } as const;

/** The wire to one window of a person. */
export interface Wire extends Guesses {
  /** What the device is called; `null` if nobody knows. */
  readonly deviceName: string | null;
  /** Sends a frame; false if what was sent before has not left yet, then it is not sent. */
  readonly send: (text: string) => boolean;
  readonly close: (code: number) => void;
  /** Whether one more table may be opened from this address. */
  readonly mayOpen: () => boolean;
}

/** One connection of a person. */
export interface Visitor {
  readonly person: string;
  readonly device: Device;
  readonly receive: (text: string) => Promise<void>;
  /** The connection is gone. */
  readonly left: () => Promise<void>;
  /** Sends the list of open tables, if the visitor wants it and it has changed. */
  readonly showLobby: (frame: ServerFrame) => void;
  readonly wantsLobby: () => boolean;
  readonly hasGreeted: () => boolean;
  /** The person was logged out. */
  readonly logOut: () => void;
}

/** Frames that may come at once, and every second after that. */
const BURST = 30;
const PER_SECOND = 10;
/** What somebody says or writes to the others, at once and every second after that. */
const TALK_BURST = 8;
const TALK_PER_SECOND = 0.5;
/** Frames that could not be read or came too fast, before the connection is closed. */
const MOST_STRIKES = 20;

export function visitorOf(
  { world, tables, version }: { readonly world: World; readonly tables: Tables; readonly version: string },
  device: Device,
  connection: string,
  wire: Wire,
): Visitor {
  const { person } = device;
  const frames = tokenBucket(BURST, PER_SECOND, world.now());
  const talk = tokenBucket(TALK_BURST, TALK_PER_SECOND, world.now());
  /** The version of the protocol that both speak; 0 before the greeting. */
  let spoken = 0;
  let strikes = 0;
  let lobby: string | null = null;
  let gone = false;
  let last: Promise<void> = Promise.resolve();
  let looking: { readonly host: TableHost; readonly watcher: Watcher } | null = null;
  /** Codes of tables at which this connection has the seat, or had it. */
  const seatedAt = new Set<string>();

  function send(frame: ServerFrame): boolean {
    return gone || wire.send(JSON.stringify(frame));
  }

  function refuse(id: string | null, reason: Refusal): void {
    send({ type: 'refused', id, reason });
  }

  function strike(id: string | null, reason: Refusal): void {
    strikes += 1;
    refuse(id, reason);
    if (strikes >= MOST_STRIKES) end(CLOSE.badFrames);
  }

  /** Closes, and hears nothing more: what was sent before, and what still comes, is not done. */
  function end(code: number): void {
    gone = true;
    wire.close(code);
  }

  function tooFast(text: string): void {
    const read = readClientFrame(text);
    strike(read.ok && read.value.type === 'do' ? read.value.id : null, { code: 'too-fast' });
  }

  async function receive(text: string): Promise<void> {
    const read = readClientFrame(text);
    if (!read.ok) return strike(null, read.reason);
    if (read.value.type === 'hello') return greet(read.value.versions);
    if (spoken === 0) return strike(null, { code: 'hello-first' });
    await handle(read.value);
  }

  async function greet(versions: readonly number[]): Promise<void> {
    const common = commonVersion(versions);
    if (common === null) {
      refuse(null, { code: 'protocol-version', versions: PROTOCOL_VERSIONS });
      return end(CLOSE.protocol);
    }
    if (!(await tables.people.isKnown(device))) return end(CLOSE.loggedOut);
    spoken = common;
    const name = await tables.people.load(person);
    // Of somebody who only looks at the page nothing is kept.
    if (name !== null) await noteDevice();
    const { rules } = world;
    send({
      type: 'welcome',
      version: common,
      server: version,
      lobby: rules.lobby,
      name,
      freeText: rules.freeText,
    });
  }

  function noteDevice(): Promise<void> {
    return tables.people.noteDevice(device, wire.deviceName);
  }

  async function handle(frame: Exclude<ClientFrame, { type: 'hello' }>): Promise<void> {
    switch (frame.type) {
      case 'ping':
        return void send({ type: 'pong', t: frame.t });
      case 'watch':
        return watch(frame.table, frame.since).catch((error: unknown) => {
          // Without a word the page would wait for the table for ever.
          send({ type: 'no-table', table: frame.table, reason: { code: 'try-again' } });
          throw error;
        });
      case 'unwatch':
        return lookAway(null);
      case 'lobby':
        return setLobby(frame.on);
      case 'do':
        return 'table' in frame ? doAtTable(frame) : doForPerson(frame);
    }
  }

  async function watch(table: string, since: number): Promise<void> {
    await lookAway(table);
    const host = await found(table, (reason) => void send({ type: 'no-table', table, reason }));
    if (host === null) return undefined;
    if (host.isRemoved(person)) return void send({ type: 'no-table', table, reason: { code: 'removed-here' } });
    await host.catchUp();
    const refusal = await host.perform(host.newId(), { type: 'connect', person, connection });
    if (gone) return leave(table);
    if (refusal !== null) return void send({ type: 'no-table', table, reason: refusal });
    seatedAt.add(table);
    const watcher: Watcher = {
      person,
      connection,
      whole: spoken === 1,
      since,
      send: (text) => gone || wire.send(text),
    };
    looking = { host, watcher };
    host.watchers.add(watcher);
    // As long as nobody looked, the table may have been forgotten and loaded anew.
    if ((await tables.host(table)) !== host) return watch(table, since);
    host.watchers.show();
  }

  /** The table; `null` after it was said why there is none. */
  async function found(table: string, say: (reason: Refusal) => void): Promise<TableHost | null> {
    const host = await tables.find(table, person, wire);
    if (host !== null && host !== 'too-fast') return host;
    say({ code: host ?? 'table-unknown' });
    return null;
  }

  function unwatch(): void {
    looking?.host.watchers.remove(looking.watcher);
    looking = null;
  }

  /** Looks at that table from here on, or at none: whoever only looked on at another one is not seen there any more. */
  async function lookAway(next: string | null): Promise<void> {
    const before = looking?.host ?? null;
    unwatch();
    if (before !== null && before.code !== next)
      await before.perform(before.newId(), { type: 'look-away', person, connection });
  }

  async function setLobby(on: boolean): Promise<void> {
    if (on && !world.rules.lobby) return refuse(null, { code: 'lobby-off' });
    lobby = on ? '' : null;
    if (on) showLobby({ type: 'lobby', tables: await tables.lobby() });
  }

  function showLobby(frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    if (lobby === null || lobby === text || gone) return;
    if (wire.send(text)) lobby = text;
  }

  async function doAtTable({ id, table, intention }: TableCommand): Promise<void> {
    const host = await found(table, (reason) => refuse(id, reason));
    if (host === null) return undefined;
    const isTalk = intention.type === 'say' || intention.type === 'write';
    if (isTalk && !talk.take(world.now())) return refuse(id, { code: 'too-fast' });
    if (isNamed(intention) && (await tables.isTaken(person, intention.name))) return refuse(id, { code: 'name-taken' });
    const refusal =
      intention.type === 'write'
        ? await host.write(id, person, connection, intention.text)
        : await host.perform(id, { type: 'intend', person, connection, intention });
    if (refusal !== null) return refuse(id, refusal);
    if (intention.type === 'sit' || intention.type === 'accept-chair') await sat(host, table);
    if (intention.type === 'look-on') await noteDevice();
    send({ type: 'done', id });
  }

  /** Whoever sits down looks at the table from here. */
  async function sat(host: TableHost, table: string): Promise<void> {
    seatedAt.add(table);
    await tables.people.noteTable(person, table);
    await noteDevice();
    if (gone) return leave(table);
    if (looking?.host !== host) await watch(table, 0);
  }

  async function doForPerson({ id, intention }: PersonCommand): Promise<void> {
    if (intention.type !== 'make-device-code' && !wire.mayOpen()) return refuse(id, { code: 'too-many-tables' });
    const answer = await tables.perform(id, person, connection, intention);
    if (!answer.ok) return refuse(id, answer.reason);
    await noteDevice();
    send({ type: 'done', id, ...answer.value });
  }

  async function leave(table: string): Promise<void> {
    const host = await tables.host(table);
    await host?.perform(host.newId(), { type: 'disconnect', person, connection });
  }

  return {
    person,
    device,
    hasGreeted: () => spoken > 0,
    wantsLobby: () => lobby !== null,
    showLobby,
    receive(text) {
      if (gone) return last;
      // Counted as they come, so that no crowd of them waits while one is done.
      if (!frames.take(world.now())) {
        tooFast(text);
        return last;
      }
      // One after the other, as they were sent.
      last = last
        .then(() => (gone ? undefined : receive(text)))
        .catch((error: unknown) => {
          world.failed(error);
          refuse(null, { code: 'try-again' });
        });
      return last;
    },
    async left() {
      gone = true;
      unwatch();
      // One that cannot be left must not keep the others from being told.
      for (const table of seatedAt) await leave(table).catch(world.failed);
    },
    logOut: () => end(CLOSE.loggedOut),
  };
}
