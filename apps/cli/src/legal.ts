import { cardCode, cardsOf, legalCards, readPosition, whyNotCard } from '@stammtisch/rules';
import type { Card, Position } from '@stammtisch/rules';
import { reasonText, seatNames } from '@stammtisch/texts';
import type { Call, Command } from './command.ts';
import { LEGAL_HELP } from './legal-help.ts';
import type { Answer, Answered, BadInput } from './lines/answer.ts';
import { idOf } from './lines/bad-input.ts';
import { processLines } from './lines/process-lines.ts';
import { refusedPosition } from './position-problem.ts';

/** `schafkopf legal`: which cards may be played in a position, and why not the others. */
export const LEGAL: Command = {
  name: 'legal',
  summary: {
    de: 'sagt, welche Karten gespielt werden dürfen, und warum die anderen nicht',
    en: 'says which cards may be played, and why not the others',
  },
  help: LEGAL_HELP,
  options: {},
  run: async (call) => (await processLines(call, { command: 'legal', judge: (input) => judge(call, input) })).exit,
};

function judge(call: Call, input: unknown): Answer {
  const id = idOf(input);
  const position = readPosition(input);
  return position.ok ? answer(call, id, position.value) : refusedPosition(call, id, position.reason);
}

/** A card of the hand that may not be played. */
interface Refusal {
  readonly card: Card;
  readonly reason: string;
  readonly message: string;
}

function answer({ language, paint }: Call, id: BadInput['id'], { seat, turn }: Position): Answered {
  const legal = cardsOf(legalCards(turn));
  const refused = cardsOf(turn.hand).flatMap((card): readonly Refusal[] => {
    const reason = whyNotCard(turn, card);
    return reason === null ? [] : [{ card, reason: reason.code, message: reasonText(reason, language) }];
  });
  const json = refused.map(({ card, reason, message }) => [cardCode(card), { reason, message }] as const);
  return {
    kind: 'answered',
    ok: true,
    json: { id, seat, legal: legal.map(cardCode), refused: Object.fromEntries(json) },
    text: () => {
      const title = `${paint('bold', seatNames(language)(seat))}  ${id === null ? '' : paint('dim', String(id))}`;
      const may = `  ${paint('green', legal.map(cardCode).join(' '))}`;
      const mayNot = byMessage(refused).map(([message, cards]) => `  ${paint('red', cards.join(' '))}  ${message}`);
      return [title.trimEnd(), may, ...mayNot, ''].join('\n');
    },
  };
}

/** Cards that are refused for the same reason stand in one line. */
function byMessage(refused: readonly Refusal[]): readonly (readonly [string, readonly string[]])[] {
  const messages = [...new Set(refused.map(({ message }) => message))];
  return messages.map((message) => [
    message,
    refused.filter((other) => other.message === message).map(({ card }) => cardCode(card)),
  ]);
}
