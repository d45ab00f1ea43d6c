import type { TableFrame } from '@stammtisch/protocol';
import { WebSocket } from 'ws';
import { player, type Player, type PlayerWorld } from './player.ts';

/** A player whose wire is a real one. */
export interface WirePlayer extends Player {
  readonly cookie: string;
  /** Cuts the wire and opens a new one. */
  readonly reconnect: () => Promise<void>;
  readonly leave: () => void;
}

/** Who plays over a wire, and what its device does. */
export interface WireWorld extends Omit<PlayerWorld, 'send'> {
  /** An identity that it has already. */
  readonly cookie?: string;
  /** Milliseconds before it plays a card or says something. */
  readonly thinkMs?: () => number;
  /** Milliseconds after which it tries again when the wire is gone. */
  readonly retryMs?: () => number;
  /** A wire on which nothing comes for so long is given up, milliseconds; half of it before, it asks whether somebody is there. */
  readonly silenceMs?: number;
  /** Does not begin another deal while this is true. */
  readonly rests?: () => boolean;
  /** Told of everything that comes, with the newest frame of the table that is looked at. */
  readonly heard?: (text: string, frame: TableFrame | null) => void;
  /** The wire is gone. */
  readonly lost?: () => void;
}

/** Who somebody is: gets a cookie as a page does, or keeps the one it has. */
export async function identify(address: string, cookie = ''): Promise<string> {
  const response = await fetch(`${address}api/identity`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address.slice(0, -1), Cookie: cookie },
    body: '{}',
  });
  const [given = ''] = response.headers.getSetCookie();
  await response.body?.cancel();
  return given.split(';')[0] ?? '';
}

/** Opens a wire as a page does. */
export function openWire(address: string, cookie: string): WebSocket {
  return new WebSocket(`${address.replace('http', 'ws')}ws`, {
    origin: address.slice(0, -1),
    headers: { Cookie: cookie },
  });
}

/** A person at a device, over the wire. `address` is that of the server, or asked anew for every connection. */
export async function wirePlayer(address: () => string, world: WireWorld): Promise<WirePlayer> {
  const cookie = await identify(address(), world.cookie);
  const { retryMs = () => 100, thinkMs = () => 0, rests = () => false, silenceMs = Infinity } = world;
  let socket: WebSocket | null = null;
  let heardAt = performance.now();
  let left = false;
  const self = player({ random: world.random, violated: world.violated, send });

  function send(text: string): void {
    if (rests() && text.includes('"type":"next"')) return;
    if (thinkMs() > 0 && text.includes('"type":"act"')) setTimeout(() => sendNow(text), thinkMs());
    else sendNow(text);
  }

  function sendNow(text: string): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  }

  function connect(): Promise<void> {
    const made = openWire(address(), cookie);
    socket = made;
    heardAt = performance.now();
    made.on('message', (data) => {
      const text = (data as Buffer).toString('utf8');
      heardAt = performance.now();
      self.receive(text);
      world.heard?.(text, self.frame());
    });
    made.on('close', () => {
      if (socket !== made || left) return;
      world.lost?.();
      setTimeout(() => void (left ? undefined : connect()), retryMs());
    });
    return new Promise((resolve) => {
      made.on('error', () => resolve());
      made.on('open', () => {
        self.connected();
        resolve();
      });
    });
  }

  function listen(): void {
    const silent = performance.now() - heardAt;
    if (silent > silenceMs) socket?.terminate();
    else if (silent > silenceMs / 2) sendNow(JSON.stringify({ type: 'ping', t: 0 }));
  }

  const timers = [setInterval(self.repeat, 1_500), setInterval(listen, 500)];
  await connect();
  return {
    ...self,
    cookie,
    reconnect() {
      socket?.terminate();
      return connect();
    },
    leave() {
      left = true;
      timers.forEach((timer) => clearInterval(timer));
      socket?.terminate();
    },
  };
}
