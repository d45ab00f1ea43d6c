import { createStore, type StoreApi } from 'zustand/vanilla';
import { nextUtterance, pauseAfter } from './utterance.ts';

/** What a screen reader hears. */
export interface Heard {
  /** The latest utterances, oldest first. */
  readonly utterances: readonly { readonly id: number; readonly text: string }[];
  /** What the person has to do; empty while it is not his turn. */
  readonly turn: string;
}

/** What a table has to tell now. */
export interface Telling {
  readonly deal: number;
  /** Every line of the deal so far. */
  readonly lines: readonly string[];
  /** What the person has to do; empty while it is not his turn. */
  readonly turn: string;
  /** What is said when lines were taken back. */
  readonly takenBack: string;
}

export interface Announcements {
  readonly heard: StoreApi<Heard>;
  readonly tell: (telling: Telling) => void;
  /** Forgets what still waits. */
  readonly stop: () => void;
}

/** So many utterances stay to be read again. */
const KEPT = 12;

/**
 * Lets lines be heard one after the other, each once, with pauses between them. That it is the person's turn comes after everything
 * that led to it, because it would cut that off. What was told before the first call is not heard: the person was not there.
 */
export function createAnnouncements(first: Telling): Announcements {
  let { deal } = first;
  let known = first.lines.length;
  let waiting: readonly string[] = [];
  let turn = '';
  let id = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = createStore<Heard>(() => ({
    utterances: first.lines.slice(-KEPT).map((text) => ({ id: id++, text })),
    turn: '',
  }));

  function tell(telling: Telling): void {
    waiting = [...waiting, ...newLines(telling)];
    ({ turn } = telling);
    if (turn === '') heard.setState({ turn });
    if (timer === undefined) speak();
  }

  function newLines(telling: Telling): readonly string[] {
    const before = telling.deal === deal ? known : 0;
    deal = telling.deal;
    known = telling.lines.length;
    if (known >= before) return telling.lines.slice(before);
    waiting = [];
    return [telling.takenBack];
  }

  function speak(): void {
    timer = undefined;
    if (waiting.length === 0) {
      heard.setState({ turn });
      return;
    }
    const { text, left } = nextUtterance(waiting);
    waiting = left;
    heard.setState(({ utterances }) => ({ utterances: [...utterances, { id: id++, text }].slice(-KEPT) }));
    timer = setTimeout(speak, pauseAfter(text));
  }

  return {
    heard,
    tell,
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
