import { effectiveSuit, membersOf } from './card-order.ts';
import type { EffectiveSuit } from './card-order.ts';
import type { Card } from './card.ts';
import { has, singleton, without } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import { mayRunAway } from './davonlaufen.ts';
import type { Turn } from './turn.ts';

/** The called card while its holder still has it in hand and its rules bind him; `null` for everybody else. */
export function heldCalledCard(turn: Turn): Card | null {
  return turn.called !== null && has(turn.hand, turn.called) ? turn.called : null;
}

/** Cards that the holder of the called card may lead (R79, R80, B42): the called card itself always, lower ones only to run away. */
export function leadsOfRufsau(turn: Turn, called: Card): CardSet {
  if (turn.ranAway || runsAway(turn, called)) return turn.hand;
  const suit = membersOf(turn.order, effectiveSuit(turn.order, called));
  return (turn.hand & ~suit) | singleton(called);
}

/**
 * What the holder may play when he can follow suit: the called card has to fall when its suit is led (R76, B36), whoever leads and
 * even if the trick is trumped, unless he ran away before (B37) or may do so now (B39).
 */
export function followsOfRufsau(turn: Turn, called: Card, led: EffectiveSuit, following: CardSet): CardSet {
  if (led !== effectiveSuit(turn.order, called)) return following;
  if (turn.ranAway && turn.duties.davonlaufen.after === 'free') return following;
  if (!turn.ranAway && turn.duties.davonlaufen.whenFollowing && runsAway(turn, called)) return following;
  return singleton(called);
}

/**
 * What the holder may discard or trump with: anything but the called card (R77) until late in the deal (R78, B41). In the
 * last trick, which `discardFromTrick` always allows, it is his only card.
 */
export function discardsOfRufsau(turn: Turn, called: Card): CardSet {
  if (turn.ranAway || turn.trickNumber >= turn.duties.discardFromTrick) return turn.hand;
  return without(turn.hand, called);
}

function runsAway(turn: Turn, called: Card): boolean {
  const suit = membersOf(turn.order, effectiveSuit(turn.order, called));
  return mayRunAway(turn.duties.davonlaufen, turn.hand & suit, turn.dealt & suit);
}
