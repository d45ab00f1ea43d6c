import { PRESETS, checkOutcome, settle } from '@stammtisch/rules';
import type { Bill, BySeat } from '@stammtisch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fragmentOf, readFragment } from './draft-link.ts';
import { FIRST_DRAFT, contractOf, mostLaufende, outcomeOf, type GameDraft } from './game-draft.ts';

const SCHOOL = PRESETS.schafkopfschule;

function draft(change: Partial<GameDraft>): GameDraft {
  return { ...FIRST_DRAFT, ...change };
}

function bill(change: Partial<GameDraft>, rules = SCHOOL): Bill {
  const outcome = outcomeOf(draft(change), rules);
  expect(checkOutcome(rules, outcome)).toBeNull();
  const settled = settle(rules, outcome, draft(change).stock);
  if (!settled.ok) throw new Error(settled.reason.code);
  return settled.value;
}

describe('from the form to the bill', () => {
  test('R108 Anna and Carla, 95 points, three Laufende: 0.50', () => {
    expect(bill({ points: 95, laufende: 3 }).deltas).toEqual([50, -50, 50, -50]);
  });

  test('R91 Schwarz follows from the tricks', () => {
    expect(bill({ points: 120, tricks: 'all' }).value).toBe(30);
    expect(bill({ points: 120 }).value).toBe(20);
  });

  test('a Tout is decided by tricks, whatever the points say (R57)', () => {
    const tout = { kind: 'solo', tout: true, points: 7 } as const;
    expect(bill({ ...tout, tricks: 'all' }).won).toBe(true);
    expect(bill({ ...tout, tricks: 'some' }).won).toBe(false);
  });

  test('a Bettel has no Tout, no points and no Laufende (B8)', () => {
    expect(bill({ kind: 'bettel', tout: true, laufende: 3, tricks: 'none' }).value).toBe(50);
    expect(contractOf(draft({ kind: 'bettel', tout: true }))).toEqual({ game: 'bettel', declarer: 0 });
  });

  test('a Rufspiel calls no Herz-Sau (R38)', () => {
    expect(contractOf(draft({ suit: 'H' }))).toMatchObject({ game: 'rufspiel', suit: 'E' });
  });

  test('R67 a Sie', () => {
    expect(bill({ kind: 'sie', declarer: 1 }).deltas).toEqual([-520, 1560, -520, -520]);
  });

  test('RA-02 a Ramsch with a Jungfrau', () => {
    const ramsch = { kind: 'ramsch', ramschPoints: [60, 40, 20, 0], noTrick: [false, false, false, true] } as const;
    expect(bill(ramsch).deltas).toEqual([-60, 20, 20, 20]);
  });

  test('RA-09 three seats without a trick are a Durchmarsch', () => {
    const all = { kind: 'ramsch', ramschPoints: [120, 0, 0, 0], noTrick: [false, true, true, true] } as const;
    expect(bill(all).durchmarsch).toBe(0);
  });

  test('RA-16 equal points are decided by the highest trump, and undecided without it', () => {
    const tie = { kind: 'ramsch', ramschPoints: [40, 40, 25, 15] } as const;
    expect(bill({ ...tie, higher: 1 }).losers).toEqual([1]);
    expect(settle(SCHOOL, outcomeOf(draft(tie), SCHOOL), 0).ok).toBe(false);
  });

  test('SK-01 thrown in at a table with a Stock', () => {
    expect(bill({ kind: 'thrown-in' }, PRESETS.wirtshaus).deltas).toEqual([-10, -10, -10, -10]);
  });
});

describe('contradictions', () => {
  test('all tricks, but not all points', () => {
    const problem = checkOutcome(SCHOOL, outcomeOf(draft({ tricks: 'all', points: 90 }), SCHOOL));
    expect(problem).toMatchObject({ code: 'all-tricks-need-all-points' });
  });

  test('a Ramsch whose points are not 120', () => {
    const outcome = outcomeOf(draft({ kind: 'ramsch', ramschPoints: [50, 30, 25, 14] }), SCHOOL);
    expect(checkOutcome(SCHOOL, outcome)).toMatchObject({ code: 'points-sum' });
  });

  test.each([
    ['rufspiel', 'declarer', 14],
    ['solo', 'declarer', 8],
    ['solo', 'opponents', 14],
    ['wenz', 'opponents', 4],
    ['bettel', 'declarer', 0],
  ] as const)('most Laufende of %s with the %s: %i (B6)', (kind, laufendeBy, most) => {
    expect(mostLaufende(draft({ kind, laufendeBy }), SCHOOL)).toBe(most);
  });
});

function four<Value>(one: fc.Arbitrary<Value>): fc.Arbitrary<BySeat<Value>> {
  return fc.tuple(one, one, one, one);
}

describe('links', () => {
  const seat = fc.constantFrom(0, 1, 2, 3);
  const drafts: fc.Arbitrary<GameDraft> = fc
    .record({
      kind: fc.constantFrom('rufspiel', 'solo', 'wenz', 'geier', 'farbgeier', 'bettel', 'ramsch', 'sie', 'thrown-in'),
      suit: fc.constantFrom('E', 'G', 'H', 'S'),
      declarer: seat,
      partner: seat,
      tout: fc.boolean(),
      muss: fc.boolean(),
      mussTrumps: fc.nat(8),
      points: fc.nat(120),
      tricks: fc.constantFrom('none', 'some', 'all'),
      schwarzClaimed: fc.boolean(),
      laufendeBy: fc.constantFrom('declarer', 'opponents'),
      laufende: fc.nat(14),
      knocks: fc.nat(4),
      stoss: fc.nat(4),
      doubled: fc.constantFrom(1, 2, 4, 16),
      stock: fc.nat(100_000),
      ramschPoints: four(fc.nat(120)),
      noTrick: four(fc.boolean()),
      higher: fc.option(seat),
      names: four(fc.constantFrom('Anna', 'Müller Sepp', 'ß & Co', '=?#')),
    } satisfies { readonly [Key in keyof GameDraft]: fc.Arbitrary<GameDraft[Key]> })
    .filter(({ declarer, partner }) => declarer !== partner);

  test('every game comes back as it went', () => {
    fc.assert(
      fc.property(drafts, (given) => {
        expect(readFragment(fragmentOf(given, '1=wirtshaus'))).toEqual({ draft: given, rules: '1=wirtshaus' });
      }),
    );
  });

  test('nothing and nonsense are the first game', () => {
    for (const text of ['', 'x', 'spiel=quatsch&augen=-3&mit=9&namen=A~B&ramsch=1~2~3~x', '%%%', 'spieler=__proto__']) {
      expect(readFragment(text).draft).toEqual(FIRST_DRAFT);
    }
  });

  test('nobody is his own partner', () => {
    expect(readFragment('spieler=2&mit=2').draft).toMatchObject({ declarer: 2, partner: 0 });
  });

  test('any text is read, and what was read can be reckoned', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { draft: read } = readFragment(text);
        expect(readFragment(fragmentOf(read, '')).draft).toEqual(read);
      }),
    );
  });
});
