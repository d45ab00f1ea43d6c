import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/** How many ports are tried, one after the other, before we give up. */
const TRIES = 20;

/**
 * Listens on the given port or, where it is taken, on the next free one.
 *
 * @param port the first port to try; 0 lets the system choose
 * @param host the address to listen on
 * @returns the port it listens on. Rejects with the system's error if none of the next ports is free.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await listenOn(server, port + attempt, host);
    } catch (error) {
      if (!isTaken(error) || attempt + 1 === TRIES) throw error;
    }
  }
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
