import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Play, Result } from '@stammtisch/rules';
import { makeSolver } from '@stammtisch/solver';
import type { SolveProblem } from '@stammtisch/solver';
import { solvePosition } from './solve-position.ts';
import type { Solved } from './solve-position.ts';

/** A position to solve, as a thread is asked. */
export interface SolveTask {
  readonly play: Play;
  readonly budget: number;
}

/** What a thread answers. */
export interface SolveTimed {
  readonly solved: Result<Solved, SolveProblem>;
  readonly ms: number;
}

/** So many positions are solved in this thread first: others take longer to start. */
const HERE_FIRST = 8;

/** Solves positions on `jobs` threads. */
export class SolveThreads {
  readonly #jobs: number;
  readonly #now: () => number;
  readonly #solver = makeSolver();
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #waiting: ((worker: Worker) => void)[] = [];
  #asked = 0;

  constructor(jobs: number, now: () => number) {
    this.#jobs = jobs;
    this.#now = now;
  }

  /** Solves one position; calls may overlap. */
  async solve(task: SolveTask): Promise<SolveTimed> {
    this.#asked += 1;
    if (this.#jobs === 1 || this.#asked <= HERE_FIRST) return this.#solveHere(task);
    const worker = await this.#take();
    worker.postMessage(task);
    const [answer] = (await once(worker, 'message')) as [SolveTimed];
    this.#give(worker);
    return answer;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #solveHere({ play, budget }: SolveTask): SolveTimed {
    const started = this.#now();
    const solved = solvePosition(this.#solver, play, budget);
    return { solved, ms: this.#now() - started };
  }

  #take(): Promise<Worker> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return Promise.resolve(idle);
    if (this.#workers.length < this.#jobs) {
      const worker = new Worker(new URL('./solve-worker.ts', import.meta.url));
      this.#workers.push(worker);
      return Promise.resolve(worker);
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #give(worker: Worker): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(worker);
    else next(worker);
  }
}
