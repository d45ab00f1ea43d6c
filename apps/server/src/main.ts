import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runAdmin } from './operator/admin.ts';
import { readTextFile } from './operator/read-text-file.ts';
import { readSettings } from './operator/settings.ts';
import { startServer } from './start-server.ts';

/** Starts the server, or does what the operator asks (`backup`, `restore`, …), as its environment says (docs/handbuch/eigener-server.md) and ends it when it is asked to. */
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

// Logs, backups and exports hold running games: whatever is written is for our user alone, also in a folder that others may read.
process.umask(0o077);

const [, , ...args] = process.argv;
if (args.length > 0) process.exit(await runAdmin(args, process.env));

const read = readSettings(process.env, readTextFile);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(2);
}

/** Before it runs there is nothing to finish. It has to be said all the same: as process 1 of a container nobody is ended by a signal that he does not hear. */
let end: (signal: 'SIGINT' | 'SIGTERM') => void = () => process.exit(0);
// Every time: Ctrl+C reaches us from the terminal and once more from `npm start`; a second one that we do not hear would end us in the middle.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));

try {
  const { address, inNetwork, stop, ended } = await startServer(read.settings, WEB_APP);
  console.log(`Stammtisch: ${address}`);
  for (const one of inNetwork) console.log(`Im selben Netz / in the same network: ${one}`);
  end = (signal) => void stop(signal);
  process.exit(await ended);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
