import { bySeat, startPlay } from '@stammtisch/rules';
import type { Announcement, BySeat, CardSet, Contract, Seat, View } from '@stammtisch/rules';
import type { Solver } from '@stammtisch/solver';
import { startReading } from '../card-reading.ts';
import type { Random } from '../random.ts';
import { hiddenFrom } from '../worlds/hidden.ts';
import { possibleWorlds } from '../worlds/world.ts';
import { EQUAL, drawWorlds } from './draw-worlds.ts';
import { endOf } from './ending.ts';
import type { EndContext, Ending } from './ending.ts';
import { forecast } from './forecast.ts';
import type { Share } from './forecast.ts';
import { likelihoodFrom } from './likelihood.ts';
import { contractOf, contractWithout } from './predict-contract.ts';
import { circumstancesOf } from './weigh-cards.ts';
import type { Thinking } from './weigh-cards.ts';

/** A game that a seat could play, with what it brings in truth, and what came of it in the worlds. */
export interface WeighedGame extends Ending {
  readonly announcement: Announcement;
  readonly inWorlds: Share;
}

/** What a seat may expect from each game it could play, and from letting the others play. */
export interface WeighedGames {
  readonly games: readonly WeighedGame[];
  readonly weiter: Ending;
  readonly worlds: number;
}

/** Plays every game in the same worlds, and what the others would play instead. `null` before a hand is complete. */
export function weighGames(
  view: View,
  announcements: readonly Announcement[],
  thinking: Thinking,
  solver: Solver,
  random: Random,
): WeighedGames | null {
  const { deal, rules, viewer: seat } = view;
  const hidden = hiddenFrom(view);
  if (deal === null || hidden === null || seat === 'spectator') return null;
  const { rest } = likelihoodFrom(rules, deal, seat);
  const { drawn } = drawWorlds(
    possibleWorlds(hidden),
    thinking.plan,
    thinking.weighed ? { rare: null, rest: ({ hands }) => rest(hands, null) } : EQUAL,
    random,
  );
  const context: EndContext = { ...thinking, circumstances: circumstancesOf(view, deal), solver };
  const over = (contractIn: (hands: BySeat<CardSet>) => Contract | null): Share => {
    let [value, winning, wonValue] = [0, 0, 0];
    for (const { world, weight } of drawn) {
      const end = endIn(view, world.hands, contractIn(world.hands), seat, context);
      value += weight * end.value;
      winning += weight * end.winning;
      wonValue += weight * end.winning * end.value;
    }
    return { value, winning, wonValue };
  };
  const muss = deal.auction?.step.type === 'announcement' && deal.auction.step.muss;
  const obligation = { floor: null, named: false, muss };
  return {
    games: announcements.map((announcement) => {
      const inWorlds = over(() => contractOf(rules, seat, deal.hand, announcement, obligation));
      return { announcement, inWorlds, ...forecast(announcement, inWorlds) };
    }),
    weiter: over((hands) => contractWithout(rules, deal, hands, seat)),
    worlds: drawn.length,
  };
}

/**
 * How a contract ends in one world. Nothing is gained or lost if it costs too much to solve, or if the cards are thrown in: what everybody pays
 * into the Stock then is everybody's to win back.
 */
function endIn(
  { rules }: View,
  hands: BySeat<CardSet>,
  contract: Contract | null,
  seat: Seat,
  context: EndContext,
): Ending {
  if (contract === null || contract.game === 'sie') return NOTHING;
  const play = startPlay({
    rules,
    contract,
    hands: bySeat((each) => hands[each]),
    forehand: context.circumstances.forehand,
  });
  return endOf({ rules, play, reading: startReading(contract), stoss: [] }, seat, context) ?? NOTHING;
}

const NOTHING: Ending = { value: 0, winning: 0 };
