import { beats, cardOf, cardsOf, effectiveSuit, has, membersOf, orderOf, size } from '@stammtisch/rules';
import type { Announcement, CardOrder, CardSet, DeckSize, HouseRules } from '@stammtisch/rules';
import { between, chanceOfCount, weighed } from './count-chance.ts';
import type { Weights } from './count-chance.ts';
import { countHand } from './hand-count.ts';
import type { HandCount } from './hand-count.ts';

const RUFSPIEL: Weights = { base: -35.6, trumps: 6.7, height: 3.7, saeue: 4.7, voids: 0.8, run: 2.4 };
const SOLO: Weights = { base: -128, trumps: 11.2, height: 6.5, saeue: 17, voids: 14, run: 7.6 };
const WENZ: Weights = { base: -85, trumps: 15.5, height: 0, saeue: 17.4, voids: 9, run: 4.4 };
const FARBWENZ: Weights = { base: -118, trumps: 13.5, height: 5, saeue: 19.5, voids: 11, run: 5 };

/** The short deck has its own: with six cards a hand, trumps go round less often. */
const SHORT_RUFSPIEL: Weights = { base: -41.3, trumps: 6.9, height: 2.6, saeue: 2, voids: 0.6, run: 1.9 };
const SHORT_SOLO: Weights = { base: -177, trumps: 23.3, height: 5.3, saeue: 10.4, voids: -5.4, run: 6.5 };
const SHORT_WENZ: Weights = { base: -104, trumps: 17.7, height: 4.7, saeue: 16, voids: 8.7, run: -0.5 };
const SHORT_FARBWENZ: Weights = { base: -136, trumps: 18.3, height: 4.6, saeue: 13.6, voids: 4, run: 6.7 };

/** Chance of winning a game with this hand, in percent, from a count of the hand. */
export function chanceOf(rules: HouseRules, hand: CardSet, announcement: Announcement): number {
  const order = orderOf(rules, announcement);
  if (announcement.game === 'sie') return 100;
  if (announcement.game === 'bettel') return bettelChance(rules, hand);
  const count = countHand(order, rules.deck, hand);
  if (announcement.tout === true) return toutChance(order, hand, count);
  return chanceOfCount(weighed(weightsOf(announcement.game, rules.deck), count) + callBonus(rules, hand, announcement));
}

function weightsOf(game: Exclude<Announcement['game'], 'bettel' | 'sie'>, deck: DeckSize): Weights {
  const short = deck === 24;
  switch (game) {
    case 'rufspiel':
      return short ? SHORT_RUFSPIEL : RUFSPIEL;
    case 'solo':
      return short ? SHORT_SOLO : SOLO;
    case 'wenz':
    case 'geier':
      return short ? SHORT_WENZ : WENZ;
    case 'farbwenz':
    case 'farbgeier':
      return short ? SHORT_FARBWENZ : FARBWENZ;
  }
}

/** In a Rufspiel the caller rather calls where he is short, and better a Sau to which he need not carry the Zehn. */
function callBonus(rules: HouseRules, hand: CardSet, { game, suit }: Announcement): number {
  if (game !== 'rufspiel' || suit === undefined) return 0;
  const order = orderOf(rules, { game });
  const own = hand & membersOf(order, order.suit[cardOf(suit, 'A')] ?? 0);
  return -size(own) + ((own & (1 << cardOf(suit, 'Z'))) === 0 ? 0 : -1);
}

/**
 * A Tout needs every trick (R57, T5): no plain loser, and enough of the highest trumps to draw all others, of which two fall to each lead.
 */
function toutChance(order: CardOrder, hand: CardSet, count: HandCount): number {
  const others = order.trumps.filter((card) => !has(hand, card)).length;
  const draws = between(72 + 18 * (2 * count.run - others), 0, 95);
  return Math.max(0, draws - 60 * count.losers);
}

/** A Bettel is lost by high cards that no lower ones of the suit cover (R51). */
function bettelChance(rules: HouseRules, hand: CardSet): number {
  const order = orderOf(rules, { game: 'bettel' });
  const risk = cardsOf(hand).reduce((sum, card) => {
    const lower = cardsOf(membersOf(order, effectiveSuit(order, card))).filter((other) => beats(order, card, other));
    const own = lower.filter((other) => has(hand, other)).length;
    return sum + Math.max(0, lower.length - 3 * own);
  }, 0);
  return between(95 - 9 * risk, 0, 95);
}
