import type { Card, View } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { reasonText } from '../i18n/reason-texts.ts';
import type { TableStore } from '../table/table-store.ts';
import { actionOf } from './action-of.ts';
import { answer, type AnswerWords, type Asked } from './answer.ts';
import { readTyped } from './read-typed.ts';
import type { TypedCommand, Way } from './typed-command.ts';

/** What a table tells the command line. */
export interface TableAnswers extends AnswerWords {
  readonly table: TableStore;
  readonly asked: Asked;
}

/** What the log does not tell: who says it has to hear that it was said. */
const SILENT: ReadonlySet<string> = new Set(['no-stoss', 'done-cutting', 'agree-claim', 'waive-schwarz']);

/**
 * Does what a line says, or answers it. The answer is empty where the log tells what happened; a refusal is the reason of the rules.
 */
export function replyAtTable(line: string, at: TableAnswers): string {
  const command = readTyped(line);
  if (command === null) return at.words.unknown;
  switch (command.type) {
    case 'ask':
      return answer(command.question, at.asked, at);
    case 'why':
      return whyNot(command.card, at);
    case 'go':
      return go(command.way, at);
    case 'suit':
    case 'aid':
      return at.words.unknown;
    case 'say':
    case 'card':
    case 'place':
    case 'cut':
    case 'game':
      return act(command, at);
  }
}

function whyNot(card: Card, { table, words, language, names }: TableAnswers): string {
  const reason = table.whyNot({ type: 'play', card });
  return reason === null ? words.mayPlay(cardName(card, language)) : reasonText(reason, language, names);
}

function go(way: Way, at: TableAnswers): string {
  switch (way) {
    case 'next':
      return goOn(at);
    case 'back':
      return takeBack(at);
    case 'first':
    case 'last':
      return at.words.unknown;
  }
}

function takeBack({ table, words }: TableAnswers): string {
  if (!table.store.getState().mayTakeBack) return words.noUndo;
  table.takeBack();
  return '';
}

/** Ends what the table waits for, or begins the next deal. */
function goOn({ table, language, names }: TableAnswers): string {
  const { view, hold, kontraPause, closing } = table.store.getState();
  if (hold !== null || kontraPause) {
    table.goOn();
    return '';
  }
  if (view.deal?.phase !== 'settled' || closing) return reasonText({ code: 'deal-running' }, language, names);
  table.nextDeal();
  return '';
}

function act(command: Parameters<typeof actionOf>[0], at: TableAnswers): string {
  const { table, asked, words, language, names } = at;
  const { view, kontraPause } = table.store.getState();
  // Nobody asks for an answer here: the game only waits for a Stoß, and "weiter" lets the moment pass.
  if (kontraPause && command.type === 'say' && command.word === 'weiter') return goOn(at);
  if (command.type === 'game' && isAskedForInterest(view, command)) return words.interestFirst;
  const action = actionOf(command, view, asked.hand);
  if (action === null) return command.type === 'place' ? words.noPlace(command.place) : words.nothingAsked;
  const reason = table.act(action);
  if (reason !== null) return reasonText(reason, language, names);
  return SILENT.has(action.type) ? words.said : '';
}

/** Where everybody is first asked whether he wants to play, the game comes later (R17). */
function isAskedForInterest({ actions }: View, { game }: Extract<TypedCommand, { readonly type: 'game' }>): boolean {
  return game.game !== 'sie' && actions.some(({ type }) => type === 'interest');
}
