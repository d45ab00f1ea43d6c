import { SUITS, cardOf, suitOf } from './card.ts';
import type { Suit } from './card.ts';
import type { CardSet } from './card-set.ts';
import { whyNotCallable } from './callable-sau.ts';
import { isGesperrt } from './gesperrt.ts';
import { renonceCalls } from './renonce.ts';
import { CALLABLE_SUITS, isSuitGame, needsSuit } from './contract.ts';
import type { BiddableGame, Contract, Game } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import { enabledGames, isGameEnabled, isToutAllowed, rankLevel } from './rank-order.ts';
import type { NamedRank, Reason } from './reason.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import { isSie } from './sie.ts';

/** A final announcement as it is spoken: "Ich spiele …" (R25). */
export interface Announcement {
  readonly game: BiddableGame | 'sie';
  /** The called suit of a Rufspiel or the trump suit. */
  readonly suit?: Suit;
  readonly tout?: boolean;
}

/** What binds the announcement of a seat. */
export interface Obligation {
  /** The announcement may not be lower: the rank the player has named (B30) or a minimum game (R22). `null` if there is neither. */
  readonly floor: NamedRank | null;
  /** Whether he named that rank or held it; otherwise it is the minimum game of the first interested player. */
  readonly named: boolean;
  /** Whether the player has to play because everybody passed (B54). */
  readonly muss: boolean;
}

/**
 * Turns an announcement into a contract, or says why it is not possible: game or Tout switched off (R7, B32), suit missing or
 * unwanted (BD-18), Sau not callable (R39), below the named rank (B30).
 */
export function makeContract(
  rules: HouseRules,
  seat: Seat,
  hand: CardSet,
  announcement: Announcement,
  obligation: Obligation,
): Result<Contract, Reason> {
  const malformed = whyMalformed(rules, announcement) ?? whyTooLow(rules, announcement, obligation);
  if (malformed !== null) return err(malformed);
  const { game, suit } = announcement;
  if (game === 'sie') return isSie(hand) ? ok({ game, declarer: seat }) : err({ code: 'no-sie' });
  if (game === 'rufspiel') return makeRufspiel(rules, seat, hand, announcement, obligation.muss);
  if (obligation.muss) {
    const forbidden = whyNoMussSolo(rules, hand);
    if (forbidden !== null) return err(forbidden);
  }
  if (game === 'bettel') return ok({ game, declarer: seat });
  const tout = announcement.tout === true;
  if (!isSuitGame(game)) return ok({ game, declarer: seat, tout });
  return suit === undefined ? suitMissing(game) : ok({ game, suit, declarer: seat, tout });
}

function suitMissing(game: Game): Result<never, Reason> {
  return err({ code: 'bid-suit-missing', game });
}

function whyMalformed(rules: HouseRules, announcement: Announcement): Reason | null {
  const { game, suit } = announcement;
  if (!isGameEnabled(rules, game)) return { code: 'bid-game-off', game };
  if (announcement.tout === true && !isToutAllowed(rules, game)) return { code: 'bid-tout-off', game };
  return suit === undefined || needsSuit(game) ? null : { code: 'bid-suit-unwanted', game };
}

function whyTooLow(rules: HouseRules, announcement: Announcement, { floor, named }: Obligation): Reason | null {
  if (floor === null) return null;
  const { game, tout = false, suit } = announcement;
  const level = rankLevel(rules, { game, tout, herz: suit === 'H' });
  const needed = rankLevel(rules, floor);
  if (!named) return level < needed ? { code: 'bid-minimum', rank: floor, interest: 1 } : null;
  if (level < needed) return { code: 'bid-below-named', rank: floor };
  if (level > needed && !rules['bidding.finalMayExceedNamed']) return { code: 'bid-other-than-named', rank: floor };
  return null;
}

function makeRufspiel(
  rules: HouseRules,
  seat: Seat,
  hand: CardSet,
  announcement: Announcement,
  muss: boolean,
): Result<Contract, Reason> {
  const { suit, tout = false } = announcement;
  if (suit === undefined) return suitMissing('rufspiel');
  if (suit === 'H') return err({ code: 'bid-herz' });
  const contract = { game: 'rufspiel', suit, declarer: seat, tout, muss } as const;
  const refusal = whyNotCallable(rules, hand, suit);
  if (refusal === null) return ok({ ...contract, called: cardOf(suit, 'A') });
  if (!muss || !isGesperrt(rules, hand)) return err(refusal);
  const calls = rules['muss.gesperrt'] === 'renonce' ? renonceCalls(hand) : [];
  const [only, ...others] = calls;
  if (only === undefined) return err({ code: 'muss-solo-only' });
  const called = calls.find((card) => suitOf(card) === suit);
  if (called !== undefined) return ok({ ...contract, called });
  return err(others.length === 0 ? { code: 'muss-call-sau', card: only } : refusal);
}

/** Who has to play may choose a solo game only if the house allows it, or if there is nothing he could call (B54). */
function whyNoMussSolo(rules: HouseRules, hand: CardSet): Reason | null {
  if (rules['muss.allowSolo'] || !isGameEnabled(rules, 'rufspiel')) return null;
  if (!isGesperrt(rules, hand)) return { code: 'muss-no-solo' };
  const canCall = rules['muss.gesperrt'] === 'renonce' && renonceCalls(hand).length > 0;
  return canCall ? { code: 'muss-no-solo' } : null;
}

/** Everything that could be said as final announcement at this table, possible for this hand or not. */
export function spokenAnnouncements(rules: HouseRules): readonly Announcement[] {
  const games = enabledGames(rules).flatMap((game) => {
    const touts = isToutAllowed(rules, game) ? [false, true] : [false];
    return touts.flatMap((tout): readonly Announcement[] =>
      suitsOf(game).map((suit) => announcementOf(game, suit, tout)),
    );
  });
  return isGameEnabled(rules, 'sie') ? [...games, { game: 'sie' }] : games;
}

function suitsOf(game: BiddableGame): readonly (Suit | null)[] {
  if (game === 'rufspiel') return CALLABLE_SUITS;
  return isSuitGame(game) ? SUITS : [null];
}

function announcementOf(game: BiddableGame, suit: Suit | null, tout: boolean): Announcement {
  return { game, ...(suit === null ? {} : { suit }), ...(tout ? { tout } : {}) };
}

/** Final announcements that this hand may make under its obligation, from the lowest game to the highest. */
export function possibleAnnouncements(
  rules: HouseRules,
  seat: Seat,
  hand: CardSet,
  obligation: Obligation,
): readonly Announcement[] {
  return spokenAnnouncements(rules).filter((spoken) => makeContract(rules, seat, hand, spoken, obligation).ok);
}
