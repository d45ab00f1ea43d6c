import { beats, cardOf, cardsOf, effectiveSuit, has, membersOf, orderOf, size } from '@stammtisch/rules';
import type { Announcement, CardSet, HouseRules } from '@stammtisch/rules';
import { countHand } from './hand-count.ts';
import type { HandCount } from './hand-count.ts';

/** What each feature of a hand adds to the chance of winning a game, in percent. */
interface Weights {
  readonly base: number;
  readonly trumps: number;
  readonly height: number;
  readonly saeue: number;
  readonly losers: number;
}

const RUFSPIEL: Weights = { base: 0, trumps: 7, height: 7, saeue: 5, losers: 0 };
const SOLO: Weights = { base: -60, trumps: 11, height: 9, saeue: 9, losers: -4 };
const WENZ: Weights = { base: 10, trumps: 8, height: 10, saeue: 12, losers: -7 };
const FARBWENZ: Weights = { base: -45, trumps: 11, height: 9, saeue: 9, losers: -4 };

/** Chance of winning a game with this hand, in percent, from a count of the hand. */
export function chanceOf(rules: HouseRules, hand: CardSet, announcement: Announcement): number {
  const order = orderOf(rules, announcement);
  if (announcement.game === 'sie') return 100;
  if (announcement.game === 'bettel') return bettelChance(rules, hand);
  const count = countHand(order, rules.deck, hand);
  if (announcement.tout === true) return toutChance(count);
  return between(weighed(weightsOf(announcement.game), count) + callBonus(rules, hand, announcement), 2, 98);
}

function weightsOf(game: Exclude<Announcement['game'], 'bettel' | 'sie'>): Weights {
  switch (game) {
    case 'rufspiel':
      return RUFSPIEL;
    case 'solo':
      return SOLO;
    case 'wenz':
    case 'geier':
      return WENZ;
    case 'farbwenz':
    case 'farbgeier':
      return FARBWENZ;
  }
}

function weighed(weights: Weights, count: HandCount): number {
  return (
    weights.base +
    weights.trumps * count.trumps +
    weights.height * count.height +
    weights.saeue * count.saeue +
    weights.losers * count.losers
  );
}

/** In a Rufspiel: a short called suit is soon trumped by the caller himself, and a Zehn in it goes home with the Sau. */
function callBonus(rules: HouseRules, hand: CardSet, { game, suit }: Announcement): number {
  if (game !== 'rufspiel' || suit === undefined) return 0;
  const order = orderOf(rules, { game });
  const own = hand & membersOf(order, order.suit[cardOf(suit, 'A')] ?? 0);
  return -2 * size(own) + ((own & (1 << cardOf(suit, 'Z'))) === 0 ? 0 : 2);
}

/** A Tout needs every trick (R57, T5): one loser is mostly one too many. */
function toutChance(count: HandCount): number {
  const trumpLosers = Math.max(0, count.trumps - Math.max(count.run, count.height));
  return between(102 - 45 * count.losers - 40 * trumpLosers - 12 * Math.max(0, 6 - count.trumps), 0, 98);
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

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
