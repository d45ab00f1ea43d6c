import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_FRAME_BYTES } from '@stammtisch/protocol';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { isOwnOrigin } from '../operator/origin.ts';
import { deviceName } from './device-name.ts';
import type { Device } from './devices.ts';
import type { Identities } from './identity.ts';
import { personOfLog } from './log-of.ts';
import type { Tables } from './tables.ts';
import { limiter, type Limiter } from './token-bucket.ts';
import { CLOSE, visitorOf, type Visitor } from './visitor.ts';
import { newId, type World } from './world.ts';

/** What the endpoint needs besides the tables. */
export interface EndpointOptions {
  readonly world: World;
  readonly tables: Tables;
  readonly identities: Identities;
  readonly version: string;
  readonly publicOrigin: string | null;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly tablesPerAddress: number;
  /** The address of a visitor, seen through the proxies that are trusted. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Codes without a table that were tried from an address. */
  readonly misses: Limiter;
}

/** The WebSocket endpoint. */
export interface Endpoint {
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

const PATH = '/ws';
const HELLO_WITHIN_MS = 5_000;
const PING_MS = 20_000;
/** Whoever is closed and does not close as well is cut off after this time. */
const CLOSE_MS = 2_000;
const LOBBY_MS = 1_000;
/** In how many seconds as many tables may be opened as at once. */
const OPENING_SECONDS = 600;
/** Bytes that wait for a slow reader: above the first nothing is added, above the second it is closed. */
const SLOW_BYTES = 256 * 1024;
const TOO_SLOW_BYTES = 1024 * 1024;

interface Line {
  readonly socket: WebSocket;
  readonly visitor: Visitor;
  readonly address: string;
  isAlive: boolean;
}

/** Answers WebSockets on `/ws` of a web server. */
export function openEndpoint(server: Server, options: EndpointOptions): Endpoint {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false });
  const lines = new Set<Line>();
  const { tablesPerAddress } = options;
  const openings = limiter(tablesPerAddress, tablesPerAddress / OPENING_SECONDS, options.world.now);
  server.on('upgrade', upgrade);
  const stopListening = options.world.hints.listen((log) => {
    const person = log === null ? null : personOfLog(log);
    if (log === null || person !== null) void logOutRemoved(person);
  });
  const pinging = setInterval(ping, PING_MS).unref();
  const showing = setInterval(() => void showLobby(), LOBBY_MS).unref();

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const device = options.identities.deviceOf(request.headers.cookie);
    const status = whyNotUpgrade(request, device);
    if (status !== null || device === null) return refuse(socket, status ?? '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (open) => connect(open, device, request));
  }

  function whyNotUpgrade(request: IncomingMessage, device: Device | null): string | null {
    const path = (request.url ?? '').split('?')[0];
    if (path !== PATH) return '404 Not Found';
    const origins = request.headersDistinct['origin'] ?? [];
    if (!isOwnOrigin({ origins, host: request.headers.host }, options.publicOrigin)) return '403 Forbidden';
    if (device === null) return '401 Unauthorized';
    const address = options.addressOf(request);
    const here = [...lines].filter((line) => line.address === address).length;
    return lines.size >= options.connections || here >= options.connectionsPerAddress ? '429 Too Many Requests' : null;
  }

  function connect(socket: WebSocket, device: Device, request: IncomingMessage): void {
    const address = options.addressOf(request);
    const visitor = visitorOf(options, device, newId(options.world), {
      deviceName: deviceName(request.headers['user-agent']),
      send: (text) => send(socket, text),
      close: (code) => close(socket, code),
      mayGuess: () => options.misses.has(address),
      missed: () => void options.misses.take(address),
      mayOpen: () => openings.take(address),
    });
    const line: Line = { socket, visitor, address, isAlive: true };
    lines.add(line);
    const hello = setTimeout(() => {
      if (!visitor.hasGreeted()) close(socket, CLOSE.protocol);
    }, HELLO_WITHIN_MS).unref();
    socket.on('message', (data, isBinary) => {
      // Whoever was closed may go on talking until it closes as well.
      if (socket.readyState !== socket.OPEN) return;
      line.isAlive = true;
      if (isBinary) close(socket, CLOSE.badFrames);
      else void visitor.receive(textOf(data));
    });
    socket.on('pong', () => (line.isAlive = true));
    // What goes wrong on a wire ends it; `close` follows.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(hello);
      lines.delete(line);
      visitor.left().catch(options.world.failed);
    });
  }

  /** Closes what is open of devices that were removed, on whatever node that was done. `null` looks at everybody's. */
  async function logOutRemoved(person: string | null): Promise<void> {
    for (const { visitor } of lines) {
      const isAsked = person === null || visitor.device.person === person;
      // Of whom nothing can be read nobody knows whether it was removed; the others are looked at all the same.
      const isKnown = !isAsked || (await options.tables.people.isKnown(visitor.device).catch(failedToKnow));
      if (!isKnown) visitor.logOut();
    }
  }

  function failedToKnow(error: unknown): true {
    options.world.failed(error);
    return true;
  }

  function ping(): void {
    for (const line of lines) {
      if (!line.isAlive) {
        line.socket.terminate();
        continue;
      }
      line.isAlive = false;
      line.socket.ping();
    }
  }

  async function showLobby(): Promise<void> {
    const wanting = [...lines].filter(({ visitor }) => visitor.wantsLobby());
    if (wanting.length === 0) return;
    try {
      const frame = { type: 'lobby', tables: await options.tables.lobby() } as const;
      for (const { visitor } of wanting) visitor.showLobby(frame);
    } catch (error) {
      options.world.failed(error);
    }
  }

  return {
    count: () => lines.size,
    async close() {
      stopListening();
      clearInterval(pinging);
      clearInterval(showing);
      server.off('upgrade', upgrade);
      for (const { socket } of lines) socket.close(1001);
      await new Promise((resolve) => {
        sockets.close(resolve);
        setTimeout(() => {
          for (const { socket } of lines) socket.terminate();
        }, 1_000).unref();
      });
    },
  };
}

/** Hands a frame to a socket, unless it has not read the ones before. */
function send(socket: WebSocket, text: string): boolean {
  if (socket.bufferedAmount > TOO_SLOW_BYTES) {
    close(socket, CLOSE.tooSlow);
    return false;
  }
  if (socket.bufferedAmount > SLOW_BYTES || socket.readyState !== socket.OPEN) return false;
  socket.send(text);
  return true;
}

function close(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8');
}

/** From here on the web server looks after this socket no more: it must neither end the process with an error that nobody hears, nor stay half open. */
function refuse(socket: Duplex, status: string): void {
  const end = (): void => void socket.destroy();
  socket.on('error', end);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, end);
}
