import { cardCode } from '../card.ts';
import type { CardCode, Suit } from '../card.ts';
import { cardsOf } from '../card-set.ts';
import type { CardSet } from '../card-set.ts';
import { rankOf } from '../card.ts';
import type { Contract, Game } from '../contract.ts';
import type { Deal } from '../deal.ts';
import type { HouseRules } from '../house-rules.ts';
import { writeHouseRules } from '../house-rules/differences.ts';
import type { WrittenHouseRules } from '../house-rules/read-house-rules.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { RecordNotes } from './notes.ts';

/** A contract in a record. */
export interface WrittenContract {
  readonly game: Game;
  readonly suit?: Suit;
  readonly declarer?: Seat;
  readonly tout?: boolean;
  readonly called?: CardCode;
  readonly muss?: true;
}

/** Notes in a record: only those that there are. */
export type WrittenNotes = { readonly [Note in keyof RecordNotes]?: NonNullable<RecordNotes[Note]> };

/** A record of a deal as JSON (`formats.md` 2). */
export interface WrittenRecord extends WrittenNotes {
  readonly v: 1;
  readonly id: string;
  readonly rules: WrittenHouseRules;
  readonly dealer: Seat;
  readonly hands: BySeat<readonly CardCode[]>;
  readonly knocks: readonly Seat[];
  readonly contract: WrittenContract | null;
  readonly stoss: readonly Seat[];
  readonly tricks: readonly (readonly CardCode[])[];
  readonly claim?: Seat;
  readonly schwarzClaimed?: true;
  readonly stock: number;
  readonly doubled: number;
  readonly result: { readonly deltas: BySeat<number>; readonly stock: number };
}

/**
 * Writes a settled deal as a record that `readRecord` and `replayRecord` give back; `null` while it is not settled.
 *
 * @param notes what else is to be written down; `readNotes` gives it back
 */
export function writeRecord(rules: HouseRules, deal: Deal, id: string, notes: WrittenNotes = {}): WrittenRecord | null {
  if (deal.phase.name !== 'settled') return null;
  const { bill } = deal.phase;
  const [a, b, c, d] = deal.hands;
  return {
    v: 1,
    id,
    ...notes,
    rules: writtenRules(rules),
    dealer: deal.dealer,
    hands: [codes(a), codes(b), codes(c), codes(d)],
    knocks: deal.knocks,
    contract: deal.contract === null ? null : writeContract(deal.contract),
    stoss: deal.stoss.steps,
    tricks: writtenTricks(deal),
    ...(deal.claimedBy === null ? {} : { claim: deal.claimedBy }),
    ...(deal.schwarzClaimed ? { schwarzClaimed: true as const } : {}),
    stock: bill.stock.before,
    doubled: deal.doubled,
    result: { deltas: bill.deltas ?? [0, 0, 0, 0], stock: bill.stock.after },
  };
}

/** Rules that were written before: all deals of an evening hold the same ones, and to find the nearest preset takes long. */
const knownRules = new WeakMap<HouseRules, WrittenHouseRules>();

function writtenRules(rules: HouseRules): WrittenHouseRules {
  const known = knownRules.get(rules);
  if (known !== undefined) return known;
  const written = writeHouseRules(rules);
  knownRules.set(rules, written);
  return written;
}

/** Writes a contract; `muss` and `called` only where a reader could not know them. */
export function writeContract(contract: Contract): WrittenContract {
  switch (contract.game) {
    case 'ramsch':
      return { game: contract.game };
    case 'bettel':
    case 'sie':
      return { game: contract.game, declarer: contract.declarer };
    case 'wenz':
    case 'geier':
      return { game: contract.game, declarer: contract.declarer, tout: contract.tout };
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return { game: contract.game, suit: contract.suit, declarer: contract.declarer, tout: contract.tout };
    case 'rufspiel': {
      const { game, suit, declarer, tout, called, muss } = contract;
      const zehn = rankOf(called) === 'Z' ? { called: cardCode(called) } : {};
      return { game, suit, declarer, tout, ...zehn, ...(muss ? { muss: true } : {}) };
    }
  }
}

function codes(cards: CardSet): readonly CardCode[] {
  return cardsOf(cards).map(cardCode);
}

function writtenTricks(deal: Deal): WrittenRecord['tricks'] {
  if (deal.play === null) return [];
  const tricks = deal.play.tricks.map((trick) => trick.cards.map(cardCode));
  const { trick } = deal.play;
  return trick.length === 0 ? tricks : [...tricks, trick.map(cardCode)];
}
