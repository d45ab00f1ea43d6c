import { hex } from '@stammtisch/fairdeal';
import { cryptoBytes, cryptoRandom } from '../session/crypto-random.ts';
import { tempoNow } from '../session/tempo-now.ts';
import type { ChanceStore } from './contributor.ts';
import type { Socket, SocketListener } from './connection.ts';
import { identify } from './identity.ts';
import { keepRecords } from './keep-records.ts';
import { noteTable } from './last-table.ts';
import { openRoom, type Room } from './room.ts';

/** A device that woke up needs a moment until its network is there (`ux.md` 3). */
const SETTLE_MS = 750;

let room: Room | null = null;

/** The room of this window, opened once; it stays while somebody looks at other pages of the app. */
export function browserRoom(): Room {
  room ??= openBrowserRoom();
  return room;
}

/** Opens the room anew: the person has become another one, or wants to try once more. */
export function reopenRoom(): void {
  room?.close();
  room = null;
  dispatchEvent(new Event(ROOM_CHANGED));
}

/** Told to the window when the room is another one. */
export const ROOM_CHANGED = 'stammtisch-room';

function openBrowserRoom(): Room {
  return openRoom({
    socket: openSocket,
    identify,
    later(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: cryptoRandom(),
    newId: () => hex(cryptoBytes(16)),
    now: () => Date.now(),
    client: `web ${__APP_VERSION__}`,
    tempo: tempoNow,
    bytes: cryptoBytes,
    chanceStore,
    keepRecords,
    noteTable,
  });
}

/** The device woke up, or has a network again. */
function wake(): void {
  if (document.visibilityState === 'visible') setTimeout(() => room?.wake(), SETTLE_MS);
}

document.addEventListener('visibilitychange', wake);
addEventListener('online', wake);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) wake();
});

function openSocket({ opened, message, closed }: SocketListener): Socket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') message(data);
  });
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

/** The tab keeps its chance: a reloaded page goes on, another tab has its own. */
function chanceStore(code: string): ChanceStore {
  const key = `stammtisch.chance.${code}`;
  return {
    load() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    save(text) {
      try {
        sessionStorage.setItem(key, text);
      } catch {
        // Without storage the page keeps it as long as it lives.
      }
    },
  };
}
