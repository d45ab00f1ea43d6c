import {
  currentWinner,
  declarerOf,
  effectiveSuit,
  orderOf,
  seatAfter,
  SEATS,
  suitOf,
  TRUMP,
  type Card,
  type DealView,
  type HouseRules,
  type Seat,
  type Trick,
} from '@stammtisch/rules';
import { allOf, type Names } from '@stammtisch/texts';
import { cardName, contractName, suitName, trickText } from '../i18n/game-texts.ts';
import type { Settings } from '../settings/schema.ts';
import type { CommandWords } from './command-words.ts';
import type { Question } from './typed-command.ts';

/** What a question is answered from: nothing but what its person may know. */
export interface Asked {
  readonly rules: HouseRules;
  readonly deal: Pick<DealView, 'contract' | 'partner' | 'leader' | 'trick' | 'tricks' | 'points' | 'stoss'> | null;
  /** Whose eyes these are. */
  readonly me: Seat;
  /** The own cards as they are sorted. */
  readonly hand: readonly Card[];
  /** The cards that may be played now; `null` while it is not the person's turn to play. */
  readonly legal: readonly Card[] | null;
  /** The sentence that says who must do what. */
  readonly turn: string;
  /** By how much the game counts. */
  readonly factor: number;
  /** Whether the last trick may be looked at. */
  readonly showsLastTrick: boolean;
  readonly log: readonly string[];
  readonly bill: readonly string[];
  readonly help: readonly string[];
}

/** What answers are written with. */
export interface AnswerWords {
  readonly words: CommandWords;
  readonly language: Settings['language'];
  readonly names: Names;
}

/** The latest lines of the log that one answer holds: a trick, what was said about it, and the one before. */
const LINES = 12;

/** The answer to a question, in short sentences that never bend a verb for a name. */
export function answer(question: Question, asked: Asked, given: AnswerWords): string {
  const { words } = given;
  switch (question) {
    case 'hand':
      return handText(asked, given);
    case 'trick':
      return trickNow(asked, given);
    case 'last-trick':
      return lastTrick(asked, given);
    case 'contract':
      return contractText(asked, given);
    case 'points':
      return pointsText(asked, given);
    case 'turn':
    case 'task':
      return asked.turn;
    case 'legal':
      return legalText(asked, given);
    case 'log':
      return asked.log.slice(-LINES).join(' ') || words.nothingYet;
    case 'bill':
      return asked.bill.join(' ') || words.noBill;
    case 'help':
      return asked.help.join(' ');
  }
}

/** The hand by groups, in the order in which its cards are counted: trumps, then each suit. */
function handText({ rules, deal, hand }: Asked, { words, language }: AnswerWords): string {
  if (hand.length === 0) return words.noCards;
  const order = orderOf(rules, deal?.contract ?? { game: 'rufspiel' });
  const groups = [...new Set(hand.map((card) => effectiveSuit(order, card)))];
  const text = groups.map((group) => {
    const cards = hand.filter((card) => effectiveSuit(order, card) === group);
    const title = group === TRUMP ? words.trumps : suitName(suitOf(cards[0] ?? 0), language);
    // Within a suit its name need not be said again.
    const name = (card: Card): string =>
      group === TRUMP ? cardName(card, language) : cardName(card, language).replace(`${title}-`, '');
    return `${title}: ${cards.map(name).join(', ')}.`;
  });
  return words.handOf(hand.length, text.join(' '));
}

function trickNow({ rules, deal }: Asked, { words, language, names }: AnswerWords): string {
  if (deal === null || deal.contract === null || deal.leader === null) return words.noTrick;
  const { trick, leader, contract } = deal;
  const ahead = currentWinner({ order: orderOf(rules, contract), leader, trick });
  if (ahead === null) return `${words.noTrick} ${words.toLead(names(leader))}`;
  return `${cardsBy(trick, leader, names, language)} ${words.ahead(names(ahead))}`;
}

function cardsBy(cards: readonly Card[], leader: Seat, names: Names, language: Settings['language']): string {
  return cards.map((card, place) => `${names(seatAfter(leader, place))}: ${cardName(card, language)}.`).join(' ');
}

function lastTrick({ deal, me, showsLastTrick }: Asked, { words, language, names }: AnswerWords): string {
  const trick: Trick | undefined = deal?.tricks.at(-1);
  if (trick === undefined) return words.noLastTrick;
  if (!showsLastTrick) return words.lastTrickHidden;
  return `${cardsBy(trick.cards, trick.leader, names, language)} ${trickText(trick, names, language, me)}`;
}

function contractText({ deal, factor }: Asked, { words, language, names }: AnswerWords): string {
  if (deal === null || deal.contract === null) return words.noContract;
  const { contract, partner, stoss } = deal;
  const declarer = declarerOf(contract);
  return [
    `${contractName(contract, language)}.`,
    ...(declarer === null ? [] : [words.declarer(names(declarer))]),
    ...(partner === null ? [] : [words.partner(names(partner))]),
    ...(stoss.length === 0 ? [] : [words.stoss(allOf(stoss.map(names), language))]),
    ...(factor > 1 ? [words.factor(factor)] : []),
  ].join(' ');
}

/** Everybody's Augen, and those of the parties as far as they are known. */
function pointsText({ deal }: Asked, { words, names }: AnswerWords): string {
  const points = deal?.points ?? [0, 0, 0, 0];
  const list = words.points(SEATS.map((seat) => `${names(seat)}: ${points[seat]}`).join(', '));
  const contract = deal?.contract ?? null;
  const declarer = contract === null ? null : declarerOf(contract);
  const partner = deal?.partner ?? null;
  if (declarer === null || (contract?.game === 'rufspiel' && partner === null)) return list;
  const declaring = points[declarer] + (partner === null ? 0 : points[partner]);
  const all = points.reduce<number>((sum, one) => sum + one, 0);
  return `${list} ${words.parties(declaring, all - declaring)}`;
}

function legalText({ hand, legal, turn }: Asked, { words, language }: AnswerWords): string {
  if (legal === null) return turn;
  if (legal.length === hand.length) return words.anyCard;
  return words.allowed(
    hand
      .filter((card) => legal.includes(card))
      .map((card) => cardName(card, language))
      .join(', '),
  );
}
