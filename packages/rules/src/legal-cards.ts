import { TRUMP, effectiveSuit, membersOf, winningCard } from './card-order.ts';
import { suitOf } from './card.ts';
import type { Card } from './card.ts';
import { has, singleton, size } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import type { Reason } from './reason.ts';
import { discardsOfRufsau, followsOfRufsau, heldCalledCard, leadsOfRufsau } from './rufsau.ts';
import { underStichzwang } from './stichzwang.ts';
import type { Turn } from './turn.ts';

/**
 * The exact set of cards that may be played now; never empty while the hand is not (R71–R80, B36–B43, B46).
 *
 * @example
 * // Rufspiel on Gras, Gras-Neun was led: the Gras-Sau must fall (LG-13)
 * legalCards({ ...turn, hand: setOf([GA, GK, EO]), trick: [G9], called: GA }) === setOf([GA])
 */
export function legalCards(turn: Turn): CardSet {
  const called = heldCalledCard(turn);
  const led = turn.trick[0];
  if (led === undefined) return called === null ? turn.hand : leadsOfRufsau(turn, called);
  const suit = effectiveSuit(turn.order, led);
  const following = turn.hand & membersOf(turn.order, suit);
  if (following === 0) return beating(turn, called === null ? turn.hand : discardsOfRufsau(turn, called));
  return beating(turn, called === null ? following : followsOfRufsau(turn, called, suit, following));
}

/** Why a card may not be played now, or `null` if it may. Answers "why may I not play this card?". */
export function whyNotCard(turn: Turn, card: Card): Reason | null {
  if (!has(turn.hand, card)) return { code: 'not-your-card', card };
  const legal = legalCards(turn);
  if (has(legal, card)) return null;
  const led = turn.trick[0];
  return led === undefined ? whyNotLed(turn) : whyNotAdded(turn, led, card, legal);
}

function whyNotLed(turn: Turn): Reason {
  const { enabled, minCards } = turn.duties.davonlaufen;
  const called = turn.called ?? 0;
  // The caller holds a card of the suit himself, so in the short deck nobody can have four.
  const possible = size(membersOf(turn.order, effectiveSuit(turn.order, called))) - 1;
  return { code: 'lead-called', card: called, minCards: enabled && minCards <= possible ? minCards : null };
}

function whyNotAdded(turn: Turn, led: Card, card: Card, legal: CardSet): Reason {
  const called = heldCalledCard(turn);
  const suit = effectiveSuit(turn.order, led);
  const following = turn.hand & membersOf(turn.order, suit);
  if (following === 0 && card === called) {
    return { code: 'keep-called', card, fromTrick: turn.duties.discardFromTrick };
  }
  if (called !== null && legal === singleton(called) && isForced(turn)) {
    return { code: 'must-play-called', card: called };
  }
  if (following !== 0 && !has(following, card)) {
    return suit === TRUMP ? { code: 'follow-trump' } : { code: 'follow-suit', suit: suitOf(led) };
  }
  return { code: 'must-beat', card: winningCard(turn.order, turn.trick) };
}

/** Whether the called card has to fall if its suit is led: always until its holder has run away (R76, B37). */
function isForced(turn: Turn): boolean {
  return !turn.ranAway || turn.duties.davonlaufen.after === 'sauStillForced';
}

function beating(turn: Turn, playable: CardSet): CardSet {
  if (!turn.duties.stichzwang) return playable;
  return underStichzwang(turn.order, playable, winningCard(turn.order, turn.trick));
}
