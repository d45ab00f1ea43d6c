import { answer, type AnswerWords, type Asked } from './answer.ts';
import { readTyped } from './read-typed.ts';
import type { Way } from './typed-command.ts';

/** A deal that somebody goes through. */
export interface ReplayAnswers extends AnswerWords {
  readonly asked: Asked;
  /** After how many cards, and how many there are. */
  readonly at: number;
  readonly last: number;
  readonly onGo: (at: number) => void;
}

/** Goes where a line says, or answers it. The answer is empty where the line of the page tells what is there. */
export function replyInReplay(line: string, replay: ReplayAnswers): string {
  const { words, asked, at, last, onGo } = replay;
  const cards = /^\s*\d{1,2}\s*$/.test(line) ? Number(line) : null;
  const command = cards === null ? readTyped(line) : null;
  if (command?.type === 'ask') return answer(command.question, asked, replay);
  if (cards === null && command === null) return words.unknown;
  if (cards === null && command?.type !== 'go') return words.onlyLook;
  const to = cards ?? (command?.type === 'go' ? placeOf(command.way, at, last) : at);
  if (to < 0 || to > last) return words.noPosition(last);
  onGo(to);
  return '';
}

function placeOf(way: Way, at: number, last: number): number {
  switch (way) {
    case 'next':
      return at + 1;
    case 'back':
      return at - 1;
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}
