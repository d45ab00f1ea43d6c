import {
  SEATS,
  cardsOf,
  cutterOf,
  decide,
  evolve,
  forehandOf,
  handSize,
  newTable,
  packetSize,
  seatToPlay,
  seatsFrom,
} from '@stammtisch/rules';
import type { Command, Contract, Deal, DealRecord, Replay, SeatCommand, Table, TableEvent } from '@stammtisch/rules';

/** A table in the middle of a recorded deal: where it started from, and what happened since. */
export interface Continued {
  readonly start: Table;
  readonly events: readonly TableEvent[];
}

/**
 * The table of a recorded deal after so many cards, to be played on; `null` where there is nothing to play, or where the rules do not lead
 * there. A record does not say when somebody knocked or gave Stoß, so everything that was said is said before the first card; who else
 * wanted to play is left out.
 */
export function continuedFrom(
  record: DealRecord,
  { contract }: Pick<Replay, 'contract'>,
  cards: number,
): Continued | null {
  const played = record.tricks.flat();
  if (contract === null || contract.game === 'sie' || cards > played.length) return null;
  const { rules, dealer, stock, doubled } = record;
  const start: Table = { ...newTable(rules, dealer), stock, stockDue: false, doubled };
  const way = wayFrom(start);
  if (!way.take({ type: 'deal', deck: deckOf(record) })) return null;
  while (way.deal()?.phase.name !== 'play') if (!say(way, record, contract)) return null;
  for (let step = 0; step < record.stoss.count; step++) {
    const seats = record.stoss.seats?.slice(step, step + 1) ?? SEATS;
    if (!seats.some((seat) => way.take({ type: 'stoss', seat }))) return null;
  }
  for (const card of played.slice(0, cards)) {
    declineStoss(way);
    const play = way.deal()?.play ?? null;
    if (play === null || !way.take({ type: 'play', seat: seatToPlay(play), card })) return null;
  }
  declineStoss(way);
  return { start, events: way.events };
}

/** A table on its way: what the rules refuse does not happen. */
interface Way {
  readonly events: readonly TableEvent[];
  readonly deal: () => Deal | null;
  /** Whether the rules allowed it. */
  readonly take: (command: Command) => boolean;
}

function wayFrom(start: Table): Way {
  const events: TableEvent[] = [];
  let table = start;
  return {
    events,
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
function deckOf({ rules, dealer, hands }: DealRecord): readonly number[] {
  const packet = packetSize(rules);
  const rounds = Array.from({ length: handSize(rules) / packet }, (_, round) => round * packet);
  const seats = seatsFrom(forehandOf(dealer));
  return rounds.flatMap((from) => seats.flatMap((seat) => cardsOf(hands[seat]).slice(from, from + packet)));
}

/** Whoever is asked before the first card says what leads to the contract of the record. */
function say(way: Way, record: DealRecord, contract: Contract): boolean {
  const deal = way.deal();
  return deal !== null && wordsOf(deal, record, contract).some(way.take);
}

function wordsOf(
  { phase, auction, knocks, dealer }: Deal,
  record: DealRecord,
  contract: Contract,
): readonly SeatCommand[] {
  if (phase.name === 'cutting') return [{ type: 'done-cutting', seat: cutterOf(dealer) }];
  if (phase.name === 'knocking') {
    const { seat } = phase;
    const knocked = record.knocks.seats?.includes(seat) ?? knocks.length < record.knocks.count;
    return knocked ? [{ type: 'knock', seat }] : [{ type: 'not-knock', seat }];
  }
  const step = auction?.step;
  if (phase.name !== 'auction' || step === undefined || !('seat' in step)) return [];
  const { seat } = step;
  if (contract.game === 'ramsch' || contract.game === 'sie' || seat !== contract.declarer)
    return [{ type: 'weiter', seat }];
  const isMuss = contract.game === 'rufspiel' && contract.muss;
  if (step.type === 'interest') return [isMuss ? { type: 'weiter', seat } : { type: 'interest', seat }];
  return announcing(contract, seat);
}

function announcing(
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

/** Nobody answers a Stoß any more: every answer of the record was given. */
function declineStoss(way: Way): void {
  for (const seat of way.deal()?.stoss.asked ?? []) way.take({ type: 'no-stoss', seat });
}
