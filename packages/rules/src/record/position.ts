import { effectiveSuit, winningIndex } from '../card-order.ts';
import type { CardOrder } from '../card-order.ts';
import { cardOf, suitOf } from '../card.ts';
import type { Card } from '../card.ts';
import { deckSet, has, setOf } from '../card-set.ts';
import type { CardSet } from '../card-set.ts';
import { handSize } from '../dealing.ts';
import type { HouseRules } from '../house-rules.ts';
import { PRESETS } from '../house-rules/presets.ts';
import { isPlayOver, orderOf, seatToPlay, startPlay, turnOf } from '../play.ts';
import type { Play } from '../play.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { forehandOf, seatAfter } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { cardDuties } from '../turn.ts';
import type { Turn } from '../turn.ts';
import { wrongValue } from './input-problem.ts';
import type { InputProblem } from './input-problem.ts';
import { readContract } from './read-contract.ts';
import { isAbsent, readCards, readObject, readRules, readSeat } from './read-fields.ts';
import type { Fields, Read } from './read-fields.ts';
import { readHands, readTricks } from './read-record.ts';
import type { DealRecord, RecordedContract } from './record.ts';
import { contractOf, playTricks } from './replay-record.ts';
import type { RecordProblem, ReplayRefusal } from './replay-record.ts';

/** A deal in the middle of play (`formats.md` 3): with all hands, or as one seat sees it. */
export type Position =
  | { readonly kind: 'open'; readonly seat: Seat; readonly turn: Turn; readonly play: Play }
  | { readonly kind: 'seat-view'; readonly seat: Seat; readonly turn: Turn };

/** Why something is no position: it cannot be read, or what was played in it is against the rules. */
export type PositionProblem =
  | { readonly kind: 'input'; readonly problem: InputProblem }
  | { readonly kind: 'rules'; readonly refusal: ReplayRefusal }
  | { readonly kind: 'over' };

/**
 * Reads a position, or the view of a seat, which has `seat` and `hand` instead of `dealer` and `hands`. House rules may be missing: then
 * those of the Schafkopfschule hold. The seat to act is the one whose card comes next; in a view it is the viewer.
 */
export function readPosition(input: unknown): Result<Position, PositionProblem> {
  const object = readObject(input, 'position');
  if (!object.ok) return badInput(object.reason);
  const fields = object.value;
  const rules = isAbsent(fields['rules']) ? ok(PRESETS.schafkopfschule) : readRules(fields['rules'], 'rules');
  if (!rules.ok) return badInput(rules.reason);
  const contract = readContract(fields['contract'], 'contract');
  if (!contract.ok) return badInput(contract.reason);
  const tricks = readTricks(fields['tricks'], rules.value);
  if (!tricks.ok) return badInput(tricks.reason);
  const given = { fields, rules: rules.value, contract: contract.value, tricks: tricks.value };
  return fields['hands'] === undefined && fields['hand'] !== undefined ? readSeatView(given) : readOpen(given);
}

interface Given {
  readonly fields: Fields;
  readonly rules: HouseRules;
  readonly contract: RecordedContract;
  readonly tricks: DealRecord['tricks'];
}

function badInput(problem: InputProblem): Result<never, PositionProblem> {
  return err({ kind: 'input', problem });
}

function readOpen({ fields, rules, contract, tricks }: Given): Result<Position, PositionProblem> {
  const dealer = readSeat(fields['dealer'], 'dealer');
  if (!dealer.ok) return badInput(dealer.reason);
  const hands = readHands(fields['hands'], rules);
  if (!hands.ok) return badInput(hands.reason);
  const made = contractOf({ rules, hands: hands.value, dealer: dealer.value }, contract);
  if (!made.ok) return err({ kind: 'rules', refusal: { problem: made.reason, at: null } });
  if (made.value.game === 'sie') return err({ kind: 'over' });
  const start = startPlay({ rules, contract: made.value, hands: hands.value, forehand: forehandOf(dealer.value) });
  const played = playTricks(start, tricks);
  if (!played.ok) return err({ kind: 'rules', refusal: played.reason });
  const play = played.value;
  return isPlayOver(play)
    ? err({ kind: 'over' })
    : ok({ kind: 'open', seat: seatToPlay(play), turn: turnOf(play), play });
}

function readSeatView({ fields, rules, contract, tricks }: Given): Result<Position, PositionProblem> {
  const seat = readSeat(fields['seat'], 'seat');
  if (!seat.ok) return badInput(seat.reason);
  if (contract.game === 'sie') return err({ kind: 'over' });
  if (contract.game === 'rufspiel' && contract.suit === 'H') return badContract({ code: 'bid-herz' });
  const order = orderOf(rules, { game: contract.game, ...(contract.suit === null ? {} : { suit: contract.suit }) });
  const last = tricks.at(-1) ?? [];
  const trick = last.length === 4 ? [] : last;
  const complete = last.length === 4 ? tricks : tricks.slice(0, -1);
  if (complete.length >= handSize(rules)) return err({ kind: 'over' });
  const leaders = leadersBefore(seatAfter(seat.value, 4 - trick.length), complete, (cards) =>
    winningIndex(order, cards),
  );
  const own = complete.map((cards, index) => cards[(seat.value - (leaders[index] ?? 0)) & 3] ?? 0);
  const hand = readOwnHand(fields['hand'], rules, own, [...complete.flat(), ...trick]);
  if (!hand.ok) return badInput(hand.reason);
  const dealer = checkDealer(fields['dealer'], leaders[0] ?? seatAfter(seat.value, 4 - trick.length));
  if (dealer !== null) return badInput(dealer);
  const declarerTakes = leaders.map(
    (leader, index) => winnerOf(order, leader, complete[index] ?? []) === contract.declarer,
  );
  if (
    rules['tout.onLostTrick'] === 'stop' &&
    contract.tout &&
    contract.game !== 'rufspiel' &&
    declarerTakes.includes(false)
  ) {
    return err({ kind: 'over' });
  }
  const called = contract.game === 'rufspiel' ? (contract.called ?? cardOf(contract.suit ?? 'E', 'A')) : null;
  if (called !== null && contract.declarer === seat.value && has(hand.value | setOf(own), called)) {
    return badContract({ code: 'bid-own-sau', suit: suitOf(called) });
  }
  const suitOfCard = (card: Card): number => effectiveSuit(order, card);
  return ok({
    kind: 'seat-view',
    seat: seat.value,
    turn: {
      order,
      duties: cardDuties(rules, contract.game),
      hand: hand.value,
      dealt: hand.value | setOf(own),
      trick,
      trickNumber: complete.length + 1,
      called,
      ranAway: called !== null && has(hand.value, called) && hasRunAway(complete, own, called, suitOfCard),
    },
  });
}

function badContract(problem: RecordProblem): Result<never, PositionProblem> {
  return err({ kind: 'rules', refusal: { problem, at: null } });
}

function winnerOf(order: CardOrder, leader: Seat, cards: readonly Card[]): Seat {
  return seatAfter(leader, winningIndex(order, cards));
}

/** Who led each complete trick, found backwards from the leader of the current one: he won the trick before. */
function leadersBefore(
  leader: Seat,
  complete: DealRecord['tricks'],
  winner: (cards: readonly Card[]) => number,
): readonly Seat[] {
  const leaders: Seat[] = [];
  let next = leader;
  for (const cards of complete.toReversed()) {
    next = seatAfter(next, 4 - winner(cards));
    leaders.unshift(next);
  }
  return leaders;
}

/** A hand as dealt or as it is left; what the seat has played is known from the tricks. */
function readOwnHand(value: unknown, rules: HouseRules, own: readonly Card[], seen: readonly Card[]): Read<CardSet> {
  const cards = readCards(value, 'hand', deckSet(rules.deck));
  if (!cards.ok) return cards;
  const left = cards.value.filter((card) => !own.includes(card));
  const foreign = left.findIndex((card) => seen.includes(card));
  if (foreign >= 0) return err({ code: 'card-twice', field: 'hand', card: left[foreign] ?? 0 });
  const expected = handSize(rules) - own.length;
  const asDealt = left.length < cards.value.length;
  const fits = left.length === expected && (!asDealt || cards.value.length === handSize(rules));
  return fits ? ok(setOf(left)) : err({ code: 'card-count', field: 'hand', given: cards.value.length, expected });
}

/** A view need not say who dealt; if it does, the first leader has to be his left neighbour. */
function checkDealer(value: unknown, firstLeader: Seat): InputProblem | null {
  if (isAbsent(value)) return null;
  const dealer = readSeat(value, 'dealer');
  if (!dealer.ok) return dealer.reason;
  if (forehandOf(dealer.value) === firstLeader) return null;
  return wrongValue('dealer', value, { kind: 'one-of', values: [seatAfter(firstLeader, 3)] });
}

/** Whether the holder of the called card has gone under it: he played a lower card of its suit in a trick led in that suit. */
function hasRunAway(
  complete: DealRecord['tricks'],
  own: readonly Card[],
  called: Card,
  suitOfCard: (card: Card) => number,
): boolean {
  return complete.some((cards, index) => {
    const led = cards[0];
    const mine = own[index];
    if (led === undefined || mine === undefined) return false;
    return suitOfCard(led) === suitOfCard(called) && suitOfCard(mine) === suitOfCard(called);
  });
}
