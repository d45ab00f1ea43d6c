import type { SeatAction, View } from '@stammtisch/rules';
import { chooseCard } from '../card-play.ts';
import { claim } from '../claim.ts';
import type { Random } from '../random.ts';
import { sightOf } from '../sight.ts';
import type { Sight } from '../sight.ts';
import { wantsStoss } from '../stoss.ts';
import { BOTS } from '../temperament.ts';
import type { BotName } from '../temperament.ts';
import type { Budget } from './level.ts';
import { thinkCard } from './think-card.ts';
import { thinkStoss } from './think-stoss.ts';
import { forWholeDeals } from './thinking.ts';
import type { Thinker } from './thinking.ts';
import { plainWhy } from './why.ts';
import type { Decision } from './why.ts';

/** What a thinking bot does while cards are played: doubles, answers a Stoß, claims the rest or lays a card; silence where nobody waits for it. */
export function thinkPlay(thinker: Thinker, view: View, bot: BotName, random: Random, budget: Budget): Decision {
  const word = thinker === 'regular' ? thumbStoss(view, bot) : thinkStoss(view, forWholeDeals(view, budget), random);
  if (word !== null) return word;
  const silence = view.actions.find(({ type }) => type === 'no-stoss');
  if (silence !== undefined) return plain(silence);
  const sight = sightOf(view);
  if (sight === null || sight.legal.length === 0) return { action: null, why: plainWhy('no-choice', null) };
  const rest = claim(view, sight);
  if (rest !== undefined) return plain(rest);
  if (sight.legal.length === 1) return onlyCard(view);
  return thinkCard(thinker, view, sight, random, budget) ?? plain(thumbCard(view, sight, random));
}

function plain(action: SeatAction | null): Decision {
  return { action, why: plainWhy('rule-of-thumb', action) };
}

function onlyCard(view: View): Decision {
  const action = view.actions.find(({ type }) => type === 'play') ?? null;
  return { action, why: plainWhy('no-choice', action) };
}

function thumbStoss(view: View, bot: BotName): Decision | null {
  const stoss = wantsStoss(view, BOTS[bot].temperament);
  return stoss === undefined ? null : plain(stoss);
}

function thumbCard(view: View, sight: Sight, random: Random): SeatAction | null {
  const card = chooseCard(sight, random);
  return view.actions.find((action) => action.type === 'play' && action.card === card) ?? null;
}
