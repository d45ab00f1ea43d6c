import { beats, cardOf, cardsOf, effectiveSuit, has, membersOf, orderOf, size } from '@stammtisch/rules';
import type { Announcement, CardOrder, CardSet, DeckSize, HouseRules } from '@stammtisch/rules';
import { between, chanceOfCount, weighed } from './count-chance.ts';
import type { Weights } from './count-chance.ts';
import { countHand } from './hand-count.ts';
import type { HandCount } from './hand-count.ts';

const RUFSPIEL: Weights = { base: -40.3, trumps: 7.8, height: 3.8, saeue: 3.9, losers: 0, voids: 0.9, run: 3.2 };
const SOLO: Weights = { base: -131, trumps: 14, height: 5.6, saeue: 16.2, losers: -1.2, voids: 7.5, run: 7.7 };
const WENZ: Weights = { base: -34.6, trumps: 12.4, height: 0, saeue: 10.8, losers: -7.8, voids: 6.9, run: 6.1 };
const FARBWENZ: Weights = { base: -63, trumps: 8.4, height: 4.6, saeue: 9.9, losers: -7.6, voids: 7.8, run: 5.2 };

/** The short deck has its own: with six cards a hand, trumps go round less often. */
const SHORT_RUFSPIEL: Weights = { base: -46.7, trumps: 8, height: 3.1, saeue: 2.2, losers: 0, voids: -0.9, run: 2.1 };
const SHORT_SOLO: Weights = { base: -122, trumps: 13.2, height: 5.4, saeue: 7.5, losers: -1.9, voids: 4, run: 4.8 };
const SHORT_WENZ: Weights = { base: -80, trumps: 17.8, height: 0.4, saeue: 12.5, losers: -2.8, voids: 6.6, run: 7.3 };
const SHORT_FARBWENZ: Weights = {
  base: -134,
  trumps: 17.2,
  height: 5.3,
  saeue: 13.7,
  losers: -0.4,
  voids: 5.4,
  run: 7.6,
};

/** Chance of winning a game with this hand, in percent, from a count of the hand. */
export function chanceOf(rules: HouseRules, hand: CardSet, announcement: Announcement): number {
  const order = orderOf(rules, announcement);
  if (announcement.game === 'sie') return 100;
  if (announcement.game === 'bettel') return bettelChance(rules, hand);
  const count = countHand(order, rules.deck, hand);
  if (announcement.tout === true) return toutChance(order, hand, count);
  const weights = weightsOf(announcement.game, rules.deck);
  return chanceOfCount(
    weighed(weights, withoutFourth(order, rules.deck, count)) + callBonus(rules, hand, announcement),
  );
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

/** Of four trumps the fourth of a Wenz or Geier draws nothing any more: it adds nothing to three (in the scale of the short deck, four). */
function withoutFourth(order: CardOrder, deck: DeckSize, count: HandCount): HandCount {
  if (order.trumps.length > 4) return count;
  return { ...count, trumps: Math.min(count.trumps, deck === 24 ? 4 : 3), run: Math.min(count.run, 3) };
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
