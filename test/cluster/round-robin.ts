import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Duplex } from 'node:stream';

/** A connection to a node that does not stand after this long is tried at the next one, in milliseconds. */
const CONNECT_MS = 1_000;

/**
 * A proxy that gives every request, and every WebSocket, to the next of the nodes, as a load balancer without a memory would: two requests of
 * one page go to different nodes. A node that does not take the connection is passed over.
 *
 * @param ports the nodes on this machine, asked anew each time
 */
export function roundRobin(ports: () => readonly number[]): Server {
  let turn = 0;
  /** The nodes, beginning with the one whose turn it is. */
  const inTurn = (): readonly number[] => {
    const all = ports();
    turn += 1;
    return all.map((_, place) => all[(place + turn) % all.length] ?? 0);
  };
  const server = createServer((incoming, outgoing) => void passOn(incoming, outgoing, inTurn()));
  server.on('upgrade', (incoming, socket, head) => void joinSockets(incoming, socket, head, inTurn()));
  return server;
}

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, ports: readonly number[]): Promise<void> {
  const socket = await firstOpen(ports);
  if (socket === null) {
    outgoing.writeHead(502).end('502\n');
    return;
  }
  const { method, url: path, headers } = incoming;
  const onward = request({ method, path, headers, createConnection: () => socket }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  // What breaks in the middle breaks for the browser too; it asks again, and comes to another node.
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function joinSockets(
  incoming: IncomingMessage,
  browser: Duplex,
  head: Buffer,
  ports: readonly number[],
): Promise<void> {
  browser.on('error', () => {});
  const node = await firstOpen(ports);
  if (node === null) {
    browser.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    return;
  }
  const names = incoming.rawHeaders.flatMap((name, place) =>
    place % 2 === 0 ? [`${name}: ${incoming.rawHeaders[place + 1]}\r\n`] : [],
  );
  node.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${names.join('')}\r\n`);
  node.write(head);
  node.pipe(browser).pipe(node);
  browser.on('close', () => node.destroy());
  node.on('close', () => browser.destroy());
}

/** A connection to the first node that takes one; null if none does. */
async function firstOpen(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = await open(port);
    if (socket !== null) return socket;
  }
  return null;
}

function open(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.destroy(), CONNECT_MS);
    socket.on('error', () => {});
    socket.once('close', () => resolve(null));
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve(socket);
    });
  });
}
