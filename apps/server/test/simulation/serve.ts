import process from 'node:process';
import { readSettings } from '../../src/operator/settings.ts';
import { startServer } from '../../src/start-server.ts';

/** Runs the real server on any free port for tests that kill it: `serve.ts DATA WEB`, further settings by environment. Says its address on standard output. */
const [, , data = '', web = ''] = process.argv;
const read = readSettings(
  { ...process.env, PORT: '0', HOST: '127.0.0.1', STAMMTISCH_DATA: data, STAMMTISCH_LOG: 'failures' },
  () => null,
);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { address, stop, ended } = await startServer(read.settings, web);
process.stdout.write(`${address}\n`);
process.once('SIGTERM', () => void stop('SIGTERM'));
process.exit(await ended);
