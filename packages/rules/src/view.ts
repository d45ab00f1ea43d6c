import type { Auction } from './auction-state.ts';
import type { Bill } from './bill.ts';
import type { Card } from './card.ts';
import type { CardSet } from './card-set.ts';
import { size } from './card-set.ts';
import type { Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import { dealHands } from './dealing.ts';
import type { HouseRules } from './house-rules.ts';
import { cardsBeforeKnocking } from './knocking.ts';
import { legalActions } from './legal-actions.ts';
import type { SeatAction } from './command.ts';
import { knownPartner } from './parties.ts';
import type { Trick } from './play.ts';
import type { PhaseName } from './reason.ts';
import { bySeat } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';
import { inheritedFactor } from './table.ts';
import type { Table } from './table.ts';
import { seatToAct } from './seat-to-act.ts';

/** Who looks: a seat, or somebody who watches with closed cards. */
export type Viewer = Seat | 'spectator';

/** What a viewer may know of the current deal. */
export interface DealView {
  readonly number: number;
  readonly dealer: Seat;
  readonly phase: PhaseName;
  /** Whose turn it is as everybody can see; `null` when several may answer or nobody has to. */
  readonly turn: Seat | null;
  /** Cards the viewer has picked up and still holds; empty for a spectator. */
  readonly hand: CardSet;
  /** Cards the viewer has picked up in this deal, played or not. */
  readonly dealt: CardSet;
  /** Number of cards in each hand. */
  readonly handSizes: BySeat<number>;
  /** Where the pack was cut. */
  readonly cuts: readonly number[];
  readonly knocks: readonly Seat[];
  readonly auction: Auction | null;
  readonly contract: Contract | null;
  /** The partner in a Rufspiel as far as this viewer may know him (B44). */
  readonly partner: Seat | null;
  /** Who gave Stoß, Retour … in order. */
  readonly stoss: readonly Seat[];
  /** Whether the game waits for an answer to a Stoß. Who is asked would tell the partner, so nobody sees that (B12). */
  readonly stossOpen: boolean;
  /** Whether the viewer himself has run away under the called card, so that its rules bind him no more (B37). Nobody else learns it here. */
  readonly ranAway: boolean;
  readonly leader: Seat | null;
  /** Cards of the current trick in the order played. */
  readonly trick: readonly Card[];
  readonly tricks: readonly Trick[];
  /** Augen and tricks each seat has taken; everybody can count them. */
  readonly points: BySeat<number>;
  readonly taken: BySeat<number>;
  /** Hands laid open by a claim or a Sie: what is left of them. */
  readonly shown: readonly { readonly seat: Seat; readonly cards: CardSet }[];
  readonly claimant: Seat | null;
  readonly bill: Bill | null;
  /** All hands as dealt, once a game is settled. Cards that were thrown in stay unseen: they would tell who was gesperrt (R29). */
  readonly hands: BySeat<CardSet> | null;
}

/** Everything a viewer may know: the only way out of the core to a person, a bot or a wire. */
export interface View {
  readonly viewer: Viewer;
  readonly rules: HouseRules;
  readonly dealer: Seat;
  readonly deals: number;
  readonly stock: number;
  /** Factor that earlier deals left to this one. */
  readonly doubled: number;
  readonly accounts: BySeat<number>;
  readonly deal: DealView | null;
  /** Every action that is legal for this viewer now; empty for a spectator. */
  readonly actions: readonly SeatAction[];
}

/**
 * What `viewer` may know of a table. Two tables that differ only in cards the viewer has not seen give equal views (VI-01…VI-08).
 */
export function view(table: Table, viewer: Viewer): View {
  const { rules, dealer, deals, stock, accounts, deal } = table;
  return {
    viewer,
    rules,
    dealer,
    deals,
    stock,
    doubled: inheritedFactor(table),
    accounts,
    deal: deal === null ? null : dealView(table, deal, viewer),
    actions: viewer === 'spectator' ? [] : legalActions(table, viewer),
  };
}

function dealView(table: Table, deal: Deal, viewer: Viewer): DealView {
  const { play, phase } = deal;
  const held = pickedUp(table, deal);
  const left = play === null ? held : play.hands;
  const settled = phase.name === 'settled';
  return {
    number: deal.number,
    dealer: deal.dealer,
    phase: phase.name,
    turn: seatToAct(deal),
    hand: viewer === 'spectator' ? 0 : left[viewer],
    dealt: viewer === 'spectator' ? 0 : held[viewer],
    handSizes: bySeat((seat) => size(left[seat])),
    cuts: deal.cuts,
    knocks: deal.knocks,
    auction: deal.auction,
    contract: deal.contract,
    partner: knownPartner(table.rules, deal, viewer),
    stoss: deal.stoss.steps,
    stossOpen: deal.stoss.asked.length > 0,
    ranAway: play !== null && play.ranAway && viewer === play.partner,
    leader: play?.leader ?? null,
    trick: play?.trick ?? [],
    tricks: play?.tricks ?? [],
    points: play?.points ?? [0, 0, 0, 0],
    taken: play?.taken ?? [0, 0, 0, 0],
    shown: shownHands(deal, left),
    claimant: phase.name === 'claim' ? phase.claimant : deal.claimedBy,
    bill: settled ? phase.bill : null,
    hands: settled && deal.contract !== null ? deal.hands : null,
  };
}

/** Cards that have been dealt out so far: none while cutting, the first packets while knocking (VI-06), then all. */
function pickedUp(table: Table, deal: Deal): BySeat<CardSet> {
  switch (deal.phase.name) {
    case 'cutting':
      return [0, 0, 0, 0];
    case 'knocking':
      return dealHands(table.rules, deal.deck, deal.dealer, cardsBeforeKnocking(table.rules));
    case 'auction':
    case 'sie-laid':
    case 'play':
    case 'claim':
    case 'schwarz-claim':
    case 'settled':
      return deal.hands;
  }
}

function shownHands(deal: Deal, left: BySeat<CardSet>): DealView['shown'] {
  const sie = deal.contract?.game === 'sie' ? [deal.contract.declarer] : [];
  return [...sie, ...deal.shown].map((seat) => ({ seat, cards: left[seat] }));
}
