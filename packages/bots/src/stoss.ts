import { declarerOf, isTout, orderOf } from '@stammtisch/rules';
import type { CardSet, Contract, HouseRules, SeatAction, View } from '@stammtisch/rules';
import { chanceOfCount, weighed } from './count-chance.ts';
import type { Weights } from './count-chance.ts';
import { chanceOf } from './game-chance.ts';
import { countHand } from './hand-count.ts';
import type { Temperament } from './temperament.ts';

/** Percent that an answer to a Stoß asks for beyond a first one: who gave it has good cards, too. */
const ANSWER = 30;

/**
 * Stoß, or an answer to one, if the bot's own hand promises the game (R81, R83); `undefined` if it keeps silent. Like the bidding it rests
 * on a count of the hand.
 */
export function wantsStoss(view: View, temperament: Temperament): SeatAction | undefined {
  const stoss = view.actions.find((action) => action.type === 'stoss');
  const { deal } = view;
  if (stoss === undefined || deal === null) return undefined;
  const needed = temperament.stossFrom + (deal.stoss.length > 0 ? ANSWER : 0);
  return ownChance(view) >= needed ? stoss : undefined;
}

/** Chance of the own side as the own hand promises it, in percent; 0 before a game is announced. */
export function ownChance(view: View): number {
  const { deal, rules } = view;
  const contract = deal?.contract ?? null;
  return deal === null || contract === null ? 0 : chanceFromHand(rules, contract, deal.dealt, roleOf(view, contract));
}

/** The part of a seat in a game. */
export type Role = 'declarer' | 'partner' | 'opponent';

function roleOf({ viewer, deal }: View, contract: Contract): Role {
  if (viewer === declarerOf(contract)) return 'declarer';
  return viewer === deal?.partner ? 'partner' : 'opponent';
}

/** Chance of the own side as it looks from one hand, in percent. */
export function chanceFromHand(rules: HouseRules, contract: Contract, dealt: CardSet, role: Role): number {
  // A Sie cannot be lost, and in a Ramsch everybody but one is paid: no hand is sure enough.
  if (contract.game === 'ramsch' || contract.game === 'sie') return 0;
  if (role === 'declarer') return chanceOf(rules, dealt, contract);
  if (role === 'partner') return counted(rules, contract, dealt, PARTNER);
  if (contract.game === 'bettel') return 0;
  return isTout(contract)
    ? trickChance(rules, contract, dealt)
    : counted(rules, contract, dealt, opponentWeights(contract));
}

function counted(rules: HouseRules, contract: Contract, dealt: CardSet, weights: Weights): number {
  return chanceOfCount(weighed(weights, countHand(orderOf(rules, contract), rules.deck, dealt)));
}

/** One trick beats a Tout (R57), and nobody can take the highest trump away. */
function trickChance(rules: HouseRules, contract: Contract, dealt: CardSet): number {
  return countHand(orderOf(rules, contract), rules.deck, dealt).run > 0 ? 100 : 0;
}

const PARTNER: Weights = { base: -23, trumps: 6.8, height: 5.8, saeue: 6.3, losers: 0, voids: -1.6, run: 3.1 };
const AGAINST_RUFSPIEL: Weights = { base: -31, trumps: 3.5, height: 2.5, saeue: 3.3, losers: 0, voids: 6.3, run: 2.4 };
/** Against one who plays alone a single hand tells little. */
const AGAINST_SOLO: Weights = { base: -15, trumps: 0, height: 2, saeue: 1, losers: 0, voids: 8, run: 2 };
const AGAINST_WENZ: Weights = { base: -12, trumps: 0, height: 0, saeue: 3.5, losers: 0, voids: 1.5, run: 9 };

function opponentWeights({ game }: Contract): Weights {
  if (game === 'rufspiel') return AGAINST_RUFSPIEL;
  return game === 'wenz' || game === 'geier' ? AGAINST_WENZ : AGAINST_SOLO;
}
