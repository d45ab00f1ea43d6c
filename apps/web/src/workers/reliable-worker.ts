/** What a browser's worker is used for here. */
export type AskedWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How to ask a worker, and what to do without one. */
export interface WorkerPlan<Question, Answer> {
  /** Starts a worker that answers every message with one message. */
  readonly start: () => AskedWorker;
  /** The same answer from this thread: for browsers whose workers do not start. */
  readonly here: (question: Question) => Promise<Answer>;
  /** After so many milliseconds without an answer a worker counts as dead. */
  readonly patience: number;
}

/** How often a worker is started for one question. */
const TRIES = 2;

/**
 * Asks a worker, one question after the other. A worker that dies or is silent is replaced and asked again; if that does not help either the
 * answer is found in this thread. Rejects only where that fails too.
 */
export function reliableWorker<Question, Answer>(
  plan: WorkerPlan<Question, Answer>,
): (question: Question) => Promise<Answer> {
  let worker: AskedWorker | null = null;
  let before: Promise<unknown> = Promise.resolve();

  function once(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = (worker ??= plan.start());
      const done = new AbortController();
      const timer = setTimeout(() => fail(new Error('The worker is silent.')), plan.patience);
      const fail = (error: Error): void => {
        done.abort();
        clearTimeout(timer);
        asked.terminate();
        worker = null;
        reject(error);
      };
      const answered = ({ data }: MessageEvent<Answer>): void => {
        done.abort();
        clearTimeout(timer);
        resolve(data);
      };
      const { signal } = done;
      asked.addEventListener('message', answered, { signal });
      asked.addEventListener('error', ({ message }) => fail(new Error(message)), { signal });
      asked.addEventListener('messageerror', () => fail(new Error('The answer cannot be read.')), { signal });
      asked.postMessage(question, { transfer: [] });
    });
  }

  async function ask(question: Question): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return await once(question);
      } catch {
        // Another worker, then this thread.
      }
    }
    return plan.here(question);
  }

  return (question) => {
    const answer = before.then(() => ask(question));
    before = answer.catch(() => undefined);
    return answer;
  };
}
