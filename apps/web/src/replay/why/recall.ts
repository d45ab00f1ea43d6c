import { cutterOf, seatToPlay, view } from '@stammtisch/rules';
import type { AuctionWord, Seat, SeatAction, SeatCommand, View } from '@stammtisch/rules';
import type { Course, SaidEvent } from '../course.ts';
import { announcing, giveStoss, knocking, playCards, wayOf, type Way } from '../way.ts';

/**
 * Something that somebody did in a recorded deal: said something in the auction, or played the card after `at` others. Of Klopfen and Stoß a record
 * does not tell enough: which cards came first, and when it was.
 */
export type Done =
  { readonly type: 'said'; readonly event: SaidEvent } | { readonly type: 'card'; readonly at: number };

/** A moment of a recorded deal, as the seat saw it that decided something. */
export interface Recalled {
  readonly seat: Seat;
  readonly view: View;
  /** What it did. */
  readonly action: SeatAction;
}

/**
 * What a seat saw when it did something; `null` where the record does not tell enough. A record does not say when a Stoß was given: it counts
 * as given before the first card.
 */
export function recall(course: Course, done: Done): Recalled | null {
  const { record, notes } = course;
  const way = wayOf(record, notes.source?.deal ?? 1);
  if (way === null) return null;
  const words = [...(notes.auction ?? [])];
  while (way.deal()?.phase.name !== 'play') {
    const next = nextWord(way, course, words);
    if (next === null) return null;
    if (done.type === 'said' && isFor(next, done.event)) return recalled(way, next.command);
    if (!way.take(next.command)) return null;
  }
  const card = done.type === 'card' ? record.tricks.flat()[done.at] : undefined;
  if (card === undefined || done.type !== 'card') return null;
  if (!giveStoss(way, record) || !playCards(way, record, done.at)) return null;
  const play = way.deal()?.play ?? null;
  return play === null ? null : recalled(way, { type: 'play', seat: seatToPlay(play), card });
}

/** A command of the record, and the word of its auction that it is. */
interface NextWord {
  readonly command: SeatCommand;
  readonly word: AuctionWord | null;
}

function nextWord(way: Way, { record, replay }: Course, words: AuctionWord[]): NextWord | null {
  const deal = way.deal();
  if (deal === null) return null;
  const { phase } = deal;
  if (phase.name === 'cutting') return { command: { type: 'done-cutting', seat: cutterOf(deal.dealer) }, word: null };
  if (phase.name === 'knocking') return { command: knocking(record, phase.seat, deal.knocks.length), word: null };
  const word = words.shift();
  if (word !== undefined) return { command: commandOfWord(word), word };
  const { contract } = replay;
  if (contract === null || contract.game === 'ramsch' || contract.game === 'sie') return null;
  const [announcement] = announcing(contract, contract.declarer);
  return announcement === undefined ? null : { command: announcement, word: null };
}

function commandOfWord(word: AuctionWord): SeatCommand {
  switch (word.type) {
    case 'interested':
      return { type: 'interest', seat: word.seat };
    case 'passed':
      return { type: 'weiter', seat: word.seat };
    case 'held':
      return { type: 'hold', seat: word.seat };
    case 'named':
      return { type: 'name', seat: word.seat, rank: word.rank };
  }
}

function isFor({ command, word }: NextWord, event: SaidEvent): boolean {
  if (word !== null) return word === event;
  return event.type === 'contract' && command.type === 'announce';
}

function recalled(way: Way, { seat, ...action }: SeatCommand): Recalled {
  return { seat, view: view(way.table(), seat), action };
}
