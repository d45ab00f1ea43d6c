import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reliableWorker, type AskedWorker } from './reliable-worker.ts';

/** What a worker of this test does with a question. */
type Behaviour = 'answers' | 'dies' | 'is silent';

function workerThat(behaviour: Behaviour, ended: () => void): AskedWorker {
  const target = new EventTarget();
  return Object.assign(target, {
    terminate: ended,
    postMessage(question: number) {
      if (behaviour === 'answers') target.dispatchEvent(new MessageEvent('message', { data: question * 2 }));
      if (behaviour === 'dies') target.dispatchEvent(Object.assign(new Event('error'), { message: 'dead' }));
    },
  });
}

/** A plan whose workers behave like this, one after the other; this thread adds 1000 so that one sees who answered. */
function planOf(...behaviours: readonly Behaviour[]) {
  const started: Behaviour[] = [];
  const ended = vi.fn<() => void>();
  const ask = reliableWorker<number, number>({
    start() {
      const behaviour = behaviours[started.length] ?? 'answers';
      started.push(behaviour);
      return workerThat(behaviour, ended);
    },
    here: (question) => Promise.resolve(question * 2 + 1000),
    patience: 500,
  });
  return { ask, started, ended };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a worker that is asked', () => {
  it('answers one question after the other and is started once', async () => {
    const { ask, started } = planOf('answers');
    expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
    expect(started).toHaveLength(1);
  });

  it('is replaced when it dies, and the question is asked again', async () => {
    const { ask, started, ended } = planOf('dies', 'answers');
    expect(await ask(7)).toBe(14);
    expect(started).toEqual(['dies', 'answers']);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is replaced when it says nothing for too long', async () => {
    const { ask, ended } = planOf('is silent', 'answers');
    const answer = ask(7);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBe(14);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is done without where no worker lives: nothing hangs', async () => {
    const { ask } = planOf('dies', 'dies', 'answers');
    expect(await ask(7)).toBe(1014);
    expect(await ask(8)).toBe(16);
  });

  it('is done without where workers cannot be started', async () => {
    const ask = reliableWorker<number, number>({
      start() {
        throw new Error('forbidden');
      },
      here: (question) => Promise.resolve(question),
      patience: 500,
    });
    expect(await ask(7)).toBe(7);
  });

  it('tells when even this thread cannot answer, and goes on with the next question', async () => {
    const here = vi.fn<(question: number) => Promise<number>>().mockRejectedValueOnce(new Error('offline'));
    const ask = reliableWorker<number, number>({
      start: () => workerThat('dies', () => undefined),
      here,
      patience: 500,
    });
    here.mockResolvedValue(5);
    await expect(ask(7)).rejects.toThrow('offline');
    expect(await ask(8)).toBe(5);
  });
});
