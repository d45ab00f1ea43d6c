import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PACES, holding } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

function failed(error: unknown): never {
  throw error;
}

function held() {
  const done: number[] = [];
  const begun = Date.now();
  const { hold, close } = holding(PACES.calm, { now: Date.now, failed });
  const answers = (since: number) =>
    hold(since, () => {
      done.push(Date.now() - begun);
      return Promise.resolve();
    });
  return { done, begun, answers, close };
}

describe('a bot', () => {
  it('answers at the same moment, whether it had to think or not', async () => {
    const { done, begun, answers } = held();
    await answers(begun);
    await vi.advanceTimersByTimeAsync(400);
    await answers(begun);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(done).toEqual([900, 900]);
  });

  it('answers at once when its time is over, and not at all when the node has ended', async () => {
    const { done, begun, answers, close } = held();
    await answers(begun - 1_000);
    expect(done).toEqual([0]);
    await answers(begun);
    close();
    // A bot whose thread ends with the node has no answer, and the first thing that it may do is none.
    await answers(begun - 1_000);
    await answers(begun);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(done).toEqual([0]);
  });

  it('lets pass from 900 to 2,500 milliseconds in all, as before', () => {
    for (let again = 0; again < 100; again++) {
      const all = PACES.calm.botDelay() + PACES.calm.thinkMs;
      expect(all).toBeGreaterThanOrEqual(900);
      expect(all).toBeLessThanOrEqual(2_500);
    }
  });
});
