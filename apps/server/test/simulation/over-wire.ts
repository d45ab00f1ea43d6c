import { WebSocket } from 'ws';
import { player, type Player } from './player.ts';

/** A player whose wire is a real one. */
export interface WirePlayer extends Player {
  readonly cookie: string;
  /** Cuts the wire and opens a new one. */
  readonly reconnect: () => Promise<void>;
  readonly leave: () => void;
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
export async function wirePlayer(
  address: () => string,
  world: { readonly random: () => number; readonly violated: (what: string) => void; readonly cookie?: string },
): Promise<WirePlayer> {
  const cookie = await identify(address(), world.cookie);
  let socket: WebSocket | null = null;
  let left = false;
  const self = player({
    random: world.random,
    violated: world.violated,
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
  });

  function connect(): Promise<void> {
    const made = openWire(address(), cookie);
    socket = made;
    made.on('message', (data) => self.receive((data as Buffer).toString('utf8')));
    made.on('close', () => {
      if (socket === made && !left) setTimeout(() => void (left ? undefined : connect()), 100);
    });
    return new Promise((resolve) => {
      made.on('error', () => resolve());
      made.on('open', () => {
        self.connected();
        resolve();
      });
    });
  }

  const repeating = setInterval(self.repeat, 1_500);
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
      clearInterval(repeating);
      socket?.terminate();
    },
  };
}
