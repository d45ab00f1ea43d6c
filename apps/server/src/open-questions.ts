/** Questions to a thread that are not answered yet, each under a number of its own. */
export interface OpenQuestions {
  /** A new one: its number, and what will be answered. */
  readonly ask: <Value>() => { readonly number: number; readonly answer: Promise<Value> };
  readonly answer: (number: number, value: unknown) => void;
  readonly fail: (number: number, error: unknown) => void;
  /** The thread has ended: nothing that is open will be answered. */
  readonly failAll: (error: unknown) => void;
  readonly count: () => number;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** None at first; numbers begin at 1. */
export function openQuestions(): OpenQuestions {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function taken(number: number): Waiting | undefined {
    const one = waiting.get(number);
    waiting.delete(number);
    return one;
  }

  return {
    ask() {
      last += 1;
      const number = last;
      return { number, answer: new Promise((resolve, reject) => waiting.set(number, { resolve, reject })) };
    },
    answer: (number, value) => taken(number)?.resolve(value as never),
    fail: (number, error) => taken(number)?.reject(error),
    failAll(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
    count: () => waiting.size,
  };
}
