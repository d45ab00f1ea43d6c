import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardCode, cardOf } from '../src/card.ts';
import { cardsOf } from '../src/card-set.ts';
import type { Deal } from '../src/deal.ts';
import { PRESETS } from '../src/house-rules/presets.ts';
import { readHouseRules } from '../src/house-rules/read-house-rules.ts';
import { writeHouseRules } from '../src/house-rules/differences.ts';
import { legalCards } from '../src/legal-cards.ts';
import { legalInPlay, isPlayOver, seatToPlay } from '../src/play.ts';
import type { Play } from '../src/play.ts';
import { readPosition } from '../src/record/position.ts';
import { readRecord } from '../src/record/read-record.ts';
import { replayRecord } from '../src/record/replay-record.ts';
import { writeContract, writeRecord } from '../src/record/write-record.ts';
import { SEATS } from '../src/seat.ts';
import { newTable } from '../src/table.ts';
import type { Table } from '../src/table.ts';
import { deepFreeze } from './support/deep-freeze.ts';
import { mutated } from './support/mutated-json.ts';
import {
  changedOr,
  chanceOf,
  numbers,
  packWith,
  playRandomDeal,
  rufspielSessions,
  sessions,
  towardsAllPass,
  towardsRufspiel,
} from './support/random-table.ts';
import type { Narrow, Session, Step } from './support/random-table.ts';
import { ALL_KINDS, LONG, runs } from './support/runs.ts';

function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Tables at which a deal was just settled. */
function settledTables(session: Session, narrow?: Narrow): readonly Table[] {
  const chance = chanceOf(session.numbers);
  const tables: Table[] = [];
  for (const pack of session.packs) {
    tables.push(playRandomDeal(tables.at(-1) ?? session.table, pack, chance, narrow).at(-1)!.after);
  }
  return tables;
}

/** What is special about a deal. */
function kindsOf({ rules }: Table, { contract, claimedBy, play }: Deal): readonly string[] {
  const game = contract?.game ?? 'thrown in';
  const muss = contract?.game === 'rufspiel' && contract.muss;
  const zehn = muss && cardCode(contract.called).endsWith('Z');
  const stopped = play !== null && claimedBy === null && play.tricks.length < play.tricksInDeal;
  return [
    game,
    ...(claimedBy === null ? [] : ['claim']),
    ...(rules.deck === 24 ? ['short deck'] : []),
    ...(muss ? ['muss'] : []),
    ...(zehn ? ['zehn'] : []),
    ...(stopped ? ['stopped Tout'] : []),
  ];
}

function expectSameBill(table: Table): void {
  const { deal, rules } = table;
  if (deal?.phase.name !== 'settled') throw new Error('not settled');
  const written = writeRecord(rules, deal, 'deal');
  expect(json(written)).toStrictEqual(written);
  const record = readRecord(json(written));
  if (!record.ok) throw new Error(JSON.stringify(record.reason));
  expect(record.value.rules).toStrictEqual(rules);
  const replay = replayRecord(record.value);
  if (!replay.ok) throw new Error(JSON.stringify([replay.reason, written]));
  expect(replay.value.bill).toStrictEqual(deal.phase.bill);
  expect(record.value.result).toEqual({ deltas: replay.value.bill.deltas, stock: replay.value.bill.stock.after });
}

/** Tables where who holds the Eichel-Ober has to play, and has all three Säue: he calls a Zehn (MU-03). */
const mussSessions: fc.Arbitrary<Session> = fc
  .tuple(fc.constantFrom(...SEATS), fc.constantFrom(...SEATS), numbers, fc.constantFrom('EA GA SA', 'EA GA', 'GA'))
  .chain(([seat, dealer, list, saeue]) => {
    const held = saeue.split(' ').map((code) => cardOf(code[0] as 'E', 'A'));
    const rules = changedOr(PRESETS.turnier, { 'allPass.action': 'eichelOberMuss', 'games.rufspiel': true });
    return packWith(rules, seat, [cardOf('E', 'O'), ...held], dealer).map((pack) => ({
      table: newTable(rules, dealer),
      packs: [pack],
      numbers: list,
    }));
  });

/** Tables where everybody passes and a Ramsch follows, the cards are thrown in, or somebody has to play; the rest may be claimed. */
const allPassSessions: fc.Arbitrary<Session> = fc
  .tuple(
    sessions(3),
    fc.constantFrom('ramsch' as const, 'stock' as const, 'doubleNext' as const, 'eichelOberMuss' as const),
  )
  .map(([{ table, packs, numbers: list }, action]) => {
    const set = {
      'allPass.action': action,
      'stock.enabled': action === 'stock',
      'play.claimRest': 'allRemaining',
    } as const;
    return { table: { ...table, rules: changedOr(table.rules, set) }, packs, numbers: list };
  });

describe('a settled deal, written as a record, read and replayed, has the same bill', LONG, () => {
  const kinds = new Set<string>();
  const check = (session: Session, narrow?: Narrow): void => {
    for (const table of settledTables(session, narrow)) {
      for (const kind of kindsOf(table, table.deal!)) kinds.add(kind);
      expectSameBill(table);
    }
  };

  test('any deals', () => {
    fc.assert(
      fc.property(sessions(4), (session) => check(session)),
      { numRuns: runs(120) },
    );
  });

  test('Rufspiele', () => {
    fc.assert(
      fc.property(rufspielSessions, (session) => check(session, towardsRufspiel)),
      { numRuns: runs(60) },
    );
  });

  test('deals that everybody passes', () => {
    fc.assert(
      fc.property(allPassSessions, (session) => check(session, towardsAllPass)),
      { numRuns: runs(100) },
    );
  });

  test('MU-02 MU-03 Muss-Spiele with called Säue and Zehner', () => {
    fc.assert(
      fc.property(mussSessions, (session) => check(session, towardsAllPass)),
      { numRuns: runs(60) },
    );
  });

  test.runIf(ALL_KINDS)('these were deals of all kinds', () => {
    const wanted = [
      'rufspiel',
      'solo',
      'wenz',
      'farbwenz',
      'geier',
      'ramsch',
      'sie',
      'thrown in',
      'claim',
      'short deck',
    ];
    expect([...kinds]).toEqual(expect.arrayContaining([...wanted, 'muss', 'zehn']));
  });
});

/** A position as a file writes it: the hands as dealt and the cards laid so far. */
function writtenPosition({ rules, deal }: Table, play: Play): Record<string, unknown> {
  const tricks = [...play.tricks.map(({ cards }) => cards.map(cardCode)), play.trick.map(cardCode)];
  return {
    rules: writeHouseRules(rules),
    dealer: deal!.dealer,
    hands: play.dealt.map((hand) => cardsOf(hand).map(cardCode)),
    contract: writeContract(play.contract),
    tricks: tricks.filter((trick) => trick.length > 0),
  };
}

/** The same as the seat to act sees it. */
function writtenView(table: Table, play: Play): Record<string, unknown> {
  const { rules, contract, tricks } = writtenPosition(table, play);
  const seat = seatToPlay(play);
  return { rules, contract, tricks, seat, hand: cardsOf(play.hands[seat]).map(cardCode) };
}

function playedSteps(session: Session, narrow?: Narrow): readonly Step[] {
  return playRandomDeal(session.table, session.packs[0]!, chanceOf(session.numbers), narrow).filter(
    ({ after: { deal } }) => deal?.phase.name === 'play' && deal.play !== null && !isPlayOver(deal.play),
  );
}

/** Every moment of play gives the same legal cards after it was written and read. */
function expectSamePositions(session: Session, narrow?: Narrow): void {
  for (const { after } of playedSteps(session, narrow)) {
    const play = after.deal!.play!;
    for (const written of [writtenPosition(after, play), writtenView(after, play)]) {
      const position = readPosition(json(written));
      if (!position.ok) throw new Error(JSON.stringify([position.reason, written]));
      expect(position.value.seat).toBe(seatToPlay(play));
      expect(cardsOf(legalCards(position.value.turn))).toEqual(cardsOf(legalInPlay(play)));
    }
  }
}

describe('positions', LONG, () => {
  test('any moment of play, written open or as a seat sees it, gives the same legal cards', () => {
    fc.assert(
      fc.property(sessions(1), (session) => expectSamePositions(session)),
      { numRuns: runs(15) },
    );
  });

  test('any moment of a Rufspiel does, also after davonlaufen', () => {
    fc.assert(
      fc.property(rufspielSessions, (session) => expectSamePositions(session, towardsRufspiel)),
      { numRuns: runs(15) },
    );
  });
});

/** Reads anything as anything: nothing throws, and a refusal names a field. */
function expectReadable(input: unknown): void {
  deepFreeze(input);
  const record = readRecord(input);
  if (record.ok) {
    const replay = replayRecord(record.value);
    if (!replay.ok) expect(replay.reason.problem.code).toMatch(/^[a-z-]+$/);
  } else {
    expect(record.reason.field).toMatch(/^[a-zA-Z]+/);
  }
  const position = readPosition(input);
  if (position.ok) expect(legalCards(position.value.turn)).not.toBe(0);
  else if (position.reason.kind === 'input') expect(position.reason.problem.field).toMatch(/^[a-zA-Z]+/);
  const rules = readHouseRules(input);
  if (!rules.ok) expect(rules.reason.code).toMatch(/^[a-z-]+$/);
}

describe('input from anywhere', LONG, () => {
  test('any value is read or refused', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.jsonValue()), expectReadable), { numRuns: runs(500) });
  });

  test('records, positions and house rules with something changed in them are read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(sessions(1), rufspielSessions), numbers, (session, list) => {
        const chance = chanceOf(list);
        const [table] = settledTables(session);
        const record = writeRecord(table!.rules, table!.deal!, 'deal')!;
        const steps = playedSteps(session);
        const step = steps[chance(steps.length || 1)];
        const play = step?.after.deal?.play ?? null;
        const originals: unknown[] = [record, record.rules];
        if (step !== undefined && play !== null) {
          originals.push(writtenPosition(step.after, play), writtenView(step.after, play));
        }
        for (const original of originals) {
          for (let count = 0; count < 12; count++) {
            const once = mutated(original, chance);
            expectReadable(once);
            expectReadable(mutated(once, chance));
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
