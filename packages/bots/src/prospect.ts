import { orderOf, possibleAnnouncements } from '@stammtisch/rules';
import type { Announcement, CardSet, HouseRules, Obligation, Seat } from '@stammtisch/rules';
import { chanceOf } from './game-chance.ts';
import { countHand } from './hand-count.ts';
import type { Temperament } from './temperament.ts';

/** A game seen from one hand before it is announced. */
export interface Prospect {
  readonly announcement: Announcement;
  /** Chance of winning, in percent. */
  readonly chance: number;
  /** What the announcer gets from it on average, in the unit of the house rules. */
  readonly value: number;
  /** Whether the bot dares to play it of its own accord. */
  readonly dares: boolean;
}

/** Every game that this hand may announce, judged. */
export function prospects(
  rules: HouseRules,
  seat: Seat,
  hand: CardSet,
  temperament: Temperament,
  obligation: Obligation = { floor: null, named: false, muss: false },
): readonly Prospect[] {
  return possibleAnnouncements(rules, seat, hand, obligation).map((announcement) =>
    judge(rules, hand, announcement, temperament),
  );
}

/** Judges one game from one hand. */
function judge(rules: HouseRules, hand: CardSet, announcement: Announcement, temperament: Temperament): Prospect {
  const chance = chanceOf(rules, hand, announcement);
  const value = ((2 * chance - 100) / 100) * stakeOf(rules, hand, announcement);
  return { announcement, chance, value, dares: chance >= daresFrom(announcement, temperament) };
}

/** The prospect worth most; the one with the better chance where the table plays for nothing. `undefined` if there is none. */
export function bestOf(candidates: readonly Prospect[]): Prospect | undefined {
  return candidates.toSorted((a, b) => b.value - a.value || b.chance - a.chance)[0];
}

function daresFrom({ game, tout }: Announcement, temperament: Temperament): number {
  if (tout === true) return temperament.toutFrom;
  return game === 'rufspiel' ? temperament.rufspielFrom : temperament.soloFrom;
}

/** What the game moves for its announcer, without Schneider and Schwarz: the base price and the Laufende in his own hand (R103, R106). */
function stakeOf(rules: HouseRules, hand: CardSet, { game, tout }: Announcement): number {
  if (game === 'sie') return 3 * rules['sie.multiplier'] * (rules['tariff.solo'] + 8 * rules['tariff.laufende']);
  const price = rules[`tariff.${game}`];
  const base = price === 'solo' ? rules['tariff.solo'] : price;
  const sum = base + laufendeStake(rules, hand, game);
  if (game === 'rufspiel') return tout === true ? sum * rules['tout.multiplier'] : sum;
  return 3 * (tout === true ? sum * rules['tout.multiplier'] : sum);
}

function laufendeStake(rules: HouseRules, hand: CardSet, game: Exclude<Announcement['game'], 'sie'>): number {
  if (game === 'bettel' || !rules['laufende.enabled']) return 0;
  const { run } = countHand(orderOf(rules, { game, suit: 'H' }), rules.deck, hand);
  return run >= rules[`laufende.min.${game}`]
    ? Math.min(run, rules[`laufende.max.${game}`]) * rules['tariff.laufende']
    : 0;
}
