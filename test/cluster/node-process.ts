import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The server as operators start it. */
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** Pause before a node that has gone is started again, in milliseconds. */
const AGAIN_MS = 500;

/** A server of the cluster. It is started again whenever it ends. */
export interface NodeProcess {
  /** Where it listens; null while it does not. */
  readonly port: () => number | null;
  /** Sends a signal: SIGKILL ends it at once, SIGSTOP makes it stand still until SIGCONT. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Waits until it listens. */
  readonly isUp: () => Promise<void>;
  /** Lines that it wrote about something that failed, as JSON. */
  readonly failures: () => readonly string[];
  /** Ends it for good. */
  readonly end: () => Promise<void>;
}

/**
 * Starts a server with these settings on a free port of this machine.
 *
 * @param program what is run, with its arguments: another one brings its own web app
 */
export function startNode(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = [MAIN],
): NodeProcess {
  let child: ChildProcess | null = null;
  let port: number | null = null;
  let isEnding = false;
  const waiting: (() => void)[] = [];
  const failures: string[] = [];

  async function keepRunning(): Promise<void> {
    for (;;) {
      await run();
      if (isEnding) return;
      await sleep(AGAIN_MS);
    }
  }

  function run(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', ...settings, PORT: '0' };
    const running = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = running;
    let said = '';
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      failures.push(...text.split('\n').filter((line) => line.includes('"event":"failed"')));
      if (port !== null) return;
      said += text;
      const [, found] = /http:\/\/[^:]+:(\d+)\//.exec(said) ?? [];
      if (found === undefined) return;
      port = Number(found);
      waiting.splice(0).forEach((goOn) => goOn());
    });
    return new Promise((resolve) => {
      running.once('close', () => {
        port = null;
        resolve();
      });
    });
  }

  const running = keepRunning();
  return {
    port: () => port,
    signal: (signal) => void child?.kill(signal),
    isUp: () =>
      new Promise((resolve) => {
        if (port === null) waiting.push(resolve);
        else resolve();
      }),
    failures: () => failures,
    async end() {
      isEnding = true;
      child?.kill('SIGCONT');
      child?.kill('SIGTERM');
      await running;
    },
  };
}
