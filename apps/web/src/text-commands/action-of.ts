import type { Card, SeatAction, View } from '@stammtisch/rules';
import type { TypedCommand, TypedGame, Word } from './typed-command.ts';

type ActionType = SeatAction['type'];

/** What "weiter" and "nein" can mean; at most one of them is asked at a time. */
const NO: readonly ActionType[] = ['weiter', 'not-knock', 'done-cutting', 'no-stoss', 'refuse-claim', 'waive-schwarz'];
/** What "ja" can mean. A Stoß is given by a "ja" only as an answer to one. */
const YES: readonly ActionType[] = ['interest', 'knock', 'hold', 'agree-claim', 'claim-schwarz'];

type Acting = Exclude<TypedCommand, { readonly type: 'ask' | 'why' | 'go' | 'suit' | 'aid' }>;

/**
 * What somebody wants to do with a command, allowed or not: the rules answer that. `null` where the hand has no such place, or where
 * nothing is asked that "ja" could answer.
 */
export function actionOf(command: Acting, view: View, hand: readonly Card[]): SeatAction | null {
  switch (command.type) {
    case 'card':
      return { type: 'play', card: command.card };
    case 'place': {
      const card = hand[command.place - 1];
      return card === undefined ? null : { type: 'play', card };
    }
    case 'cut':
      return { type: 'cut', at: command.at };
    case 'game':
      return actionOfGame(command.game, view);
    case 'say':
      return actionOfWord(command.word, view);
  }
}

/** While ranks are named the suit is secret (R23); a Sie is laid open at once (R66). */
function actionOfGame({ game, suit, tout }: TypedGame, { deal, rules }: View): SeatAction {
  if (game === 'sie') return { type: 'lay-sie' };
  const step = deal?.auction?.step.type;
  if (step !== 'naming' && step !== 'negotiation') {
    return {
      type: 'announce',
      announcement: { game, ...(suit === undefined ? {} : { suit }), ...(tout ? { tout } : {}) },
    };
  }
  if (suit === undefined) return { type: 'name', rank: { game, tout } };
  const isHerzRank = game === 'solo' && suit === 'H' && rules['bidding.herzSoloFirst'];
  return { type: 'name', rank: isHerzRank ? { game, tout, herz: true } : { game, tout, suit } };
}

function actionOfWord(word: Word, { actions, deal }: View): SeatAction | null {
  const legal = (types: readonly ActionType[]): SeatAction | null =>
    actions.find(({ type }) => types.includes(type)) ?? null;
  switch (word) {
    case 'weiter':
      return legal(NO) ?? { type: 'weiter' };
    case 'yes':
      return legal(deal?.stossOpen === true ? [...YES, 'stoss'] : YES);
    case 'interest':
    case 'hold':
    case 'knock':
    case 'stoss':
    case 'claim':
      return { type: word };
    case 'schwarz':
      return { type: 'claim-schwarz' };
  }
}
