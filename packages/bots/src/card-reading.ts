import { TRUMP, bySeat, effectiveSuit, membersOf, seatAfter, withSeat } from '@stammtisch/rules';
import type { BySeat, Card, CardOrder, CardSet, Contract, DealView, HouseRules, Seat } from '@stammtisch/rules';

/** What the cards laid so far have shown to everybody at the table. */
export interface Reading {
  /** Cards that each seat cannot hold any more, whatever else is hidden. */
  readonly lacks: BySeat<CardSet>;
  /** How much each seat leads like the partner in a Rufspiel: trumps speak for it, plain suits against it. 1 before it led. */
  readonly leads: BySeat<number>;
  /** How often the suit of the called card has been led. */
  readonly searches: number;
}

/** What is known before the first card: the caller does not hold what he called (R39). */
export function startReading(contract: Contract): Reading {
  const lacks = bySeat((seat) =>
    contract.game === 'rufspiel' && seat === contract.declarer ? 1 << contract.called : 0,
  );
  return { lacks, leads: [1, 1, 1, 1], searches: 0 };
}

/** Where a card is laid: the game, and the trick as it lay before. */
export interface Laying {
  readonly rules: HouseRules;
  readonly order: CardOrder;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly trick: readonly Card[];
}

/** How much more likely a seat that leads a trump is the partner, and one that leads a plain suit is not. */
const LEADS = 5;

/**
 * What everybody knows after one more card: who does not follow has none of the suit (R71), and who does not lay the called Sau when it is
 * searched does not have it (R76), unless he may have run away under it: its holder may have led low or, where the house allows it, followed
 * low (R80, B39).
 */
export function readCard(reading: Reading, laying: Laying, card: Card): Reading {
  const { rules, order, contract, leader, trick } = laying;
  const seat = seatAfter(leader, trick.length);
  const led = effectiveSuit(order, trick[0] ?? card);
  let now = reading;
  if (trick.length === 0) {
    const like = led === TRUMP ? LEADS : 1 / LEADS;
    if (contract.game === 'rufspiel') now = { ...now, leads: withSeat(now.leads, seat, now.leads[seat] * like) };
  } else if (effectiveSuit(order, card) !== led) now = lacking(now, seat, membersOf(order, led));
  if (contract.game !== 'rufspiel' || led !== effectiveSuit(order, contract.called)) return now;
  const leads = trick.length === 0;
  if (leads) now = { ...now, searches: now.searches + 1 };
  const mayRun = leads ? rules['davonlaufen.enabled'] : rules['davonlaufen.whenFollowing'];
  // Later searches prove nothing: only who ran away can still hold it, and he is bound no more (B37).
  const proves = now.searches === 1 && card !== contract.called && !mayRun;
  return proves ? lacking(now, seat, 1 << contract.called) : now;
}

function lacking(reading: Reading, seat: Seat, cards: CardSet): Reading {
  const gone = reading.lacks[seat] | cards;
  return gone === reading.lacks[seat] ? reading : { ...reading, lacks: withSeat(reading.lacks, seat, gone) };
}

/** Reads all cards of a deal as one of its seats sees it. */
export function readDeal(rules: HouseRules, order: CardOrder, deal: DealView, contract: Contract): Reading {
  const { tricks, trick, leader } = deal;
  const laid = leader === null ? tricks : [...tricks, { leader, cards: trick }];
  let reading = startReading(contract);
  for (const { leader: first, cards } of laid) {
    for (const [index, card] of cards.entries()) {
      reading = readCard(reading, { rules, order, contract, leader: first, trick: cards.slice(0, index) }, card);
    }
  }
  return reading;
}

/** Which of the unseen cards each other seat may hold, as a player who pays attention knows it; a hand laid open holds what it shows. */
export function mayHoldOf(reading: Reading, seat: Seat, unseen: CardSet, shown: DealView['shown']): BySeat<CardSet> {
  const open = shown.reduce((set, hand) => (hand.seat === seat ? set : set | hand.cards), 0);
  return bySeat((other) => {
    if (other === seat) return 0;
    const hand = shown.find((each) => each.seat === other);
    return hand === undefined ? unseen & ~open & ~reading.lacks[other] : hand.cards;
  });
}
