import { makeContract } from './announcement.ts';
import { whyNotAnnounce, whyNotHold, whyNotInterest, whyNotName, whyNotPass } from './auction-refusal.ts';
import type { Speaker } from './auction-refusal.ts';
import { whyNotClaim, whyNotClaimAnswer } from './claim.ts';
import type { Command, SeatAction, SeatCommand } from './command.ts';
import { consequences } from './consequences.ts';
import { cutterOf } from './seat.ts';
import type { Seat } from './seat.ts';
import type { Contract } from './contract.ts';
import { declarerOf } from './contract.ts';
import type { Deal } from './deal.ts';
import { whyNotCut, whyNotDeck } from './dealing.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { isKnockingPlayed, whyNotKnock } from './knocking.ts';
import { seatToPlay, whyNotInPlay } from './play.ts';
import { isGameEnabled } from './rank-order.ts';
import type { PhaseName, Reason } from './reason.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { seatToAct } from './seat-to-act.ts';
import { isSie } from './sie.ts';
import { stockContribution } from './tariff.ts';
import { stossContext, whyNotStoss } from './stoss.ts';
import type { Table } from './table.ts';

/**
 * What a command leads to: events to append to the log and to apply with `evolve`, or the reason why it is refused. The only place
 * that knows the rules; it changes nothing and uses neither chance nor clock. The reason is meant for the seat that asked, and for no
 * other (VI-08).
 */
export function decide(table: Table, command: Command): Result<readonly TableEvent[], Reason> {
  if (command.type === 'deal') return decideDeal(table, command.deck);
  const { deal } = table;
  if (deal === null) return err({ code: 'wrong-phase', phase: 'between-deals' });
  const first = decideAction(table, deal, command);
  if (!first.ok) return first;
  return ok([first.value, ...consequences(evolve(table, first.value))]);
}

function decideDeal(table: Table, deck: readonly number[]): Result<readonly TableEvent[], Reason> {
  if (table.deal !== null && table.deal.phase.name !== 'settled') return err({ code: 'deal-running' });
  const invalid = whyNotDeck(table.rules, deck);
  if (invalid !== null) return err(invalid);
  const dealt: TableEvent = { type: 'dealt', deck };
  if (!table.stockDue) return ok([dealt]);
  const paid = stockContribution(table.rules);
  return ok([{ type: 'stock-filled', paid: [paid, paid, paid, paid] }, dealt]);
}

/** Why a seat may not do this now, or `null`. Meant for this seat and for no other. */
export function whyNotAction(table: Table, deal: Deal, seat: Seat, action: SeatAction): Reason | null {
  const decided = decideAction(table, deal, { seat, ...action });
  return decided.ok ? null : decided.reason;
}

function decideAction(table: Table, deal: Deal, command: SeatCommand): Result<TableEvent, Reason> {
  const { seat } = command;
  switch (command.type) {
    case 'cut':
      return when(whyNotCutNow(table, deal, seat, command.at), { type: 'cut', seat, at: command.at });
    case 'done-cutting':
      return when(whyNotCutter(deal, seat), { type: 'done-cutting', seat });
    case 'knock':
      return when(whyNotKnockNow(table, deal, seat, true), { type: 'knocked', seat });
    case 'not-knock':
      return when(whyNotKnockNow(table, deal, seat, false), { type: 'not-knocked', seat });
    case 'interest':
      return when(inAuction(table, deal, seat, whyNotInterest), { type: 'interested', seat });
    case 'weiter':
      return when(inAuction(table, deal, seat, whyNotPass), { type: 'passed', seat });
    case 'name': {
      const { game, tout, herz } = command.rank;
      const rank = herz === true ? { game, tout, herz } : { game, tout };
      return when(
        inAuction(table, deal, seat, (speaker) => whyNotName(speaker, command.rank)),
        { type: 'named', seat, rank },
      );
    }
    case 'hold':
      return when(inAuction(table, deal, seat, whyNotHold), { type: 'held', seat });
    case 'announce':
      return decideAnnouncement(table, deal, command);
    case 'lay-sie':
      return when(whyNotLaySie(table, deal, seat), { type: 'contract', contract: { game: 'sie', declarer: seat } });
    case 'stoss':
      return when(whyNotStossNow(table, deal, seat), { type: 'stoss', seat });
    case 'no-stoss':
      return when(deal.stoss.asked.includes(seat) ? null : { code: 'stoss-not-asked' }, {
        type: 'stoss-declined',
        seat,
      });
    case 'play':
      return when(whyNotPlayNow(deal, seat, command.card), { type: 'played', seat, card: command.card });
    case 'claim':
      return when(whyNotClaim(table.rules, deal, seat), { type: 'claimed', seat });
    case 'agree-claim':
      return when(whyNotClaimAnswer(deal, seat), { type: 'claim-agreed', seat });
    case 'refuse-claim':
      return when(whyNotClaimAnswer(deal, seat), { type: 'claim-refused', seat });
    case 'claim-schwarz':
      return when(whyNotSchwarz(deal, seat), { type: 'schwarz-claimed', seat });
    case 'waive-schwarz':
      return when(whyNotSchwarz(deal, seat), { type: 'schwarz-waived', seat });
  }
}

function when(refusal: Reason | null, event: TableEvent): Result<TableEvent, Reason> {
  return refusal === null ? ok(event) : err(refusal);
}

function wrongPhase(phase: PhaseName): Reason {
  return { code: 'wrong-phase', phase };
}

function whyNotCutter(deal: Deal, seat: number): Reason | null {
  if (deal.phase.name !== 'cutting') return wrongPhase(deal.phase.name);
  const cutter = cutterOf(deal.dealer);
  return seat === cutter ? null : { code: 'cut-seat', seat: cutter };
}

function whyNotCutNow(table: Table, deal: Deal, seat: number, at: number): Reason | null {
  const max = table.rules['dealing.cutMaxTimes'];
  if (deal.phase.name !== 'play' && deal.phase.name !== 'settled' && deal.cuts.length >= max)
    return { code: 'cut-limit', max };
  return whyNotCutter(deal, seat) ?? whyNotCut(table.rules, at);
}

function whyNotKnockNow(table: Table, deal: Deal, seat: Seat, knocks: boolean): Reason | null {
  const { phase } = deal;
  const forbidden = knocks ? whyNeverKnock(table, deal, seat) : null;
  if (forbidden !== null) return forbidden;
  if (phase.name !== 'knocking') return wrongPhase(phase.name);
  return phase.seat === seat ? null : { code: 'not-turn', seat: phase.seat };
}

/** Until a game is announced a seat is told which rule of Klopfen stands against it, rather than that it was not asked. */
function whyNeverKnock({ rules }: Table, { phase, dealer, knocks }: Deal, seat: Seat): Reason | null {
  if (phase.name !== 'knocking' && phase.name !== 'auction') return null;
  return isKnockingPlayed(rules) ? whyNotKnock(rules, dealer, knocks, seat) : null;
}

function inAuction(table: Table, deal: Deal, seat: Seat, rule: (speaker: Speaker) => Reason | null): Reason | null {
  if (deal.phase.name === 'auction' && deal.auction !== null) {
    return rule({ rules: table.rules, auction: deal.auction, seat, hand: deal.hands[seat] });
  }
  return isFinal(deal, seat) ? { code: 'bid-final' } : wrongPhase(deal.phase.name);
}

/** The final announcement binds: its player can neither change nor extend it (R26, BD-17). */
function isFinal(deal: Deal, seat: number): boolean {
  return deal.phase.name === 'play' && deal.contract !== null && declarerOf(deal.contract) === seat;
}

function decideAnnouncement(
  table: Table,
  deal: Deal,
  command: Extract<SeatCommand, { readonly type: 'announce' }>,
): Result<TableEvent, Reason> {
  const { seat, announcement } = command;
  const refusal = inAuction(table, deal, seat, whyNotAnnounce);
  if (refusal !== null) return err(refusal);
  const step = deal.auction?.step;
  if (step?.type !== 'announcement') return err(wrongPhase('auction'));
  const made: Result<Contract, Reason> = makeContract(table.rules, seat, deal.hands[seat], announcement, step);
  return made.ok ? ok({ type: 'contract', contract: made.value }) : made;
}

/** A Sie may be laid open from the last card dealt until a game is announced, in or out of turn (R66, B33). */
function whyNotLaySie(table: Table, deal: Deal, seat: Seat): Reason | null {
  if (!isGameEnabled(table.rules, 'sie')) return { code: 'bid-game-off', game: 'sie' };
  if (deal.phase.name === 'play') return { code: 'sie-late' };
  if (deal.phase.name !== 'auction') return wrongPhase(deal.phase.name);
  if (!isSie(deal.hands[seat])) return { code: 'no-sie' };
  const speaks = seatToAct(deal) ?? seat;
  if (!table.rules['bidding.sieOfferAfterDeal'] && speaks !== seat) return { code: 'not-turn', seat: speaks };
  return null;
}

function whyNotStossNow(table: Table, deal: Deal, seat: Seat): Reason | null {
  const { phase, contract } = deal;
  if (contract === null || (phase.name !== 'play' && phase.name !== 'sie-laid')) return wrongPhase(phase.name);
  return whyNotStoss(stossContext(table, deal, contract), seat);
}

function whyNotPlayNow(deal: Deal, seat: Seat, card: number): Reason | null {
  const { play, phase } = deal;
  if (phase.name === 'claim') return { code: 'answer-claim-first' };
  if (phase.name !== 'play' || play === null) return wrongPhase(phase.name);
  if (seatToPlay(play) !== seat) return { code: 'not-turn', seat: seatToPlay(play) };
  if (deal.stoss.asked.length > 0) return { code: 'answer-stoss-first' };
  return whyNotInPlay(play, card);
}

function whyNotSchwarz(deal: Deal, seat: Seat): Reason | null {
  if (deal.phase.name !== 'schwarz-claim') return wrongPhase(deal.phase.name);
  return deal.phase.waiting.includes(seat) ? null : { code: 'schwarz-not-yours' };
}
