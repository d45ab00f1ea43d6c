import { makeContract } from '../announcement.ts';
import type { Bill, BillProblem } from '../bill.ts';
import { isGesperrt } from '../gesperrt.ts';
import type { Card } from '../card.ts';
import type { Contract } from '../contract.ts';
import { isKnockingPlayed, whyNotKnock } from '../knocking.ts';
import { afterAllPass } from '../muss-spiel.ts';
import type { AllPassOutcome } from '../muss-spiel.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOfPlay } from '../outcome-of-deal.ts';
import { giveRest, isPlayOver, isToutLost, playCard, seatToPlay, startPlay, whyNotInPlay } from '../play.ts';
import type { Play } from '../play.ts';
import { isGameEnabled } from '../rank-order.ts';
import type { Reason } from '../reason.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { SEATS, distance, forehandOf } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { settle } from '../settle.ts';
import { whyNotStossStep } from '../stoss.ts';
import type { StossContext } from '../stoss.ts';
import type { Counted, DealRecord, RecordedContract, RecordedResult } from './record.ts';

/** The card at which a record stops being legal. */
export interface RecordPlace {
  /** 1 for the first trick. */
  readonly trick: number;
  readonly card: Card;
  readonly seat: Seat;
}

/** Why a well-formed record cannot be played by the rules. */
export type RecordProblem =
  | Reason
  | BillProblem
  | { readonly code: 'knock-off' }
  | { readonly code: 'called-card'; readonly card: Card }
  | { readonly code: 'not-muss'; readonly seat: Seat }
  | { readonly code: 'not-thrown-in'; readonly follows: 'ramsch' | 'must-play' }
  | { readonly code: 'tricks-missing'; readonly given: number; readonly expected: number }
  | { readonly code: 'tricks-too-many'; readonly expected: number }
  | { readonly code: 'tricks-not-played' }
  | { readonly code: 'nothing-to-double' }
  | { readonly code: 'nothing-to-claim' }
  | { readonly code: 'ramsch-off' };

export interface ReplayRefusal {
  readonly problem: RecordProblem;
  /** `null` where no single card is at fault. */
  readonly at: RecordPlace | null;
}

/** A deal that was played once more by the rules. */
export interface Replay {
  readonly contract: Contract | null;
  /** The cards after the last one; `null` when nothing was played. */
  readonly play: Play | null;
  readonly outcome: Outcome;
  readonly bill: Bill;
}

/** Whether a record says that was paid what the bill says. The Stock is compared if the record has it. */
export function isPaidAs({ deltas, stock }: RecordedResult, bill: Bill): boolean {
  return deltas.every((delta, seat) => delta === bill.deltas?.[seat]) && (stock === null || stock === bill.stock.after);
}

/**
 * Plays a record by the rules: who may knock, announce, give a Stoß, and every single card; then settles it. A record says who knocked
 * and who gave Stoß, not when, so only who may is checked. A claimed rest goes to the seat that claimed it.
 */
export function replayRecord(record: DealRecord): Result<Replay, ReplayRefusal> {
  const knocks = whyNotKnocks(record);
  if (knocks !== null) return refused(knocks);
  if (record.contract === null) return replayThrownIn(record);
  const contract = contractOf(record, record.contract);
  if (!contract.ok) return refused(contract.reason);
  if (contract.value.game === 'sie') return replaySie(record, contract.value);
  return replayPlayed(record, contract.value);
}

function refused(problem: RecordProblem): Result<never, ReplayRefusal> {
  return err({ problem, at: null });
}

function whyNotKnocks({ rules, dealer, knocks }: DealRecord): RecordProblem | null {
  if (knocks.count === 0) return null;
  if (!isKnockingPlayed(rules)) return { code: 'knock-off' };
  const forehand = forehandOf(dealer);
  const seats = inTurn(knocks.seats, dealer);
  for (let before = 0; before < knocks.count; before++) {
    // Without seats the earliest possible ones are assumed: only their number can be wrong then.
    const seat = seats?.[before] ?? (((forehand + before) & 3) as Seat);
    const earlier = Array.from({ length: before }, (_, index) => seats?.[index] ?? (((forehand + index) & 3) as Seat));
    const refusal = whyNotKnock(rules, dealer, earlier, seat);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** A record lists who knocked in any order; they were asked in turn from the forehand (R16). */
function inTurn(seats: readonly Seat[] | null, dealer: Seat): readonly Seat[] | null {
  const forehand = forehandOf(dealer);
  return seats?.toSorted((a, b) => distance(forehand, a) - distance(forehand, b)) ?? null;
}

function replayThrownIn(record: DealRecord): Result<Replay, ReplayRefusal> {
  if (record.tricks.length > 0) return refused({ code: 'tricks-not-played' });
  if (record.stoss.count > 0) return refused({ code: 'nothing-to-double' });
  if (record.claim !== null) return refused({ code: 'nothing-to-claim' });
  const { knocks } = record;
  const follows = afterPassing(record).find(({ type }) => type !== 'thrown-in');
  const thrownIn = afterPassing(record).some(({ type }) => type === 'thrown-in');
  if (!thrownIn && follows !== undefined && follows.type !== 'thrown-in') {
    return refused({ code: 'not-thrown-in', follows: follows.type });
  }
  return settled(record, { contract: null, play: null, outcome: { kind: 'thrown-in', knocks: knocks.count } });
}

/** Checks the announcement of a record against the cards and the house rules. */
export function contractOf(record: Announced, recorded: RecordedContract): Result<Contract, RecordProblem> {
  const { rules, hands } = record;
  const { game, declarer, suit, tout } = recorded;
  if (game === 'ramsch' || declarer === null) {
    return isGameEnabled(rules, 'ramsch') ? ok({ game: 'ramsch' }) : err({ code: 'ramsch-off' });
  }
  if (recorded.muss === true && !hadToPlay(record, declarer)) return err({ code: 'not-muss', seat: declarer });
  const muss = recorded.muss ?? mustHaveCalled(record, recorded, declarer);
  const announcement = { game, tout, ...(suit === null ? {} : { suit }) };
  const made = makeContract(rules, declarer, hands[declarer], announcement, { floor: null, named: false, muss });
  if (!made.ok || made.value.game !== 'rufspiel' || recorded.called === null) return made;
  return made.value.called === recorded.called ? made : err({ code: 'called-card', card: recorded.called });
}

type Announced = Pick<DealRecord, 'rules' | 'hands' | 'dealer'> & { readonly knocks?: Counted };

/** Whether a seat has to play if everybody passes (B14, B54). Where it depends on knocks that nobody noted it may have been so. */
function hadToPlay(record: Announced, seat: Seat): boolean {
  return afterPassing(record).some((follows) => follows.type === 'must-play' && follows.seat === seat);
}

/** What may have followed when everybody passed: one thing, or several where it depends on who knocked and nobody noted that. */
function afterPassing({ rules, hands, dealer, knocks }: Announced): readonly AllPassOutcome[] {
  const seats = inTurn(knocks?.seats ?? null, dealer);
  if (seats !== null) return [afterAllPass(rules, hands, seats)];
  const somebody = SEATS.map((seat) => afterAllPass(rules, hands, [seat]));
  return knocks === undefined ? [afterAllPass(rules, hands, []), ...somebody] : somebody;
}

/**
 * A record need not say that a Rufspiel was forced. It was if the declarer is gesperrt, so that only a Muss-Spiel lets him call anything (B54), and
 * he is the one who had to play.
 */
function mustHaveCalled(record: Announced, { game }: RecordedContract, declarer: Seat): boolean {
  return game === 'rufspiel' && isGesperrt(record.rules, record.hands[declarer]) && hadToPlay(record, declarer);
}

function replaySie(
  record: DealRecord,
  contract: Extract<Contract, { readonly game: 'sie' }>,
): Result<Replay, ReplayRefusal> {
  if (record.tricks.length > 0) return refused({ code: 'tricks-not-played' });
  const stoss = whyNotStossSteps(record, { rules: record.rules, contract, partner: null, play: null });
  if (stoss !== null) return refused(stoss);
  const outcome: Outcome = { kind: 'sie', declarer: contract.declarer, ...multipliersOf(record) };
  return settled(record, { contract, play: null, outcome });
}

function replayPlayed(record: DealRecord, contract: Contract): Result<Replay, ReplayRefusal> {
  const { rules, hands, dealer } = record;
  const start = startPlay({ rules, contract, hands, forehand: forehandOf(dealer) });
  const stoss = whyNotStossSteps(record, { rules, contract, partner: start.partner, play: start });
  if (stoss !== null) return refused(stoss);
  // A lost Tout may be written down to its end or up to the lost trick, whatever the house rule: it costs the same (B22).
  const played = playTricks({ ...start, stopsLostTout: false }, record.tricks);
  if (!played.ok) return played;
  const finished = finish(played.value, record);
  if (!finished.ok) return finished;
  const under = { forehand: forehandOf(dealer), schwarzClaimed: record.schwarzClaimed };
  const outcome = outcomeOfPlay(finished.value, multipliersOf(record), under);
  return settled(record, { contract, play: finished.value, outcome });
}

function whyNotStossSteps({ stoss }: DealRecord, context: Omit<StossContext, 'stoss'>): Reason | null {
  for (let step = 0; step < stoss.count; step++) {
    const steps = Array.from({ length: step }, (_, index) => stoss.seats?.[index] ?? null);
    const refusal = whyNotStossStep(context, steps, stoss.seats?.[step] ?? null);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Plays the given cards one by one; the first that may not be played is named with its place. */
export function playTricks(start: Play, tricks: DealRecord['tricks']): Result<Play, ReplayRefusal> {
  let play = start;
  for (const [index, trick] of tricks.entries()) {
    for (const card of trick) {
      if (isPlayOver(play)) return refused({ code: 'tricks-too-many', expected: play.tricks.length });
      const at = { trick: index + 1, card, seat: seatToPlay(play) };
      const refusal = whyNotInPlay(play, card);
      if (refusal !== null) return err({ problem: refusal, at });
      play = playCard(play, card);
    }
  }
  return ok(play);
}

function finish(play: Play, record: DealRecord): Result<Play, ReplayRefusal> {
  if (isPlayOver(play) || (play.trick.length === 0 && isToutLost(play))) return ok(play);
  if (record.claim !== null) return ok(giveRest(play, record.claim));
  return refused({ code: 'tricks-missing', given: play.tricks.length, expected: play.tricksInDeal });
}

function multipliersOf({ knocks, stoss, doubled }: DealRecord): { knocks: number; stoss: number; doubled: number } {
  return { knocks: knocks.count, stoss: stoss.count, doubled };
}

function settled(record: DealRecord, replay: Omit<Replay, 'bill'>): Result<Replay, ReplayRefusal> {
  const bill = settle(record.rules, replay.outcome, record.stock);
  return bill.ok ? ok({ ...replay, bill: bill.value }) : refused(bill.reason);
}
