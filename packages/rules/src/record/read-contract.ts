import { SUITS, isSuit } from '../card.ts';
import type { Suit } from '../card.ts';
import { CALLABLE_SUITS, GAMES, TOUT_GAMES, needsSuit } from '../contract.ts';
import type { Game } from '../contract.ts';
import { err, ok } from '../result.ts';
import { wrongValue } from './input-problem.ts';
import { isAbsent, readCard, readFlag, readObject, readSeat } from './read-fields.ts';
import type { Fields, Read } from './read-fields.ts';
import type { RecordedContract } from './record.ts';

/**
 * Reads the contract of a record: its game, `suit` exactly where the game has one, `declarer` except in a Ramsch. Optional are `tout`, and for
 * a Muss-Spiel `muss` and `called` (a Zehn). Whether the cards allow it is asked when it is replayed.
 */
export function readContract(value: unknown, field: string): Read<RecordedContract> {
  const fields = readObject(value, field);
  if (!fields.ok) return fields;
  const game = readGame(fields.value['game'], `${field}.game`);
  if (!game.ok) return game;
  const suit = readContractSuit(game.value, fields.value['suit'], `${field}.suit`);
  if (!suit.ok) return suit;
  const declarer = readDeclarer(game.value, fields.value['declarer'], `${field}.declarer`);
  if (!declarer.ok) return declarer;
  const tout = readGameFlag(game.value, fields.value['tout'], `${field}.tout`);
  if (!tout.ok) return tout;
  if (tout.value && !TOUT_GAMES.some((name) => name === game.value)) {
    return err(wrongValue(`${field}.tout`, true, { kind: 'absent' }));
  }
  const muss = readMuss(game.value, fields.value, field);
  if (!muss.ok) return muss;
  return ok({ game: game.value, suit: suit.value, declarer: declarer.value, tout: tout.value, ...muss.value });
}

function readGame(value: unknown, field: string): Read<Game> {
  const game = GAMES.find((name) => name === value);
  return game === undefined ? err(wrongValue(field, value, { kind: 'one-of', values: GAMES })) : ok(game);
}

function readContractSuit(game: Game, value: unknown, field: string): Read<Suit | null> {
  if (!needsSuit(game)) return isAbsent(value) ? ok(null) : err(wrongValue(field, value, { kind: 'absent' }));
  const upper = typeof value === 'string' ? value.toUpperCase() : value;
  if (isSuit(upper)) return ok(upper);
  return err(wrongValue(field, value, { kind: 'one-of', values: game === 'rufspiel' ? CALLABLE_SUITS : SUITS }));
}

function readDeclarer(game: Game, value: unknown, field: string): Read<RecordedContract['declarer']> {
  if (game !== 'ramsch') return readSeat(value, field);
  return isAbsent(value) ? ok(null) : err(wrongValue(field, value, { kind: 'absent' }));
}

/** Tout and Muss-Spiel: nobody announces a Ramsch. */
function readGameFlag(game: Game, value: unknown, field: string): Read<boolean> {
  return game === 'ramsch' && value === true
    ? err(wrongValue(field, value, { kind: 'absent' }))
    : readFlag(value, field);
}

function readMuss(game: Game, fields: Fields, field: string): Read<Pick<RecordedContract, 'called' | 'muss'>> {
  const muss = readGameFlag(game, fields['muss'], `${field}.muss`);
  if (!muss.ok) return muss;
  const said = isAbsent(fields['muss']) ? null : muss.value;
  if (isAbsent(fields['called'])) return ok({ called: null, muss: said });
  if (game !== 'rufspiel') return err(wrongValue(`${field}.called`, fields['called'], { kind: 'absent' }));
  const called = readCard(fields['called'], `${field}.called`);
  return called.ok ? ok({ called: called.value, muss: said }) : called;
}
