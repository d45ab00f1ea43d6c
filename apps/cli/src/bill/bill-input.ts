import {
  err,
  isAbsent,
  ok,
  readContract,
  readCounted,
  readHands,
  readObject,
  readOptionalInteger,
  readRules,
  wrongValue,
} from '@stammtisch/rules';
import type {
  BySeat,
  CardSet,
  Contract,
  Fields,
  HouseRules,
  Multipliers,
  Outcome,
  Read,
  RecordedContract,
  Seat,
} from '@stammtisch/rules';
import { CALLABLE_SUITS, cardOf, MOST_DOUBLED, MOST_KNOCKS, MOST_MONEY, MOST_STOSS_STEPS } from '@stammtisch/rules';
import { readPartyOutcome } from './party-input.ts';
import type { PartyContract } from './party-input.ts';
import { readRamsch } from './ramsch-input.ts';

/** A game that was written down, ready to be settled. */
export interface BillInput {
  readonly rules: HouseRules;
  readonly contract: Contract | null;
  readonly outcome: Outcome;
  /** Stock before the deal. */
  readonly stock: number;
  /** Who lost a Ramsch, as far as the input says it. */
  readonly losers: readonly Seat[] | null;
}

/** What every kind of game has in common. */
export interface Written {
  readonly fields: Fields;
  readonly rules: HouseRules;
  readonly hands: BySeat<CardSet> | null;
  readonly multipliers: Multipliers;
}

/**
 * Reads a game for `schafkopf bill`: `rules`, `contract` (`null` if the cards were thrown in), `points`, `tricks`, `laufende`, `knocks`,
 * `stoss`, `doubled`, `stock`; with `hands` what the cards tell need not be said. Other fields are ignored.
 */
export function readBillInput(input: unknown): Read<BillInput> {
  const object = readObject(input, 'game');
  if (!object.ok) return object;
  const fields = object.value;
  const rules = readRules(fields['rules'], 'rules');
  if (!rules.ok) return rules;
  const hands = isAbsent(fields['hands']) ? ok(null) : readHands(fields['hands'], rules.value);
  if (!hands.ok) return hands;
  const multipliers = readMultipliers(fields);
  if (!multipliers.ok) return multipliers;
  const stock = readOptionalInteger(fields['stock'], 'stock', { min: 0, max: MOST_MONEY, otherwise: 0 });
  if (!stock.ok) return stock;
  const written = { fields, rules: rules.value, hands: hands.value, multipliers: multipliers.value };
  const game = readGame(written);
  return game.ok ? ok({ losers: null, ...game.value, rules: rules.value, stock: stock.value }) : game;
}

function readMultipliers(fields: Fields): Read<Multipliers> {
  const knocks = readCounted(fields['knocks'], 'knocks', MOST_KNOCKS, true);
  if (!knocks.ok) return knocks;
  const stoss = readCounted(fields['stoss'], 'stoss', MOST_STOSS_STEPS, false);
  if (!stoss.ok) return stoss;
  const doubled = readOptionalInteger(fields['doubled'], 'doubled', { min: 1, max: MOST_DOUBLED, otherwise: 1 });
  if (!doubled.ok) return doubled;
  return ok({ knocks: knocks.value.count, stoss: stoss.value.count, doubled: doubled.value });
}

type Game = Pick<BillInput, 'contract' | 'outcome'> & Partial<Pick<BillInput, 'losers'>>;

function readGame(written: Written): Read<Game> {
  const { fields, multipliers } = written;
  if (fields['contract'] === null) {
    return ok({ contract: null, outcome: { kind: 'thrown-in', knocks: multipliers.knocks } });
  }
  const recorded = readContract(fields['contract'], 'contract');
  if (!recorded.ok) return recorded;
  const contract = contractOf(recorded.value, fields);
  if (!contract.ok) return contract;
  return readPlayed(written, contract.value);
}

function readPlayed(written: Written, contract: Contract): Read<Game> {
  if (contract.game === 'ramsch') return readRamsch(written, contract);
  if (contract.game === 'sie') {
    return ok({ contract, outcome: { kind: 'sie', declarer: contract.declarer, ...written.multipliers } });
  }
  const outcome = readPartyOutcome(written, contract);
  return outcome.ok ? ok({ contract, outcome: outcome.value }) : outcome;
}

/** The contract as played: whoever settles a game at a real table has decided that it was allowed. */
function contractOf(recorded: RecordedContract, fields: Fields): Read<Contract> {
  const { game, suit, declarer, tout } = recorded;
  if (game === 'ramsch' || declarer === null) return ok({ game: 'ramsch' });
  switch (game) {
    case 'sie':
    case 'bettel':
      return ok({ game, declarer });
    case 'wenz':
    case 'geier':
      return ok({ game, declarer, tout });
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return ok({ game, suit: suit ?? 'E', declarer, tout });
    case 'rufspiel':
      return rufspielOf(recorded, declarer, fields);
  }
}

function rufspielOf(recorded: RecordedContract, declarer: Seat, fields: Fields): Read<PartyContract> {
  const { suit, tout, called, muss } = recorded;
  if (suit === null || suit === 'H') {
    const given = readObject(fields['contract'], 'contract');
    const expected = { kind: 'one-of', values: CALLABLE_SUITS } as const;
    return err(wrongValue('contract.suit', given.ok ? given.value['suit'] : undefined, expected));
  }
  return ok({ game: 'rufspiel', suit, declarer, tout, called: called ?? cardOf(suit, 'A'), muss: muss ?? false });
}
