import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readSettings } from './operator/settings.ts';
import { startServer } from './start-server.ts';

/** Starts the server as its environment says (docs/handbuch/eigener-server.md) and ends it when it is asked to. */
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

const read = readSettings(process.env, readOrNull);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(2);
}

try {
  const { address, stop } = await startServer(read.settings, WEB_APP);
  console.log(`Stammtisch: ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal).then((code) => process.exit(code)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
