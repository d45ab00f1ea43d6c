import type { Auction } from './auction-state.ts';
import { isGesperrt } from './gesperrt.ts';
import { renonceCalls } from './renonce.ts';
import { cardOf } from './card.ts';
import { has } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import type { HouseRules } from './house-rules.ts';
import { isGameEnabled } from './rank-order.ts';
import { SEATS } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** What happens when all four said weiter (R20, R30). */
export type AllPassOutcome =
  | { readonly type: 'must-play'; readonly seat: Seat; readonly why: 'eichel-ober' | 'knocked' }
  | { readonly type: 'ramsch' }
  | { readonly type: 'thrown-in' };

/**
 * Decides what follows when everybody passed: a knocker has to play (`klopfen.mustPlayOnAllPass`, B14), the holder of the Eichel-Ober
 * has to play (der Alte muss, B54), a Ramsch (R52), or the cards are thrown in.
 */
export function afterAllPass(rules: HouseRules, hands: BySeat<CardSet>, knocks: readonly Seat[]): AllPassOutcome {
  const knocker = knockerWhoMustPlay(rules, knocks);
  if (knocker !== null) return mustPlay(rules, hands, knocker, 'knocked');
  if (rules['allPass.action'] === 'ramsch') return { type: 'ramsch' };
  if (rules['allPass.action'] !== 'eichelOberMuss') return { type: 'thrown-in' };
  const holder = SEATS.find((seat) => has(hands[seat], cardOf('E', 'O'))) ?? 0;
  return mustPlay(rules, hands, holder, 'eichel-ober');
}

function knockerWhoMustPlay(rules: HouseRules, knocks: readonly Seat[]): Seat | null {
  const rule = rules['klopfen.mustPlayOnAllPass'];
  if (rule === 'off') return null;
  return (rule === 'firstKnocker' ? knocks[0] : knocks.at(-1)) ?? null;
}

function mustPlay(
  rules: HouseRules,
  hands: BySeat<CardSet>,
  seat: Seat,
  why: 'eichel-ober' | 'knocked',
): AllPassOutcome {
  const gesperrt = isGameEnabled(rules, 'rufspiel') && isGesperrt(rules, hands[seat]);
  if (gesperrt && rules['muss.gesperrt'] === 'redeal') return { type: 'thrown-in' };
  return canPlayAnything(rules, hands[seat]) ? { type: 'must-play', seat, why } : { type: 'thrown-in' };
}

/** A hand that can neither call nor play a solo game at this table: the cards are thrown in. */
function canPlayAnything(rules: HouseRules, hand: CardSet): boolean {
  const solos = ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel'] as const;
  if (solos.some((game) => isGameEnabled(rules, game))) return true;
  return !isGesperrt(rules, hand) || (rules['muss.gesperrt'] === 'renonce' && renonceCalls(hand).length > 0);
}

/** The auction in which a seat has to announce a game because everybody passed. */
export function forcedAuction(auction: Auction, seat: Seat): Auction {
  return { ...auction, step: { type: 'announcement', seat, floor: null, named: false, muss: true } };
}
