import { has, setOf, size } from './card-set.ts';
import type { Deal } from './deal.ts';
import { laufende } from './laufende.ts';
import type { Multipliers, Outcome, PartyOutcome, RamschOutcome } from './outcome.ts';
import { isDeclaring } from './play.ts';
import type { Play } from './play.ts';
import { SEATS, bySeat, forehandOf } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** What a finished deal comes to, ready for the bill: points, tricks, Laufende, knocks, Stöße. */
export function outcomeOfDeal(deal: Deal): Outcome {
  const { contract, play } = deal;
  const knocks = deal.knocks.length;
  const multipliers = { knocks, stoss: deal.stoss.steps.length, doubled: deal.doubled };
  if (contract?.game === 'sie') return { kind: 'sie', declarer: contract.declarer, ...multipliers };
  if (play === null) return { kind: 'thrown-in', knocks };
  return outcomeOfPlay(play, multipliers, { forehand: forehandOf(deal.dealer), schwarzClaimed: deal.schwarzClaimed });
}

/** What the outcome of a play depends on besides its cards. */
export interface PlayedUnder {
  readonly forehand: Seat;
  readonly schwarzClaimed: boolean;
}

/** What the playing of the cards comes to. */
export function outcomeOfPlay(play: Play, multipliers: Multipliers, under: PlayedUnder): PartyOutcome | RamschOutcome {
  const { contract } = play;
  if (contract.game === 'ramsch') return ramschOutcome(play, multipliers, under.forehand);
  if (contract.game === 'sie') throw new Error('a Sie is laid open, not played (R66)');
  const declaring = SEATS.filter((seat) => isDeclaring(play, seat));
  const cards = declaring.reduce<number>((set, seat) => set | play.dealt[seat], 0);
  return {
    kind: 'party',
    contract,
    partner: play.partner,
    points: total(play.points, declaring),
    tricks: total(play.taken, declaring),
    tricksInDeal: play.tricksInDeal,
    laufende: laufende(play.order, cards),
    mussTrumps: contract.game === 'rufspiel' && contract.muss ? trumpsOf(play, contract.declarer) : null,
    schwarzClaimed: under.schwarzClaimed,
    ...multipliers,
  };
}

function trumpsOf(play: Play, seat: Seat): number {
  return size(play.dealt[seat] & play.order.members[4]);
}

function total(values: BySeat<number>, seats: readonly Seat[]): number {
  return seats.reduce<number>((sum, seat) => sum + values[seat], 0);
}

function ramschOutcome(play: Play, multipliers: Multipliers, forehand: Seat): RamschOutcome {
  return {
    kind: 'ramsch',
    points: play.points,
    tricks: play.taken,
    tricksInDeal: play.tricksInDeal,
    highestTrump: bySeat((seat) => highestTrump(play, seat)),
    lastTrick: bySeat((seat) => lastTrick(play, seat)),
    forehand,
    ...multipliers,
  };
}

/** Strength of the highest trump in the tricks of a seat, 0 without one (B51). */
function highestTrump(play: Play, seat: Seat): number {
  const won = setOf(play.tricks.filter((trick) => trick.winner === seat).flatMap((trick) => trick.cards));
  const [a, b, c, d] = play.hands;
  const cards = seat === play.restTo ? won | setOf(play.trick) | a | b | c | d : won;
  const best = play.order.trumps.find((trump) => has(cards, trump));
  return best === undefined ? 0 : (play.order.strength[best] ?? 0);
}

/** Number of the last trick of a seat, 0 without one (B51). */
function lastTrick(play: Play, seat: Seat): number {
  if (seat === play.restTo) return play.tricksInDeal;
  return play.tricks.findLastIndex((trick) => trick.winner === seat) + 1;
}
