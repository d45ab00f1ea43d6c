import { checkPartyOutcome } from './check-party-outcome.ts';
import { checkRamschOutcome } from './check-ramsch-outcome.ts';
import { handSize } from './dealing.ts';
import type { HouseRules } from './house-rules.ts';
import type { Multipliers, Outcome } from './outcome.ts';
import { MOST_KNOCKS, MOST_STOSS_STEPS } from './multiplier-bounds.ts';
import { checkInteger, contradiction, firstProblem } from './outcome-problem.ts';
import type { OutcomeProblem } from './outcome-problem.ts';

/**
 * Finds the first contradiction in an outcome that was written down or read, so that `settle` may trust it; `null` if there is none.
 *
 * It takes as given what was played: a game, a knock or a Stoß that the house rules do not offer is no contradiction here,
 * because the players at the table have decided that already.
 */
export function checkOutcome(rules: HouseRules, outcome: Outcome): OutcomeProblem | null {
  const knocks = checkInteger('knocks', outcome.knocks, 0, MOST_KNOCKS);
  if (outcome.kind === 'thrown-in') return knocks;
  return knocks ?? checkMultipliers(outcome) ?? checkPlayed(rules, outcome);
}

function checkMultipliers({ stoss, doubled }: Multipliers): OutcomeProblem | null {
  return firstProblem(
    () => checkInteger('stoss', stoss, 0, MOST_STOSS_STEPS),
    // Knocks that survive a redeal (`klopfen.carryOver`) are in it too, so it is no power of two everywhere; B58 bounds what counts.
    () => checkInteger('doubled', doubled, 1, Number.MAX_SAFE_INTEGER),
  );
}

function checkPlayed(
  rules: HouseRules,
  outcome: Exclude<Outcome, { readonly kind: 'thrown-in' }>,
): OutcomeProblem | null {
  if (outcome.kind === 'sie') return null;
  if (outcome.tricksInDeal !== handSize(rules)) return contradiction('wrong-deck', 'tricksInDeal');
  return outcome.kind === 'ramsch' ? checkRamschOutcome(outcome) : checkPartyOutcome(rules, outcome);
}
