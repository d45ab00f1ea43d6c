import {
  SEATS,
  bySeat,
  cardsOf,
  deckCards,
  evolve,
  forehandOf,
  handSize,
  newTable,
  packetSize,
  seatsFrom,
  setOf,
  whyNotAction,
  without,
} from '@stammtisch/rules';
import type { BySeat, Card, Deal, PublicEvent, Reason, Seat, SeatAction, Table, View } from '@stammtisch/rules';

/** What a seat knows of the running deal. */
export interface Known {
  /** The view of the seat, with the seats as the server counts them. */
  readonly view: View;
  /** Everything that everybody heard in this deal, in order. */
  readonly heard: readonly PublicEvent[];
}

/**
 * Why a seat may not do something now, told by the rules from what the seat knows itself; the hands of the others are made up, and no reason that
 * goes to a seat depends on them (VI-08). `null` if nothing here speaks against it: then the server has the last word.
 */
export function whyNotFrom(known: Known, seat: Seat, action: SeatAction): Reason | null {
  const table = supposedTable(known, seat);
  const deal = table?.deal ?? null;
  if (table === null || deal === null) return { code: 'wrong-phase', phase: 'between-deals' };
  const now = answered(deal, known.view);
  return whyNotAction({ ...table, deal: now }, now, seat, action);
}

/** Nobody hears who declines to answer a Stoß (B12); everybody sees when the game waits for it no more. */
function answered(deal: Deal, view: View): Deal {
  return view.deal?.stossOpen === true ? deal : { ...deal, stoss: { ...deal.stoss, asked: [] } };
}

/** A table that could be the one of the server, as far as a seat can tell. */
function supposedTable({ view, heard }: Known, seat: Seat): Table | null {
  const { deal, rules } = view;
  if (deal === null) return null;
  const start: Table = { ...newTable(rules, deal.dealer), deals: deal.number - 1, stock: view.stock, stockDue: false };
  const dealt = { type: 'dealt', deck: packOf(view, supposedHands(view, seat)) } as const;
  const spoken = afterCutting(heard).filter(({ type }) => type !== 'settled');
  return [dealt, ...spoken].reduce(evolve, start);
}

/** The pack is given as it lies after the cut: of cutting only its end is left, which the last possible cut is by itself. */
function afterCutting(heard: readonly PublicEvent[]): readonly PublicEvent[] {
  const isEnded = heard.some(({ type }) => type === 'done-cutting');
  const last = heard.findLastIndex(({ type }) => type === 'cut');
  return heard.flatMap((event, place): readonly PublicEvent[] => {
    if (event.type !== 'cut') return [event];
    return place === last && !isEnded ? [{ type: 'done-cutting', seat: event.seat }] : [];
  });
}

function supposedHands({ rules, deal }: View, seat: Seat): BySeat<readonly Card[]> {
  const own = cardsOf(deal?.dealt ?? 0);
  const played = bySeat((one) => (one === seat ? own : playedBy(deal, one)));
  const rest = cardsOf(without(setOf(deckCards(rules.deck)), setOf(played.flat())));
  let used = 0;
  return bySeat((one) => {
    const missing = handSize(rules) - played[one].length;
    const more = rest.slice(used, used + missing);
    used += missing;
    return [...played[one], ...more];
  });
}

function playedBy(deal: View['deal'], seat: Seat): readonly Card[] {
  if (deal === null) return [];
  const lying = deal.leader === null ? [] : [{ leader: deal.leader, cards: deal.trick }];
  return [...deal.tricks, ...lying].flatMap(({ leader, cards }) => {
    const card = cards[(seat - leader) & 3];
    return card === undefined ? [] : [card];
  });
}

/** The pack that gives these hands. */
function packOf({ rules, deal }: View, hands: BySeat<readonly Card[]>): readonly Card[] {
  const packet = packetSize(rules);
  const rounds = Array.from({ length: handSize(rules) / packet }, (_, round) => round * packet);
  const seats = deal === null ? SEATS : seatsFrom(forehandOf(deal.dealer));
  return rounds.flatMap((from) => seats.flatMap((seat) => hands[seat].slice(from, from + packet)));
}
