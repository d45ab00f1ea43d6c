import {
  SEATS,
  cardsOf,
  decide,
  evolve,
  forehandOf,
  handSize,
  newTable,
  packetSize,
  seatToPlay,
  seatsFrom,
} from '@stammtisch/rules';
import type { Card, Command, Contract, Deal, DealRecord, SeatCommand, Table, TableEvent } from '@stammtisch/rules';

/** A table on its way through a recorded deal: what the rules refuse does not happen. */
export interface Way {
  readonly start: Table;
  readonly events: readonly TableEvent[];
  readonly table: () => Table;
  readonly deal: () => Deal | null;
  /** Whether the rules allowed it. */
  readonly take: (command: Command) => boolean;
}

/** A table where the cards of a record are dealt as deal `number` of its round; `null` where the rules do not deal them so. */
export function wayOf(record: DealRecord, number = 1): Way | null {
  const { rules, dealer, stock, doubled } = record;
  const start: Table = { ...newTable(rules, dealer), deals: number - 1, stock, stockDue: false, doubled };
  const way = wayFrom(start);
  return way.take({ type: 'deal', deck: deckOf(record) }) ? way : null;
}

function wayFrom(start: Table): Way {
  const events: TableEvent[] = [];
  let table = start;
  return {
    start,
    events,
    table: () => table,
    deal: () => table.deal,
    take(command) {
      const decided = decide(table, command);
      if (!decided.ok) return false;
      for (const event of decided.value) table = evolve(table, event);
      events.push(...decided.value);
      return true;
    },
  };
}

/** The pack that gives the hands of a record. */
function deckOf({ rules, dealer, hands }: DealRecord): readonly Card[] {
  const packet = packetSize(rules);
  const rounds = Array.from({ length: handSize(rules) / packet }, (_, round) => round * packet);
  const seats = seatsFrom(forehandOf(dealer));
  return rounds.flatMap((from) => seats.flatMap((seat) => cardsOf(hands[seat]).slice(from, from + packet)));
}

/** Gives every Stoß of a record. A record does not say when that was, so it is before the first card. Whether the rules allow it. */
export function giveStoss(way: Way, { stoss }: DealRecord): boolean {
  for (let step = 0; step < stoss.count; step++) {
    const seats = stoss.seats?.slice(step, step + 1) ?? SEATS;
    if (!seats.some((seat) => way.take({ type: 'stoss', seat }))) return false;
  }
  return true;
}

/** Plays so many cards of a record; nobody answers a Stoß any more, for every answer of the record was given. Whether the rules allow it. */
export function playCards(way: Way, { tricks }: DealRecord, cards: number): boolean {
  for (const card of tricks.flat().slice(0, cards)) {
    declineStoss(way);
    const play = way.deal()?.play ?? null;
    if (play === null || !way.take({ type: 'play', seat: seatToPlay(play), card })) return false;
  }
  declineStoss(way);
  return true;
}

function declineStoss(way: Way): void {
  for (const seat of way.deal()?.stoss.asked ?? []) way.take({ type: 'no-stoss', seat });
}

/** How a contract can be announced: at the end of the auction, or by naming its rank. */
export function announcing(
  contract: Exclude<Contract, { readonly game: 'ramsch' | 'sie' }>,
  seat: SeatCommand['seat'],
): readonly SeatCommand[] {
  const { game } = contract;
  const tout = 'tout' in contract && contract.tout;
  const suit = 'suit' in contract ? { suit: contract.suit } : {};
  const herz = 'suit' in contract && contract.suit === 'H' ? { herz: true } : {};
  return [
    { type: 'announce', seat, announcement: { game, ...suit, ...(tout ? { tout } : {}) } },
    { type: 'name', seat, rank: { game, tout, ...herz } },
    { type: 'name', seat, rank: { game, tout } },
  ];
}

/** Whether somebody knocked, as far as a record says. */
export function knocking({ knocks }: DealRecord, seat: SeatCommand['seat'], earlier: number): SeatCommand {
  const knocked = knocks.seats?.includes(seat) ?? earlier < knocks.count;
  return knocked ? { type: 'knock', seat } : { type: 'not-knock', seat };
}
