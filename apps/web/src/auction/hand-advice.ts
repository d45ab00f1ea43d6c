import { bestOf, BOTS, countHand, prospects } from '@stammtisch/bots';
import { cardsOf, effectiveSuit, membersOf, orderOf, rankOf, size, TRUMP } from '@stammtisch/rules';
import type { Announcement, CardSet, HouseRules, Seat } from '@stammtisch/rules';

/** A hand as one counts it before the auction, and what experience says about it. */
export interface HandAdvice {
  /** Trumps of a Rufspiel. */
  readonly trumps: number;
  /** Highest trumps of a Rufspiel without a gap. */
  readonly laufende: number;
  /** Säue that are no trumps. */
  readonly saeue: number;
  /** The game that promises most, and how often such hands won it when bots played, in percent; `null` if nothing can be announced. */
  readonly best: { readonly announcement: Announcement; readonly chance: number } | null;
  /** Whether a steady player dares it. */
  readonly dares: boolean;
}

/** What a learner may want to know of a hand. It comes from the hand alone, and from the counts by which the bots bid. */
export function handAdvice(rules: HouseRules, seat: Seat, hand: CardSet): HandAdvice {
  const order = orderOf(rules, { game: 'rufspiel' });
  const best = bestOf(prospects(rules, seat, hand, BOTS.xaver.temperament));
  return {
    trumps: size(hand & membersOf(order, TRUMP)),
    laufende: countHand(order, rules.deck, hand).run,
    saeue: cardsOf(hand).filter((card) => rankOf(card) === 'A' && effectiveSuit(order, card) !== TRUMP).length,
    best: best === undefined ? null : { announcement: best.announcement, chance: Math.round(best.chance) },
    dares: best?.dares ?? false,
  };
}
