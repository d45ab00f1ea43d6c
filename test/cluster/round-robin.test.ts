import { createServer, request, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../apps/server/src/listen.ts';
import { roundRobin } from './round-robin.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function start(server: Server): Promise<number> {
  servers.push(server);
  return listen(server, 0, '127.0.0.1');
}

/** A node that says its name, what it was sent, and echoes on a socket. */
async function node(name: string): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    incoming.setEncoding('utf8').on('data', (text: string) => outgoing.write(text));
    incoming.on('end', () => outgoing.end(`${name} ${incoming.method} ${incoming.url} ${incoming.headers.host}`));
  });
  server.on('upgrade', (_, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n${name}: `);
    socket.pipe(socket);
  });
  return start(server);
}

async function get(port: number, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/x?y=1`, init);
  return `${response.status} ${await response.text()}`;
}

function echo(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const upgrade = request({ port, host: '127.0.0.1', headers: { Connection: 'Upgrade', Upgrade: 'echo' } });
    upgrade.on('upgrade', (_, socket, head) => {
      let heard = head.toString();
      socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
      socket.on('end', () => resolve(heard));
      socket.end(words);
    });
    upgrade.on('error', reject);
    upgrade.end();
  });
}

it('gives requests and sockets to one node after the other, as they came', async () => {
  const nodes = [await node('a'), await node('b')];
  const proxy = await start(roundRobin(() => nodes));
  const answers = [await get(proxy), await get(proxy), await get(proxy, { method: 'POST', body: 'sent ' })];
  expect(answers).toEqual([
    `200 b GET /x?y=1 127.0.0.1:${proxy}`,
    `200 a GET /x?y=1 127.0.0.1:${proxy}`,
    `200 sent b POST /x?y=1 127.0.0.1:${proxy}`,
  ]);
  expect([await echo(proxy, 'Grüß Gott'), await echo(proxy, 'Servus')]).toEqual(['a: Grüß Gott', 'b: Servus']);
});

it('passes over a node that is gone, and says so when all are', async () => {
  const nodes = [await node('a'), 1];
  const proxy = await start(roundRobin(() => nodes));
  for (let time = 0; time < 4; time++) expect(await get(proxy)).toContain('200 a');
  expect(await echo(proxy, 'x')).toBe('a: x');
  nodes[0] = 1;
  expect(await get(proxy)).toBe('502 502\n');
});
