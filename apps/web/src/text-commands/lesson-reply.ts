import type { Choice } from '@stammtisch/lessons';
import type { Card, Contract, Seat } from '@stammtisch/rules';
import { declarerOf, seatAfter } from '@stammtisch/rules';
import { cardName, contractName } from '../i18n/game-texts.ts';
import type { AnswerWords } from './answer.ts';
import { plainWords, readTyped, withoutFillers } from './read-typed.ts';
import type { Aid, Question, TypedCommand } from './typed-command.ts';

/** What a tap on a card did: `null` where the lesson itself says it. */
export type Tapped = { readonly chosen: boolean } | { readonly place: number } | null;

/** A line of a bill that is put together. */
export type BillLine =
  { readonly line: 'schneider' | 'schwarz' } | { readonly line: 'laufende'; readonly count: number };

/** How a step is answered. */
export type StepAnswer =
  | { readonly kind: 'cards'; readonly onCard: (card: Card) => Tapped }
  | {
      readonly kind: 'choice';
      /** The answers with the words of their buttons. */
      readonly choices: readonly { readonly choice: Choice; readonly text: string }[];
      readonly onChoice: (choice: Choice) => void;
    }
  | { readonly kind: 'number'; readonly onNumber: (value: number) => void }
  /** Puts a line on the bill or takes it away; whether it is there now. */
  | { readonly kind: 'bill'; readonly onLine: (line: BillLine) => boolean };

/** Help, task and the way on: what every step of a lesson has. */
export interface StepFrame {
  readonly task: string;
  readonly done: boolean;
  /** Shows help; what is to be read where it stands there already, otherwise nothing. */
  readonly onAid: (aid: Aid) => string | null;
  readonly onNext: () => void;
}

/** A step of a lesson that is not played at the table. */
export interface StepHere extends StepFrame, AnswerWords {
  readonly answer: StepAnswer;
  /** Checks the answer, where it is not checked at once. */
  readonly onCheck: (() => void) | null;
  /** The cards in the order in which they are shown, with what they bear. */
  readonly cards: readonly { readonly card: Card; readonly note?: string }[];
  /** Hands of the others that lie open. */
  readonly others: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  readonly contract: Contract | null;
  /** The trick that lies on the table. */
  readonly trick: { readonly leader: Seat; readonly cards: readonly Card[] } | null;
  /** How a game ended, in short sentences. */
  readonly ended: string;
}

/** What a line means to every step of a lesson; `null` where the step itself has to answer. */
export function replyOfFrame(command: TypedCommand | null, frame: StepFrame, { words }: AnswerWords): string | null {
  if (command?.type === 'aid') return frame.done ? words.stepDone : (frame.onAid(command.aid) ?? words.noAid);
  if (command?.type === 'ask' && command.question === 'task') return frame.task;
  if (!frame.done || !goesOn(command)) return null;
  frame.onNext();
  return '';
}

function goesOn(command: TypedCommand | null): boolean {
  return (command?.type === 'say' && command.word === 'weiter') || (command?.type === 'go' && command.way === 'next');
}

/** Does what a line says, or answers it. The answer is empty where the lesson itself says what came of it. */
export function replyInLesson(line: string, here: StepHere): string {
  const command = readTyped(line);
  const framed = replyOfFrame(command, here, here);
  if (framed !== null) return framed;
  const answered = here.done ? null : giveAnswer(line, command, here);
  if (answered !== null) return answered;
  if (command?.type === 'ask') return answerQuestion(command.question, here);
  if (command === null) return here.words.unknown;
  if (here.done) return here.words.stepDone;
  if (here.onCheck === null || !goesOn(command)) return here.words.notInStep;
  here.onCheck();
  return '';
}

/** What the step makes of a line as an answer; `null` if it is none. */
function giveAnswer(line: string, command: TypedCommand | null, here: StepHere): string | null {
  switch (here.answer.kind) {
    case 'cards':
      return giveCard(command, here.answer, here);
    case 'choice':
      return giveChoice(line, command, here.answer);
    case 'number':
      return giveNumber(line, here.answer);
    case 'bill':
      return giveLine(line, here.answer, here);
  }
}

function giveCard(
  command: TypedCommand | null,
  { onCard }: Extract<StepAnswer, { readonly kind: 'cards' }>,
  { cards, words, language }: StepHere,
): string | null {
  if (command?.type !== 'card' && command?.type !== 'place') return null;
  const card = command.type === 'card' ? command.card : cards[command.place - 1]?.card;
  if (card === undefined) return words.noPlace(command.type === 'place' ? command.place : 0);
  const name = cardName(card, language);
  if (cards.every((one) => one.card !== card)) return words.notThere(name);
  const tapped = onCard(card);
  if (tapped === null) return '';
  if ('place' in tapped) return words.placed(name, tapped.place);
  return tapped.chosen ? words.chosen(name) : words.notChosen(name);
}

function giveChoice(
  line: string,
  command: TypedCommand | null,
  { choices, onChoice }: Extract<StepAnswer, { readonly kind: 'choice' }>,
): string | null {
  const meant = withoutFillers(plainWords(line)).join(' ');
  const found =
    choices.find(({ text }) => withoutFillers(plainWords(text)).join(' ') === meant) ??
    choices.find(({ choice }) => means(command, choice)) ??
    (command?.type === 'place' ? choices[command.place - 1] : undefined);
  if (found === undefined) return null;
  onChoice(found.choice);
  return '';
}

function means(command: TypedCommand | null, choice: Choice): boolean {
  switch (choice.type) {
    case 'suit':
      return (command?.type === 'suit' && command.suit === choice.suit) || callsSau(command, choice.suit);
    case 'game':
      return (
        command?.type === 'game' &&
        command.game.game === choice.announcement.game &&
        command.game.suit === choice.announcement.suit
      );
    case 'weiter':
    case 'no':
      return command?.type === 'say' && command.word === 'weiter';
    case 'yes':
      return command?.type === 'say' && command.word === 'yes';
    case 'seat':
    case 'party':
      return false;
  }
}

function callsSau(command: TypedCommand | null, suit: string): boolean {
  return command?.type === 'game' && command.game.game === 'rufspiel' && command.game.suit === suit;
}

function giveNumber(line: string, { onNumber }: Extract<StepAnswer, { readonly kind: 'number' }>): string | null {
  const [, digits] = /^\s*(\d{1,3})\s*$/.exec(line) ?? [];
  if (digits === undefined) return null;
  onNumber(Number(digits));
  return '';
}

function giveLine(
  line: string,
  { onLine }: Extract<StepAnswer, { readonly kind: 'bill' }>,
  { words }: StepHere,
): string | null {
  const [word = '', count = '', ...more] = plainWords(line);
  if (more.length > 0) return null;
  if (count === '' && (word === 'schneider' || word === 'schwarz')) {
    const name = word === 'schneider' ? 'Schneider' : 'Schwarz';
    return onLine({ line: word }) ? words.onBill(name) : words.offBill(name);
  }
  const digits = word === 'laufende' ? count : count === 'laufende' ? word : '';
  if (!/^\d{1,2}$/.test(digits)) return null;
  onLine({ line: 'laufende', count: Number(digits) });
  return '';
}

function answerQuestion(question: Question, here: StepHere): string {
  const { words } = here;
  switch (question) {
    case 'hand':
      return handText(here);
    case 'trick':
    case 'last-trick':
      return trickText(here);
    case 'contract':
      return contractText(here);
    case 'points':
    case 'bill':
    case 'log':
      return here.ended === '' ? words.notInStep : here.ended;
    case 'turn':
    case 'legal':
    case 'task':
      return here.task;
    case 'help':
      return [words.helpStep[here.answer.kind], words.helpLesson, words.helpAids].join(' ');
  }
}

function handText({ cards, others, words, language, names }: StepHere): string {
  if (cards.length === 0) return words.noCardsHere;
  const own = cards.map(({ card, note }) =>
    [cardName(card, language), ...(note === undefined ? [] : [note])].join(' '),
  );
  const open = others.map(
    (one) => `${names(one.seat)}: ${one.cards.map((card) => cardName(card, language)).join(', ')}.`,
  );
  return [words.handOf(cards.length, `${own.join(', ')}.`), ...open].join(' ');
}

function trickText({ trick, words, language, names }: StepHere): string {
  if (trick === null || trick.cards.length === 0) return words.noTrick;
  return trick.cards
    .map((card, place) => `${names(seatAfter(trick.leader, place))}: ${cardName(card, language)}.`)
    .join(' ');
}

function contractText({ contract, words, language, names }: StepHere): string {
  if (contract === null) return words.noContract;
  const declarer = declarerOf(contract);
  const who = declarer === null ? [] : [words.declarer(names(declarer))];
  return [`${contractName(contract, language)}.`, ...who].join(' ');
}
