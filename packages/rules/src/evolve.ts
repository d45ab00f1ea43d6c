import { startAuction } from './auction-state.ts';
import type { Auction } from './auction-state.ts';
import { withHeld, withInterest, withNamed, withPass } from './auction.ts';
import type { Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import { cutDeck, dealHands, handSize } from './dealing.ts';
import type { TableEvent } from './event.ts';
import { isKnockingPlayed, nextToKnock } from './knocking.ts';
import { forcedAuction } from './muss-spiel.ts';
import { giveRest, isPlayOver, playCard, startPlay } from './play.ts';
import { mayClaimSchwarz, schwarzWinners } from './schwarz-claim.ts';
import { forehandOf, seatsFrom } from './seat.ts';
import type { Seat } from './seat.ts';
import { settleTable } from './settle-table.ts';
import { NO_STOSS, isSieDoubled, stossContext, withStoss, withoutAnswer } from './stoss.ts';
import { inheritedFactor } from './table.ts';
import type { Table } from './table.ts';

/**
 * The table after an event. Checks nothing, needs neither chance nor clock: the same log gives the same table on any machine.
 *
 * @example const table = log.reduce(evolve, newTable(rules, 3))
 */
export function evolve(table: Table, event: TableEvent): Table {
  switch (event.type) {
    case 'stock-filled':
      return withStockFilled(table, event.paid);
    case 'dealt':
      return { ...table, deals: table.deals + 1, deal: newDeal(table, event.deck) };
    case 'settled':
      return settleTable(table, event.bill);
    case 'cut':
    case 'done-cutting':
    case 'knocked':
    case 'not-knocked':
    case 'interested':
    case 'passed':
    case 'named':
    case 'held':
    case 'must-play':
    case 'contract':
    case 'stoss':
    case 'stoss-declined':
    case 'played':
    case 'claimed':
    case 'claim-agreed':
    case 'claim-refused':
    case 'schwarz-claimed':
    case 'schwarz-waived':
      return table.deal === null ? table : { ...table, deal: evolveDeal(table, table.deal, event) };
  }
}

type DealEvent = Exclude<TableEvent, { readonly type: 'stock-filled' | 'dealt' | 'settled' }>;

function evolveDeal(table: Table, deal: Deal, event: DealEvent): Deal {
  switch (event.type) {
    case 'cut':
      return withCut(table, deal, event.at);
    case 'done-cutting':
      return beginKnocking(table, deal);
    case 'knocked':
      return afterKnock(table, { ...deal, knocks: [...deal.knocks, event.seat] }, event.seat);
    case 'not-knocked':
      return afterKnock(table, deal, event.seat);
    case 'interested':
      return inAuction(deal, (auction) => withInterest(table.rules, auction, event.seat, true));
    case 'passed':
      return inAuction(deal, (auction) => withPass(table.rules, auction, event.seat));
    case 'named':
      return inAuction(deal, (auction) => withNamed(table.rules, auction, event.seat, event.rank));
    case 'held':
      return inAuction(deal, (auction) => withHeld(table.rules, auction, event.seat));
    case 'must-play':
      return inAuction(deal, (auction) => forcedAuction(auction, event.seat));
    case 'contract':
      return withContract(table, deal, event.contract);
    case 'stoss':
      return deal.contract === null
        ? deal
        : { ...deal, stoss: withStoss(stossContext(table, deal, deal.contract), event.seat) };
    case 'stoss-declined':
      return { ...deal, stoss: withoutAnswer(deal.stoss, event.seat) };
    case 'played':
      return withCard(table, deal, event.card);
    case 'claimed':
      return withClaim(deal, event.seat);
    case 'claim-agreed':
      return withClaimAgreed(table, deal, event.seat);
    case 'claim-refused':
      return { ...deal, phase: { name: 'play' } };
    case 'schwarz-claimed':
      return { ...deal, schwarzClaimed: true, phase: { name: 'schwarz-claim', waiting: [] } };
    case 'schwarz-waived':
      return withSchwarzWaived(deal, event.seat);
  }
}

function withStockFilled(table: Table, paid: Table['accounts']): Table {
  const [a, b, c, d] = table.accounts;
  return {
    ...table,
    stock: table.stock + paid[0] + paid[1] + paid[2] + paid[3],
    stockDue: false,
    accounts: [a - paid[0], b - paid[1], c - paid[2], d - paid[3]],
  };
}

function newDeal(table: Table, deck: Deal['deck']): Deal {
  const deal: Deal = {
    number: table.deals + 1,
    dealer: table.dealer,
    deck,
    cuts: [],
    hands: dealHands(table.rules, deck, table.dealer, handSize(table.rules)),
    doubled: inheritedFactor(table),
    knocks: [],
    auction: null,
    contract: null,
    stoss: NO_STOSS,
    play: null,
    shown: [],
    claimedBy: null,
    schwarzClaimed: false,
    phase: { name: 'cutting' },
  };
  return table.rules['dealing.cutMaxTimes'] > 0 ? deal : beginKnocking(table, deal);
}

function withCut(table: Table, deal: Deal, at: number): Deal {
  const deck = cutDeck(deal.deck, at);
  const hands = dealHands(table.rules, deck, deal.dealer, handSize(table.rules));
  const cut = { ...deal, deck, hands, cuts: [...deal.cuts, at] };
  return cut.cuts.length < table.rules['dealing.cutMaxTimes'] ? cut : beginKnocking(table, cut);
}

function beginKnocking(table: Table, deal: Deal): Deal {
  if (!isKnockingPlayed(table.rules)) return beginAuction(deal);
  return askToKnock(deal, nextToKnock(table.rules, deal.dealer, deal.knocks, null));
}

function afterKnock(table: Table, deal: Deal, seat: Seat): Deal {
  return askToKnock(deal, nextToKnock(table.rules, deal.dealer, deal.knocks, seat));
}

function askToKnock(deal: Deal, seat: Seat | null): Deal {
  return seat === null ? beginAuction(deal) : { ...deal, phase: { name: 'knocking', seat } };
}

function beginAuction(deal: Deal): Deal {
  return { ...deal, auction: startAuction(deal.dealer), phase: { name: 'auction' } };
}

function inAuction(deal: Deal, change: (auction: Auction) => Auction): Deal {
  return deal.auction === null ? deal : { ...deal, auction: change(deal.auction) };
}

function withContract(table: Table, deal: Deal, contract: Contract): Deal {
  const announced = contract.game === 'ramsch' ? deal : closeAuction(deal, contract.declarer);
  if (contract.game === 'sie') {
    const others = isSieDoubled(table.rules) ? seatsFrom(contract.declarer).slice(1) : [];
    return { ...announced, contract, stoss: { steps: [], asked: others }, phase: { name: 'sie-laid' } };
  }
  const { rules } = table;
  const play = startPlay({ rules, contract, hands: deal.hands, forehand: forehandOf(deal.dealer) });
  return { ...announced, contract, play, phase: { name: 'play' } };
}

function closeAuction(deal: Deal, seat: Seat): Deal {
  return inAuction(deal, (auction) => ({ ...auction, step: { type: 'announced', seat } }));
}

function withCard(table: Table, deal: Deal, card: number): Deal {
  if (deal.play === null) return deal;
  const play = playCard(deal.play, card);
  return isPlayOver(play) ? afterPlay(table, { ...deal, play }) : { ...deal, play };
}

/** After the last card the winners may be asked whether they demand Schwarz (R92, B3). */
function afterPlay(table: Table, deal: Deal): Deal {
  if (deal.play === null || !mayClaimSchwarz(table.rules, deal.play)) return deal;
  return { ...deal, phase: { name: 'schwarz-claim', waiting: schwarzWinners(deal.play) } };
}

function withClaim(deal: Deal, claimant: Seat): Deal {
  const waiting = seatsFrom(claimant).slice(1);
  return { ...deal, shown: [...deal.shown, claimant], phase: { name: 'claim', claimant, waiting } };
}

function withClaimAgreed(table: Table, deal: Deal, seat: Seat): Deal {
  if (deal.phase.name !== 'claim' || deal.play === null) return deal;
  const { claimant } = deal.phase;
  const waiting = deal.phase.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) return { ...deal, phase: { ...deal.phase, waiting } };
  return afterPlay(table, {
    ...deal,
    claimedBy: claimant,
    play: giveRest(deal.play, claimant),
    phase: { name: 'play' },
  });
}

function withSchwarzWaived(deal: Deal, seat: Seat): Deal {
  if (deal.phase.name !== 'schwarz-claim') return deal;
  const waiting = deal.phase.waiting.filter((other) => other !== seat);
  return { ...deal, phase: { name: 'schwarz-claim', waiting } };
}
