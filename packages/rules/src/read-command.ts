import type { Announcement } from './announcement.ts';
import type { SpokenRank } from './auction-refusal.ts';
import { SUITS, isSuit } from './card.ts';
import type { Card, Suit } from './card.ts';
import type { Command, SeatAction } from './command.ts';
import { BIDDABLE_GAMES } from './contract.ts';
import { wrongValue } from './record/input-problem.ts';
import { isAbsent, readEach, readFlag, readInteger, readList, readObject, readSeat } from './record/read-fields.ts';
import type { Fields, Read } from './record/read-fields.ts';
import { err, ok } from './result.ts';

const SPOKEN_GAMES = [...BIDDABLE_GAMES, 'sie'] as const;

/** Actions that are said in one word. */
const PLAIN_ACTIONS = [
  'done-cutting',
  'knock',
  'not-knock',
  'interest',
  'weiter',
  'hold',
  'lay-sie',
  'stoss',
  'no-stoss',
  'claim',
  'agree-claim',
  'refuse-claim',
  'claim-schwarz',
  'waive-schwarz',
] as const satisfies readonly SeatAction['type'][];

/** Actions that say something more. */
const OTHER_ACTIONS = ['cut', 'name', 'announce', 'play'] as const satisfies readonly SeatAction['type'][];

/**
 * Reads a command from data of any origin: a wire, a file, a test. `decide` trusts the shape of what it gets, so whatever comes from
 * outside goes through here first. Fields that no command has are left out; whatever is wrong is refused with the field named. Whether the
 * command is legal is for `decide` to say.
 *
 * @example readCommand({ type: 'play', seat: 2, card: 3 }) // { ok: true, value: { type: 'play', seat: 2, card: 3 } }
 */
export function readCommand(input: unknown): Read<Command> {
  const fields = readObject(input, 'command');
  if (!fields.ok) return fields;
  if (fields.value['type'] === 'deal') return readDeal(fields.value);
  const seat = readSeat(fields.value['seat'], 'seat');
  if (!seat.ok) return seat;
  const action = readSeatAction(input);
  return action.ok ? ok({ seat: seat.value, ...action.value }) : action;
}

/** Reads what a seat wants to do, where the seat itself is known from elsewhere: a player on a wire does not say who he is. */
export function readSeatAction(input: unknown): Read<SeatAction> {
  const object = readObject(input, 'command');
  if (!object.ok) return object;
  const fields = object.value;
  const plain = PLAIN_ACTIONS.find((action) => action === fields['type']);
  if (plain !== undefined) return ok({ type: plain });
  const type = OTHER_ACTIONS.find((action) => action === fields['type']);
  switch (type) {
    case undefined:
      return err(wrongValue('type', fields['type'], { kind: 'one-of', values: [...PLAIN_ACTIONS, ...OTHER_ACTIONS] }));
    case 'cut':
      return field(readInteger(fields['at'], 'at', 0, 32), (at) => ({ type, at }));
    case 'play':
      return field(readCardIndex(fields['card'], 'card'), (card) => ({ type, card }));
    case 'name':
      return field(readRank(fields['rank']), (rank) => ({ type, rank }));
    case 'announce':
      return field(readAnnouncement(fields['announcement']), (announcement) => ({ type, announcement }));
  }
}

function field<T>(read: Read<T>, make: (value: T) => SeatAction): Read<SeatAction> {
  return read.ok ? ok(make(read.value)) : read;
}

function readDeal(fields: Fields): Read<Command> {
  const list = readList(fields['deck'], 'deck');
  if (!list.ok) return list;
  const deck = readEach(list.value, 'deck', readCardIndex);
  return deck.ok ? ok({ type: 'deal', deck: deck.value }) : deck;
}

function readCardIndex(value: unknown, name: string): Read<Card> {
  return readInteger(value, name, 0, 31);
}

/** A suit that a rank should not have is read all the same: the refusal says why it has to stay secret (R23). */
function readRank(value: unknown): Read<SpokenRank> {
  const spoken = readSpoken(value, 'rank');
  if (!spoken.ok) return spoken;
  const { fields, ...rank } = spoken.value;
  const herz = readFlag(fields['herz'], 'rank.herz');
  if (!herz.ok) return herz;
  return ok(herz.value ? { ...rank, herz: true } : rank);
}

function readAnnouncement(value: unknown): Read<Announcement> {
  const spoken = readSpoken(value, 'announcement');
  if (!spoken.ok) return spoken;
  const { game, tout, suit } = spoken.value;
  return ok({ game, ...(suit === undefined ? {} : { suit }), ...(tout ? { tout } : {}) });
}

interface Spoken {
  readonly fields: Fields;
  readonly game: (typeof SPOKEN_GAMES)[number];
  readonly tout: boolean;
  readonly suit?: Suit;
}

function readSpoken(value: unknown, name: string): Read<Spoken> {
  const object = readObject(value, name);
  if (!object.ok) return object;
  const fields = object.value;
  const game = SPOKEN_GAMES.find((known) => known === fields['game']);
  if (game === undefined) {
    return err(wrongValue(`${name}.game`, fields['game'], { kind: 'one-of', values: SPOKEN_GAMES }));
  }
  const tout = readFlag(fields['tout'], `${name}.tout`);
  if (!tout.ok) return tout;
  const { suit } = fields;
  if (isAbsent(suit)) return ok({ fields, game, tout: tout.value });
  if (!isSuit(suit)) return err(wrongValue(`${name}.suit`, suit, { kind: 'one-of', values: SUITS }));
  return ok({ fields, game, tout: tout.value, suit });
}
