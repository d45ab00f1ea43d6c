import {
  cardsOf,
  effectiveSuit,
  legalInPlay,
  orderOf,
  pointsOf,
  rankOf,
  setOf,
  suitOf,
  TRUMP,
  whyNotInPlay,
} from '@stammtisch/rules';
import type { Announcement, Card, CardOrder } from '@stammtisch/rules';
import { right, wrong, type Finding, type Verdict } from '../finding.ts';
import { lessonRules } from '../scene/lesson-rules.ts';
import { readCards } from '../scene/read-cards.ts';
import { learnersView, playIn, setUp } from '../scene/set-up.ts';
import type { OrderStep, Picked, SelectStep } from '../step.ts';

/** Cards that lie on the table of a step, in the order in which they are shown. */
export function cardsToPick(picked: Picked): readonly Card[] {
  return picked.type === 'legal' ? cardsOf(learnersView(setUp(picked.scene).table).deal.hand) : readCards(picked.cards);
}

/** The cards that belong to what is asked. */
export function rightCards(picked: Picked): readonly Card[] {
  return cardsToPick(picked).filter((card) => whyNotPicked(picked, card) === null);
}

/** What the rules say about a choice of cards: why one does not belong to it, or how many are missing. */
export function judgeSelection({ picked }: Pick<SelectStep, 'picked'>, chosen: readonly Card[]): Verdict {
  const reasons = chosen.flatMap((card) => whyNotPicked(picked, card) ?? []);
  const missing = rightCards(picked).filter((card) => !chosen.includes(card)).length;
  if (reasons.length > 0) return wrong(...reasons);
  return missing > 0 ? wrong({ type: 'missing', count: missing }) : right();
}

/** Why a card does not belong to what is asked, or `null`. */
export function whyNotPicked(picked: Picked, card: Card): Finding | null {
  switch (picked.type) {
    case 'trump':
      return whyNoTrump(picked.game, card);
    case 'suit':
      return suitOf(card) === picked.suit ? null : { type: 'is', card };
    case 'rank':
      return rankOf(card) === picked.rank ? null : { type: 'is', card };
    case 'worth':
      return pointsOf(card) >= picked.least ? null : { type: 'worth', card, points: pointsOf(card) };
    case 'legal': {
      const play = playIn(setUp(picked.scene).table);
      if (setOf([card]) & legalInPlay(play)) return null;
      const reason = whyNotInPlay(play, card);
      return reason === null ? null : { type: 'refused', reason };
    }
  }
}

function whyNoTrump(game: Announcement, card: Card): Finding | null {
  const suit = effectiveSuit(orderOf(lessonRules(), game), card);
  return suit === TRUMP ? null : { type: 'belongs', card, suit, game: game.game };
}

/** The cards of a step from the highest to the lowest. */
export function inOrder({ cards, by }: Pick<OrderStep, 'cards' | 'by'>): readonly Card[] {
  const worth = worthBy(by);
  return readCards(cards).toSorted((a, b) => worth(b) - worth(a));
}

/**
 * What the rules say about cards in the order in which they were tapped so far: the last one is right if none that is left is higher.
 */
export function judgeOrder({ cards, by }: Pick<OrderStep, 'cards' | 'by'>, tapped: readonly Card[]): Verdict {
  const worth = worthBy(by);
  const all = readCards(cards);
  for (const [place, card] of tapped.entries()) {
    const left = all.filter((other) => !tapped.slice(0, place).includes(other));
    const higher = left.find((other) => worth(other) > worth(card));
    if (higher !== undefined)
      return wrong({ type: 'higher', higher, lower: card, by: by === 'points' ? 'points' : 'strength' });
  }
  const missing = all.length - tapped.length;
  return missing > 0 ? wrong({ type: 'missing', count: missing }) : right();
}

function worthBy(by: OrderStep['by']): (card: Card) => number {
  if (by === 'points') return pointsOf;
  const order: CardOrder = orderOf(lessonRules(), by);
  return (card) => order.strength[card] ?? 0;
}
