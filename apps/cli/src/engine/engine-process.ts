import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { ENGINE_PROTOCOL } from '@stammtisch/bots';
import { readLines } from '../lines/read-lines.ts';

/** How an engine can fail. */
export type EngineFault = 'not-started' | 'no-handshake' | 'too-late' | 'ended' | 'line-too-long';

/** The longest line an engine may send, in characters. */
const LONGEST_ANSWER = 65_536;

/** A line of an engine, or why there is none. */
type Heard = { readonly text: string } | { readonly fault: EngineFault };

/** A running engine of another program: lines on its standard input and output (`docs/engine-protocol.md`). */
export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #waiting: ((heard: Heard) => void)[] = [];
  readonly #lines: string[] = [];
  #fault: EngineFault | null = null;
  /** What it calls itself. */
  name = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('error', () => this.#end('not-started'));
    child.on('exit', () => this.#end('ended'));
    // A process that has gone does not read any more; `exit` says so.
    child.stdin?.on('error', () => undefined);
    void this.#listen();
  }

  /** Starts an engine and shakes hands. Command and arguments are split at spaces; no shell is involved. */
  static async start(command: string, milliseconds: number): Promise<EngineProcess | EngineFault> {
    const [program = '', ...args] = command.split(' ').filter((word) => word !== '');
    const engine = new EngineProcess(spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] }));
    engine.send(`schafkopf ${ENGINE_PROTOCOL}`);
    const answer = await engine.waitFor('ok', milliseconds);
    if ('text' in answer) return engine;
    engine.stop();
    return answer.fault === 'not-started' ? answer.fault : 'no-handshake';
  }

  get fault(): EngineFault | null {
    return this.#fault;
  }

  send(line: string): void {
    if (this.#fault === null) this.#child.stdin?.write(`${line}\n`);
  }

  /** The rest of the first line that begins with these words; a fault if none comes in time. Other lines are passed over, except `id name`. */
  async waitFor(words: string, milliseconds: number): Promise<Heard> {
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const heard = await this.#next(deadline - performance.now());
      if ('fault' in heard) return heard;
      const { text } = heard;
      if (text.startsWith('id name ')) this.name = text.slice('id name '.length);
      if (text === words || text.startsWith(`${words} `)) return { text: text.slice(words.length + 1) };
    }
  }

  stop(): void {
    this.send('quit');
    this.#child.stdin?.end();
    this.#child.kill();
  }

  async #listen(): Promise<void> {
    if (this.#child.stdout === null) return;
    for await (const lines of readLines(this.#child.stdout, LONGEST_ANSWER)) {
      for (const { text } of lines) {
        if (text === null) return this.#end('line-too-long');
        const waiting = this.#waiting.shift();
        if (waiting === undefined) this.#lines.push(text);
        else waiting({ text });
      }
    }
  }

  #end(fault: EngineFault): void {
    this.#fault ??= fault;
    for (const waiting of this.#waiting.splice(0)) waiting({ fault });
    if (fault === 'line-too-long') this.#child.kill();
  }

  #next(milliseconds: number): Promise<Heard> {
    const text = this.#lines.shift();
    if (text !== undefined) return Promise.resolve({ text });
    if (this.#fault !== null) return Promise.resolve({ fault: this.#fault });
    return new Promise((resolve) => {
      const answer = (heard: Heard): void => {
        clearTimeout(timer);
        resolve(heard);
      };
      const timer = setTimeout(
        () => {
          this.#waiting.splice(this.#waiting.indexOf(answer), 1);
          resolve({ fault: 'too-late' });
        },
        Math.max(0, milliseconds),
      );
      this.#waiting.push(answer);
    });
  }
}
