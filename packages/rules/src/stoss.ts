import { declarerOf, isTout } from './contract.ts';
import type { Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import type { HouseRules } from './house-rules.ts';
import { cardsPlayedBy, isDeclaring } from './play.ts';
import type { Play } from './play.ts';
import type { Reason, StossDeadline } from './reason.ts';
import { SEATS } from './seat.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** Stoß, Retour, Sub … of a deal. */
export interface StossState {
  /** Who gave each step, in order: Stoß by an opponent, Retour by the declaring party, and so on (R81, R83, B13). */
  readonly steps: readonly Seat[];
  /**
   * Seats that are still to be asked whether they answer the last step (`stoss.reDeadline=immediate`, B11). While there is one, no card
   * may be laid. Who is in it tells who the partner is, so only the seats themselves may know.
   */
  readonly asked: readonly Seat[];
}

export const NO_STOSS: StossState = { steps: [], asked: [] };

/** What a Stoß depends on: the contract, the partner, and how far the first tricks are. `play` is `null` for a Sie, which is not played. */
export interface StossContext {
  readonly rules: HouseRules;
  readonly contract: Contract;
  readonly partner: Seat | null;
  readonly play: Play | null;
  readonly stoss: StossState;
}

/** What the rules of Stoß need to know about a deal. */
export function stossContext(table: Table, deal: Deal, contract: Contract): StossContext {
  return { rules: table.rules, contract, partner: deal.play?.partner ?? null, play: deal.play, stoss: deal.stoss };
}

/** Whether the opponents of a Sie are asked for a Stoß before it is paid (B19). */
export function isSieDoubled(rules: HouseRules): boolean {
  return rules['stoss.enabled'] && rules['stoss.onSie'];
}

/** Why a seat may not give a Stoß or the next answer to one, or `null` (R81–R84, B10–B13). Tell nobody but this seat (ST-04). */
export function whyNotStoss(context: StossContext, seat: Seat): Reason | null {
  const refusal = whyNotStossStep(context, context.stoss.steps, seat);
  if (refusal !== null) return refusal;
  return context.contract.game === 'ramsch' ? whyTooLateInRamsch(context, seat) : whyTooLate(context, seat);
}

/** Games in which the house does not allow a Stoß (B18, B19, B52). */
function whyNotInGame(rules: HouseRules, contract: Contract): Reason | null {
  const { game } = contract;
  const tout = isTout(contract);
  const off =
    (tout && !rules['stoss.onTout']) ||
    (game === 'sie' && !rules['stoss.onSie']) ||
    (game === 'ramsch' && rules['stoss.inRamsch'] === 'off');
  return off ? { code: 'stoss-not-in-game', game, tout } : null;
}

/** In a Ramsch everybody may double once before his own first card (B52). */
function whyTooLateInRamsch({ play }: StossContext, seat: Seat): Reason | null {
  return play === null || isOpen(play, seat, 'ownFirstCard') ? null : { code: 'stoss-late', deadline: 'ownFirstCard' };
}

/**
 * Why the next step may not come from this seat, whenever it was given; `null` as seat means that only the number is known. A record says who
 * gave a Stoß but not when (`formats.md` 2).
 */
export function whyNotStossStep(
  context: Omit<StossContext, 'stoss'>,
  before: readonly (Seat | null)[],
  seat: Seat | null,
): Reason | null {
  const { rules, contract } = context;
  if (!rules['stoss.enabled']) return { code: 'stoss-off' };
  const unwanted = whyNotInGame(rules, contract);
  if (unwanted !== null) return unwanted;
  if (contract.game === 'ramsch') return seat !== null && before.includes(seat) ? { code: 'stoss-own-step' } : null;
  if (before.length >= rules['stoss.maxSteps']) return { code: 'stoss-max', steps: rules['stoss.maxSteps'] };
  return seat === null ? null : whyNotYourStep(context, before.length, seat);
}

/** Steps alternate: the opponents give the first, the declaring party answers (R83, R84, ST-07, ST-08). */
function whyNotYourStep(context: Omit<StossContext, 'stoss'>, step: number, seat: Seat): Reason | null {
  const declaring = isDeclaring(context, seat);
  if (declaring === (step % 2 === 1)) return null;
  if (step === 0) return seat === declarerOf(context.contract) ? { code: 'stoss-own-game' } : { code: 'stoss-partner' };
  return step === 1 ? { code: 'stoss-taken' } : { code: 'stoss-own-step' };
}

function whyTooLate({ rules, play, stoss }: StossContext, seat: Seat): Reason | null {
  const immediate = rules['stoss.reDeadline'] === 'immediate';
  if ((stoss.steps.length > 0 && immediate) || play === null) {
    return stoss.asked.includes(seat) ? null : { code: 'stoss-not-asked' };
  }
  const deadline = stossDeadline(rules, stoss.steps.length);
  return isOpen(play, seat, deadline) ? null : { code: 'stoss-late', deadline };
}

/** Until when the step may be given: 0 is the Stoß (B10), later ones are answers (B11). */
export function stossDeadline(rules: HouseRules, step: number): StossDeadline {
  const first = rules['stoss.deadline'];
  if (step === 0) return first;
  const answer = rules['stoss.reDeadline'];
  if (answer === 'ownFirstCard' || answer === 'endOfFirstTrick') return answer;
  return answer === 'oneTrickLater' ? oneTrickLater(first) : first;
}

type FirstTrickDeadline = HouseRules['stoss.deadline'];

function oneTrickLater(deadline: FirstTrickDeadline): StossDeadline {
  switch (deadline) {
    case 'beforeFirstCard':
      return 'beforeFirstCardOfSecondTrick';
    case 'beforeSecondCard':
      return 'beforeSecondCardOfSecondTrick';
    case 'ownFirstCard':
      return 'ownSecondCard';
    case 'endOfFirstTrick':
      return 'endOfSecondTrick';
  }
}

function isOpen(play: Play, seat: Seat, deadline: StossDeadline): boolean {
  const cards = play.tricks.length * 4 + play.trick.length;
  switch (deadline) {
    case 'beforeFirstCard':
      return cards < 1;
    case 'beforeSecondCard':
      return cards < 2;
    case 'ownFirstCard':
      return cardsPlayedBy(play, seat) < 1;
    case 'endOfFirstTrick':
      return cards < 4;
    case 'beforeFirstCardOfSecondTrick':
      return cards < 5;
    case 'beforeSecondCardOfSecondTrick':
      return cards < 6;
    case 'ownSecondCard':
      return cardsPlayedBy(play, seat) < 2;
    case 'endOfSecondTrick':
      return cards < 8;
  }
}

/** After a seat gave the next step; with immediate answers the other party is asked at once (B11). */
export function withStoss(context: StossContext, seat: Seat): StossState {
  const steps = [...context.stoss.steps, seat];
  const answered = context.rules['stoss.reDeadline'] === 'immediate' || context.play === null;
  const last = context.contract.game === 'ramsch' || steps.length >= context.rules['stoss.maxSteps'];
  if (!answered || last) return { steps, asked: [] };
  const answers = steps.length % 2 === 1;
  return { steps, asked: SEATS.filter((other) => isDeclaring(context, other) === answers) };
}

/** After an asked seat declined to answer. */
export function withoutAnswer(stoss: StossState, seat: Seat): StossState {
  return { ...stoss, asked: stoss.asked.filter((other) => other !== seat) };
}
