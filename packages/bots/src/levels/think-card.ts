import { bySeat } from '@stammtisch/rules';
import type { View } from '@stammtisch/rules';
import { scoreOf } from '../card-play.ts';
import type { Random } from '../random.ts';
import type { Sight } from '../sight.ts';
import { weighCards } from '../think/weigh-cards.ts';
import type { WeighedCard, WeighedCards } from '../think/weigh-cards.ts';
import type { Budget } from './level.ts';
import { sharedSolver } from './shared-solver.ts';
import { thinkingOf } from './thinking.ts';
import type { Thinker } from './thinking.ts';
import type { Decision, WeighedOption } from './why.ts';

/** The card that a thinking bot plays; `null` if no world fits what it saw, or all cost too much. */
export function thinkCard(thinker: Thinker, view: View, sight: Sight, random: Random, budget: Budget): Decision | null {
  const tricksLeft = (view.rules.deck === 24 ? 6 : 8) - sight.tricks;
  const weighed = weighCards(view, thinkingOf(thinker, tricksLeft, budget), sharedSolver(), random);
  return weighed === null ? null : decisionOf(view, sight, weighed);
}

function decisionOf(view: View, sight: Sight, { cards, worlds, all, holder }: WeighedCards): Decision {
  const options = bestFirst(sight, cards).map((weighed) => optionOf(view, weighed, sight));
  const calledCard = holder === null ? null : { card: holder.card, odds: bySeat((seat) => percent(holder.odds[seat])) };
  return {
    action: options[0]?.action ?? null,
    why: { basis: 'worlds', options, worlds, allWorlds: all, calledCard },
  };
}

/** The cards by value; equal ones as rules of thumb order them. */
function bestFirst(sight: Sight, cards: readonly WeighedCard[]): readonly WeighedCard[] {
  const score = scoreOf(sight);
  const thumb = new Map(cards.map(({ card }) => [card, score(sight, card)]));
  return cards.toSorted((a, b) => {
    const difference = b.value - a.value;
    return Math.abs(difference) > EQUAL ? difference : (thumb.get(b.card) ?? 0) - (thumb.get(a.card) ?? 0);
  });
}

/** Differences of expected money below this are none. */
const EQUAL = 1e-9;

function optionOf(view: View, { card, value, winning }: WeighedCard, { contract }: Sight): WeighedOption {
  const action = view.actions.find((each) => each.type === 'play' && each.card === card);
  if (action === undefined) throw new Error(`a card that may not be played: ${card}`);
  return { action, plan: null, value, winning: contract.game === 'ramsch' ? null : percent(winning) };
}

function percent(share: number): number {
  return Math.round(100 * share);
}
