import {
  cardsOf,
  declarerOf,
  effectiveSuit,
  has,
  isPlayOver,
  legalInPlay,
  playCard,
  seatToPlay,
  size,
} from '@stammtisch/rules';
import type { Card, CardSet, HouseRules, Play, Seat } from '@stammtisch/rules';
import { scoreOf } from '../card-play.ts';
import { mayHoldOf, readCard } from '../card-reading.ts';
import type { Reading } from '../card-reading.ts';
import { friendOdds } from '../friend-odds.ts';
import { laterSeats } from '../sight.ts';
import type { Sight } from '../sight.ts';

/** A play in one world, with what everybody could read out of the cards so far. */
export interface WorldPlay {
  readonly rules: HouseRules;
  readonly play: Play;
  readonly reading: Reading;
  /** Who gave Stoß, Retour … in order. */
  readonly stoss: readonly Seat[];
}

/** What the seat to play of a world would see: its own hand and what is public, nothing else. */
export function sightIn({ rules, play, reading, stoss }: WorldPlay, legal: CardSet): Sight {
  const seat = seatToPlay(play);
  const { contract, order, hands, trick, leader } = play;
  const hand = hands[seat];
  const unseen = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand;
  const mayHold = mayHoldOf(reading, seat, unseen, []);
  const partner = partnerKnownTo(play, seat);
  const led = trick[0];
  return {
    rules,
    contract,
    order,
    seat,
    hand,
    legal: cardsOf(legal),
    leader,
    trick,
    led: led === undefined ? null : effectiveSuit(order, led),
    later: laterSeats(seat, trick.length),
    tricks: play.tricks.length,
    taken: play.taken,
    handSizes: [size(hands[0]), size(hands[1]), size(hands[2]), size(hands[3])],
    unseen,
    mayHold,
    declares: seat === declarerOf(contract) || (partner !== null && seat === partner),
    friend: friendOdds({ contract, seat, mayHold, leads: reading.leads, partner, stoss }),
  };
}

/** The partner knows himself, everybody else knows him once the called card has been played (B44). */
function partnerKnownTo({ contract, partner, hands }: Play, seat: Seat): Seat | null {
  if (contract.game !== 'rufspiel' || partner === null) return null;
  return seat === partner || !has(hands[partner], contract.called) ? partner : null;
}

/** The world after one more card. */
export function withCard(world: WorldPlay, card: Card): WorldPlay {
  const { rules, play, reading } = world;
  const { order, contract, leader, trick } = play;
  return {
    ...world,
    play: playCard(play, card),
    reading: readCard(reading, { rules, order, contract, leader, trick }, card),
  };
}

/** The card that rules of thumb lay in a world; between equals the first. */
export function thumbCard(world: WorldPlay): Card {
  const legal = legalInPlay(world.play);
  if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
  const sight = sightIn(world, legal);
  const score = scoreOf(sight);
  let best = -1;
  let most = -Infinity;
  for (const card of sight.legal) {
    const value = score(sight, card);
    if (value > most + 1e-9) {
      most = value;
      best = card;
    }
  }
  return best;
}

/** Plays on by rules of thumb until the deal is over or a trick begins with at most `tricksLeft` to come. */
export function playByThumb(start: WorldPlay, tricksLeft: number): WorldPlay {
  let world = start;
  for (;;) {
    const { play } = world;
    if (isPlayOver(play)) return world;
    if (play.trick.length === 0 && play.tricksInDeal - play.tricks.length <= tricksLeft) return world;
    world = withCard(world, thumbCard(world));
  }
}
