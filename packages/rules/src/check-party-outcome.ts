import { cardOrder } from './card-order.ts';
import { isTout } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';
import { checkInteger, contradiction, firstProblem } from './outcome-problem.ts';
import type { OutcomeProblem } from './outcome-problem.ts';
import { fewestPointsIn, mostPointsIn } from './points-in-tricks.ts';

/** The first contradiction in a game of a declaring party; `tricksInDeal` must be right already. */
export function checkPartyOutcome(rules: HouseRules, outcome: PartyOutcome): OutcomeProblem | null {
  return firstProblem(
    () => checkInteger('points', outcome.points, 0, 120),
    () => checkInteger('tricks', outcome.tricks, 0, outcome.tricksInDeal),
    () => checkPoints(outcome),
    () => checkPartner(outcome),
    () => checkLaufende(rules, outcome),
    () => checkMuss(rules, outcome),
  );
}

/** Points lie in tricks (R5, R91). In a Bettel nobody counts them (R51). */
function checkPoints({ contract, points, tricks, tricksInDeal }: PartyOutcome): OutcomeProblem | null {
  if (contract.game === 'bettel') return null;
  if (tricks === 0 && points > 0) return contradiction('points-without-tricks', 'points');
  if (tricks === tricksInDeal && points < 120) return contradiction('all-tricks-need-all-points', 'points');
  // In a Tout nobody counts points either (R57), so those may be made up.
  if (isTout(contract)) return null;
  if (points > mostPointsIn(tricks)) return contradiction('too-many-points-in-tricks', 'points');
  if (points < fewestPointsIn(tricks, tricksInDeal)) return contradiction('too-few-points-in-tricks', 'points');
  return null;
}

function checkPartner({ contract, partner }: PartyOutcome): OutcomeProblem | null {
  if (partner === null) return null;
  if (contract.game !== 'rufspiel') return contradiction('partner-in-solo', 'partner');
  return partner === contract.declarer ? contradiction('partner-is-declarer', 'partner') : null;
}

/** A run cannot be longer than the trumps of the game, nor than what the hands of its holders can hold (B5, B6). */
function checkLaufende(rules: HouseRules, { contract, laufende, tricksInDeal }: PartyOutcome): OutcomeProblem | null {
  if (contract.game === 'bettel') {
    return laufende.count === 0 ? null : contradiction('no-laufende-in-bettel', 'laufende');
  }
  const { trumps } = cardOrder(contract, { deck: rules.deck, bettelRankOrder: rules['bettel.rankOrder'] });
  const aloneInSolo = laufende.holder === 'declarer' && contract.game !== 'rufspiel';
  const most = aloneInSolo ? Math.min(trumps.length, tricksInDeal) : trumps.length;
  return checkInteger('laufende', laufende.count, 0, most);
}

function checkMuss(rules: HouseRules, { contract, mussTrumps, tricksInDeal }: PartyOutcome): OutcomeProblem | null {
  const muss = contract.game === 'rufspiel' && contract.muss;
  if (mussTrumps !== null) {
    return muss ? checkInteger('mussTrumps', mussTrumps, 0, tricksInDeal) : contradiction('no-muss', 'mussTrumps');
  }
  const asked = muss && rules['muss.winAt60WithMaxTrumps'] > 0;
  return asked ? contradiction('muss-trumps-missing', 'mussTrumps') : null;
}
