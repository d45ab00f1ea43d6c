import { bySeat, seatAfter } from '@stammtisch/rules';
import type {
  Auction,
  AuctionStep,
  Bill,
  BySeat,
  Contract,
  DealView,
  PublicEvent,
  Reason,
  Seat,
  Trick,
  View,
} from '@stammtisch/rules';

/** Moves everybody round the table, so that whoever sits at one seat comes to sit in front of the screen. */
export interface Turning {
  readonly seat: (seat: Seat) => Seat;
  readonly values: <Value>(values: BySeat<Value>) => BySeat<Value>;
}

/** Moves the seat `own` to seat 0. */
export function turning(own: Seat): Turning {
  return {
    seat: (seat) => seatAfter(seat, 4 - own),
    values: (values) => bySeat((now) => values[seatAfter(now, own)]),
  };
}

/** What a seat sees, as it looks from its own chair. */
export function turnedView(turn: Turning, view: View): View {
  return {
    ...view,
    viewer: view.viewer === 'spectator' ? view.viewer : turn.seat(view.viewer),
    dealer: turn.seat(view.dealer),
    accounts: turn.values(view.accounts),
    deal: view.deal === null ? null : turnedDeal(turn, view.deal),
  };
}

function turnedDeal(turn: Turning, deal: DealView): DealView {
  return {
    ...deal,
    dealer: turn.seat(deal.dealer),
    turn: maybe(turn, deal.turn),
    handSizes: turn.values(deal.handSizes),
    knocks: deal.knocks.map(turn.seat),
    auction: deal.auction === null ? null : turnedAuction(turn, deal.auction),
    contract: deal.contract === null ? null : turnedContract(turn, deal.contract),
    partner: maybe(turn, deal.partner),
    stoss: deal.stoss.map(turn.seat),
    leader: maybe(turn, deal.leader),
    tricks: deal.tricks.map((trick) => turnedTrick(turn, trick)),
    points: turn.values(deal.points),
    taken: turn.values(deal.taken),
    shown: deal.shown.map(({ seat, cards }) => ({ seat: turn.seat(seat), cards })),
    claimant: maybe(turn, deal.claimant),
    bill: deal.bill === null ? null : turnedBill(turn, deal.bill),
    hands: deal.hands === null ? null : turn.values(deal.hands),
  };
}

/** What everybody heard, with the seats as they are on the screen. */
export function turnedEvent(turn: Turning, event: PublicEvent): PublicEvent {
  switch (event.type) {
    case 'contract':
      return { ...event, contract: turnedContract(turn, event.contract) };
    case 'settled':
      return { ...event, bill: turnedBill(turn, event.bill) };
    case 'cut':
    case 'done-cutting':
    case 'knocked':
    case 'not-knocked':
    case 'interested':
    case 'passed':
    case 'named':
    case 'held':
    case 'must-play':
    case 'stoss':
    case 'played':
    case 'claimed':
    case 'claim-agreed':
    case 'claim-refused':
    case 'schwarz-claimed':
    case 'schwarz-waived':
      return { ...event, seat: turn.seat(event.seat) };
  }
}

/** Why something was refused, with the seats as they are on the screen. */
export function turnedReason(turn: Turning, reason: Reason): Reason {
  return 'seat' in reason ? { ...reason, seat: turn.seat(reason.seat) } : reason;
}

/** A bill with the seats as they are on the screen. */
function turnedBill(turn: Turning, bill: Bill): Bill {
  const { factors, losers, jungfrauen, durchmarsch, transfers, stock, deltas } = bill;
  return {
    ...bill,
    factors: factors.map(({ kind, count, factor, seats, rule }) => ({
      kind,
      count,
      factor,
      seats: seats?.map(turn.seat) ?? null,
      rule,
    })),
    losers: losers.map(turn.seat),
    jungfrauen: jungfrauen.map(turn.seat),
    durchmarsch: maybe(turn, durchmarsch),
    transfers: transfers?.map(({ from, to, amount }) => ({ from: turn.seat(from), to: turn.seat(to), amount })) ?? null,
    stock: { ...stock, paid: stock.paid === null ? null : turn.values(stock.paid) },
    deltas: deltas === null ? null : turn.values(deltas),
  };
}

/** A contract with its declarer as he sits on the screen. */
function turnedContract(turn: Turning, contract: Contract): Contract {
  return contract.game === 'ramsch' ? contract : { ...contract, declarer: turn.seat(contract.declarer) };
}

function turnedTrick(turn: Turning, { leader, winner, ...trick }: Trick): Trick {
  return { ...trick, leader: turn.seat(leader), winner: turn.seat(winner) };
}

function turnedAuction(turn: Turning, { dealer, interest, named, step }: Auction): Auction {
  return {
    dealer: turn.seat(dealer),
    interest: turn.values(interest),
    named: turn.values(named),
    step: turnedStep(turn, step),
  };
}

function turnedStep(turn: Turning, step: AuctionStep): AuctionStep {
  switch (step.type) {
    case 'interest':
    case 'announcement':
    case 'announced':
      return { ...step, seat: turn.seat(step.seat) };
    case 'naming':
      return { ...step, seat: turn.seat(step.seat), waiting: step.waiting.map(turn.seat) };
    case 'negotiation':
      return {
        ...step,
        earlier: turn.seat(step.earlier),
        later: turn.seat(step.later),
        seat: turn.seat(step.seat),
        holder: maybe(turn, step.holder),
        waiting: step.waiting.map(turn.seat),
      };
    case 'all-passed':
      return step;
  }
}

function maybe(turn: Turning, seat: Seat | null): Seat | null {
  return seat === null ? null : turn.seat(seat);
}
