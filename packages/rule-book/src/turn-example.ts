import { cardDuties, cardOf, cardsOf, legalCards, orderOf, setOf } from '@stammtisch/rules';
import type { Card, HouseRules, Turn } from '@stammtisch/rules';
import type { Figure } from './paragraph.ts';

/** What an example says about a turn; everything else follows from the game. */
export interface TurnExample {
  readonly hand: readonly Card[];
  readonly trick: readonly Card[];
  readonly trickNumber?: number;
  readonly ranAway?: boolean;
}

/** The turn of somebody in a Rufspiel on the Gras-Sau. */
export function calledTurn(rules: HouseRules, example: TurnExample): Turn {
  return turnIn(rules, { game: 'rufspiel' }, example, cardOf('G', 'A'));
}

/** A turn in any game; `called` is the called card of a Rufspiel. */
export function turnIn(
  rules: HouseRules,
  game: Parameters<typeof orderOf>[1],
  { hand, trick, trickNumber = 1, ranAway = false }: TurnExample,
  called: Card | null = null,
): Turn {
  const cards = setOf(hand);
  return {
    order: orderOf(rules, game),
    duties: cardDuties(rules, game.game),
    hand: cards,
    dealt: cards,
    trick,
    trickNumber,
    called,
    ranAway,
  };
}

/** The turn as a picture: which cards may be played is asked of the engine. */
export function turnFigure(label: string, turn: Turn): Figure {
  const strength = (card: Card): number => turn.order.strength[card] ?? 0;
  const bySuit = (card: Card): number => turn.order.suit[card] ?? 0;
  const hand = cardsOf(turn.hand).toSorted((a, b) => bySuit(b) - bySuit(a) || strength(b) - strength(a));
  return { kind: 'turn', label, trick: turn.trick, hand, legal: legalCards(turn) };
}
