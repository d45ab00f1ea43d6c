import { TRUMP, cardsOf, declarerOf, membersOf, orderOf, size } from '@stammtisch/rules';
import type { Contract, SeatAction, View } from '@stammtisch/rules';
import { chanceOf } from './game-chance.ts';
import { countHand } from './hand-count.ts';
import type { Temperament } from './temperament.ts';

/**
 * Stoß, or an answer to one, if the bot's own hand promises the game (R81, R83); `undefined` if it keeps silent. An opponent counts the trumps
 * it could beat the declarer with, the declaring party counts its hand as before the announcement.
 */
export function wantsStoss(view: View, temperament: Temperament): SeatAction | undefined {
  const stoss = view.actions.find((action) => action.type === 'stoss');
  const { deal, viewer } = view;
  const contract = deal?.contract ?? null;
  if (stoss === undefined || deal === null || contract === null || viewer === 'spectator') return undefined;
  const chance = winChance(view, contract, deal.dealt);
  // Each further doubling asks for more.
  return chance >= temperament.stossFrom + 5 * deal.stoss.length ? stoss : undefined;
}

function winChance(view: View, contract: Contract, dealt: number): number {
  const { rules, viewer, deal } = view;
  if (contract.game === 'ramsch' || contract.game === 'sie') return 0;
  if (viewer === declarerOf(contract)) {
    return chanceOf(rules, dealt, { ...contract });
  }
  if (deal?.partner === viewer) return partnerChance(view, contract, dealt);
  return opponentChance(view, contract, dealt);
}

function partnerChance({ rules }: View, contract: Contract, dealt: number): number {
  const count = countHand(orderOf(rules, contract), rules.deck, dealt);
  return 45 + 7 * count.height + 4 * count.trumps + 3 * count.saeue;
}

/** High trumps and Säue of one's own against the game; a Bettel and a Tout fall by one trick. */
function opponentChance({ rules }: View, contract: Contract, dealt: number): number {
  const order = orderOf(rules, contract);
  if (contract.game === 'bettel') return 0;
  const count = countHand(order, rules.deck, dealt);
  const trumps = order.trumps.length;
  const share = trumps === 0 ? 0 : (100 * (count.height + count.trumps)) / trumps;
  if ('tout' in contract && contract.tout) return count.run > 0 || isGuarded(order.trumps, dealt) ? 90 : 20;
  return share + 6 * count.saeue + (size(dealt & membersOf(order, TRUMP)) >= 4 ? 10 : 0);
}

/** The second highest trump with a smaller one takes a trick unless the highest is led twice. */
function isGuarded(trumps: readonly number[], dealt: number): boolean {
  const own = cardsOf(dealt).filter((card) => trumps.includes(card));
  return own.length > 1 && trumps[1] !== undefined && own.includes(trumps[1]);
}
