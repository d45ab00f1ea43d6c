import type { SeatAction, View } from '@stammtisch/rules';
import { bid } from './bidding.ts';
import { chooseCard } from './card-play.ts';
import { answerClaim, claim } from './claim.ts';
import { cut } from './cutting.ts';
import { knock } from './knocking.ts';
import type { Random } from './random.ts';
import { sightOf } from './sight.ts';
import { wantsStoss } from './stoss.ts';
import { BOTS } from './temperament.ts';
import type { BotName, Temperament } from './temperament.ts';

/**
 * What a bot does now: one of `view.actions`, or `null` if it keeps silent. It keeps silent only when nobody waits for it: it has no action,
 * or it is not its turn and all it could do is to speak up (a Stoß while another seat is to play). So ask every bot that has actions, and
 * go on asking the one whose turn it is.
 *
 * A bot knows its seat's view and the random numbers it is given, nothing else: equal arguments give the equal action.
 *
 * @example chooseAction(view(table, 2), 'resi', seededRandom('evening:3'))
 */
export function chooseAction(view: View, bot: BotName, random: Random): SeatAction | null {
  if (view.actions.length === 0) return null;
  const chosen = decide(view, BOTS[bot].temperament, random);
  if (chosen !== undefined && view.actions.includes(chosen)) return chosen;
  return isOptional(view) ? null : (view.actions[0] ?? null);
}

function decide(view: View, temperament: Temperament, random: Random): SeatAction | undefined {
  switch (view.deal?.phase) {
    case 'cutting':
      return cut(view, random);
    case 'knocking':
      return knock(view, temperament);
    case 'auction':
      return bid(view, temperament);
    case 'sie-laid':
      return silence(view);
    case 'play':
      return play(view, temperament, random);
    case 'claim':
      return answerClaim(view);
    case 'schwarz-claim':
      return view.actions.find((action) => action.type === 'claim-schwarz');
    case 'between-deals':
    case 'settled':
    case undefined:
      return undefined;
  }
}

function play(view: View, temperament: Temperament, random: Random): SeatAction | undefined {
  const stoss = wantsStoss(view, temperament) ?? silence(view);
  if (stoss !== undefined) return stoss;
  const sight = sightOf(view);
  if (sight === null || sight.legal.length === 0) return undefined;
  const rest = claim(view, sight);
  if (rest !== undefined) return rest;
  const card = chooseCard(sight, random);
  return view.actions.find((action) => action.type === 'play' && action.card === card);
}

/** The refusal to answer a Stoß, when the game waits for an answer. */
function silence(view: View): SeatAction | undefined {
  return view.actions.find((action) => action.type === 'no-stoss');
}

/** Whether all a seat could do now is to speak up. */
function isOptional({ actions }: View): boolean {
  return actions.every((action) => action.type === 'stoss');
}
