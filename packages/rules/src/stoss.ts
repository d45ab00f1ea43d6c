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
  return rules['stoss.enabled'] && rules['stoss.onSie'] && rules['stoss.maxSteps'] > 0;
}

/** Why a seat may not give a Stoß or the next answer to one, or `null` (R81–R84, B10–B13). Tell nobody but this seat (ST-04). */
export function whyNotStoss(context: StossContext, seat: Seat): Reason | null {
  const { rules, contract, stoss } = context;
  if (!rules['stoss.enabled']) return { code: 'stoss-off' };
  if (contract.game === 'ramsch') return whyNotInRamsch(context, seat);
  const tout = isTout(contract);
  if ((tout && !rules['stoss.onTout']) || (contract.game === 'sie' && !rules['stoss.onSie'])) {
    return { code: 'stoss-not-in-game', game: contract.game, tout };
  }
  return whyNotYourStep(context, seat) ?? whyTooManySteps(rules, stoss) ?? whyTooLate(context, seat);
}

/** In a Ramsch everybody may double once before his own first card, if the house allows it (B52). */
function whyNotInRamsch({ rules, play, stoss }: StossContext, seat: Seat): Reason | null {
  if (rules['stoss.inRamsch'] === 'off') return { code: 'stoss-not-in-game', game: 'ramsch', tout: false };
  if (stoss.steps.includes(seat)) return { code: 'stoss-own-step' };
  return play === null || isOpen(play, seat, 'ownFirstCard') ? null : { code: 'stoss-late', deadline: 'ownFirstCard' };
}

/** Steps alternate: the opponents give the first, the declaring party answers (R83, R84, ST-07, ST-08). */
function whyNotYourStep(context: StossContext, seat: Seat): Reason | null {
  const step = context.stoss.steps.length;
  const declaring = isDeclaring(context, seat);
  if (declaring === (step % 2 === 1)) return null;
  if (step === 0) return seat === declarerOf(context.contract) ? { code: 'stoss-own-game' } : { code: 'stoss-partner' };
  return step === 1 ? { code: 'stoss-taken' } : { code: 'stoss-own-step' };
}

function whyTooManySteps(rules: HouseRules, stoss: StossState): Reason | null {
  const steps = rules['stoss.maxSteps'];
  return stoss.steps.length < steps ? null : { code: 'stoss-max', steps };
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
