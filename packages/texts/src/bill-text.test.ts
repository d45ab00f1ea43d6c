import { describe, expect, it } from 'vitest';
import { PRESETS, cardOf, readHouseRules, settle } from '@stammtisch/rules';
import type {
  Bill,
  HouseRuleSet,
  HouseRules,
  Outcome,
  PartyOutcome,
  PresetName,
  RamschOutcome,
  Rufspiel,
} from '@stammtisch/rules';
import { billLines } from './bill-text.ts';
import { resultText } from './result-text.ts';
import { LANGUAGES } from './language.ts';

const RUFSPIEL: Rufspiel = {
  game: 'rufspiel',
  suit: 'G',
  declarer: 0,
  tout: false,
  called: cardOf('G', 'A'),
  muss: false,
};

const WON: PartyOutcome = {
  kind: 'party',
  contract: RUFSPIEL,
  partner: 2,
  points: 95,
  tricks: 6,
  tricksInDeal: 8,
  laufende: { holder: 'declarer', count: 3 },
  mussTrumps: null,
  schwarzClaimed: false,
  knocks: 1,
  stoss: 1,
  doubled: 1,
};

const RAMSCH: RamschOutcome = {
  kind: 'ramsch',
  points: [70, 50, 0, 0],
  tricks: [5, 3, 0, 0],
  tricksInDeal: 8,
  highestTrump: null,
  lastTrick: null,
  forehand: 0,
  knocks: 0,
  stoss: 0,
  doubled: 1,
};

function house(preset: PresetName, set: HouseRuleSet = {}): HouseRules {
  const rules = readHouseRules({ preset, set });
  if (!rules.ok) throw new Error(JSON.stringify(rules.reason));
  return rules.value;
}

function billOf(rules: HouseRules, outcome: Outcome, stock = 0): Bill {
  const bill = settle(rules, outcome, stock);
  if (!bill.ok) throw new Error(bill.reason.code);
  return bill.value;
}

const names = (seat: number) => ['Anna', 'Ben', 'Carla', 'Dirk'][seat] ?? '';

function shown(rules: HouseRules, outcome: Outcome, stock = 0, language: 'de' | 'en' = 'de'): readonly string[] {
  const contract = outcome.kind === 'party' ? outcome.contract : null;
  const lines = billLines(billOf(rules, outcome, stock), rules, language, { contract, names });
  return lines.map(({ text, amount, rule }) => `${text} | ${amount} | ${rule}`);
}

describe('the bill line by line', () => {
  it('adds up first and multiplies then (B16, R108 with Klopfen and Stoß)', () => {
    expect(shown(PRESETS.schafkopfschule, WON)).toEqual([
      'Rufspiel auf die Gras-Sau | 0,10 € | R103',
      'Schneider | 0,10 € | R90',
      '3 Laufende je 0,10 € | 0,30 € | R98',
      'Summe | 0,50 € | B16',
      '1 Klopfer ×2 | 1,00 € | R16',
      'Stoß ×2 | 2,00 € | R85',
    ]);
  });

  it('counts points where the table plays for points, in English too', () => {
    const rules = house('turnier');
    expect(shown(rules, { ...WON, knocks: 0, stoss: 0, points: 61 }, 0, 'en')).toEqual([
      'Rufspiel on the Gras-Sau | 1 point | R103',
      '3 Laufende at 1 point | 3 points | R98',
      'Sum | 4 points | B16',
    ]);
  });

  it('a limit replaces the product (B58)', () => {
    const rules = house('schafkopfschule', { 'score.maxFactor': 8 });
    const outcome: Outcome = { ...WON, points: 61, laufende: { holder: 'declarer', count: 0 }, knocks: 3, stoss: 2 };
    expect(shown(rules, outcome)).toEqual([
      'Rufspiel auf die Gras-Sau | 0,10 € | R103',
      '3 Klopfer ×8 | 0,80 € | R16',
      'Stoß, Retour ×4 | 3,20 € | R85',
      'höchstens ×8 | 0,80 € | B58',
    ]);
  });

  it('the Stock is a line of its own, taken or filled (R109, B53)', () => {
    const rules = house('wirtshaus', { 'stock.onLoss': 'double' });
    expect(shown(rules, { ...WON, knocks: 0, stoss: 0 }, 80).at(-1)).toBe('Stock | +0,80 € | R109');
    expect(shown(rules, { ...WON, points: 30, knocks: 0, stoss: 0 }, 80).at(-1)).toBe('Stock | \u22120,80 € | B53');
    expect(shown(rules, { kind: 'thrown-in', knocks: 0 }, 0)).toEqual(['Stock | \u22120,40 € | R109']);
  });

  it('knocks that multiply a contribution have no price of their own', () => {
    const rules = house('wirtshaus', { 'stock.multipliedByKlopfen': true });
    expect(shown(rules, { kind: 'thrown-in', knocks: 1 }, 0)).toEqual([
      '1 Klopfer ×2 |  | R16',
      'Stock | \u22120,80 € | R109',
    ]);
  });

  it('a Jungfrau who alone gets more is named (B49)', () => {
    const rules = house('sauspiel', { 'ramsch.jungfrau': 'individual' });
    expect(shown(rules, RAMSCH)).toEqual([
      'Ramsch | 0,20 € | R52',
      '2 Jungfrauen ×2 (nur für Carla und Dirk) | 0,40 € | R53',
    ]);
    expect(shown(house('sauspiel', { 'ramsch.jungfrau': 'all' }), RAMSCH).at(-1)).toBe(
      '2 Jungfrauen ×4 | 0,80 € | R53',
    );
  });

  it('a Durchmarsch, as a Ramsch or like a Solo (B50)', () => {
    const all: Outcome = { ...RAMSCH, points: [120, 0, 0, 0], tricks: [8, 0, 0, 0] };
    expect(shown(house('sauspiel'), all)).toEqual(['Durchmarsch | 0,20 € | B50']);
    expect(shown(house('sauspiel', { 'ramsch.durchmarschPayout': 'soloSchwarz' }), all)).toEqual([
      'Solo | 0,50 € | B50',
      'Schneider | 0,10 € | B50',
      'Schwarz | 0,10 € | R91',
      'Summe | 0,70 € | B16',
    ]);
  });

  it('Sie and Tout', () => {
    const sie: Outcome = { kind: 'sie', declarer: 1, knocks: 0, stoss: 0, doubled: 2 };
    expect(shown(PRESETS.schafkopfschule, sie)).toEqual([
      'Solo | 0,50 € | R67',
      '8 Laufende je 0,10 € | 0,80 € | R67',
      'Summe | 1,30 € | B16',
      'Sie ×4 | 5,20 € | R67',
      'Doppelspiel ×2 | 10,40 € | B24',
    ]);
    const tout: Outcome = {
      ...WON,
      contract: { game: 'wenz', declarer: 0, tout: true },
      partner: null,
      laufende: { holder: 'declarer', count: 0 },
      knocks: 0,
    };
    expect(shown(PRESETS.schafkopfschule, tout)).toEqual([
      'Wenz Tout | 0,50 € | R103',
      'Tout ×2 | 1,00 € | R60',
      'Stoß ×2 | 2,00 € | R85',
    ]);
  });
});

/** Bills that together hold every kind of line, with every rule a line can come from. */
function everyBill(): readonly { readonly rules: HouseRules; readonly bill: Bill }[] {
  const opponents = { holder: 'opponents', count: 9 } as const;
  const solo = { game: 'solo', suit: 'E', declarer: 0, tout: false } as const;
  const cases: readonly (readonly [HouseRules, Outcome])[] = [
    [PRESETS.schafkopfschule, WON],
    [PRESETS.schafkopfschule, { ...WON, points: 0, tricks: 0, laufende: opponents, stoss: 2 }],
    [PRESETS.schafkopfschule, { ...WON, contract: solo, partner: null, laufende: opponents }],
    [house('schafkopfschule', { 'schwarz.mode': 'double' }), { ...WON, points: 120, tricks: 8, doubled: 2 }],
    [house('schafkopfschule', { 'klopfen.stacking': 'linear', 'score.maxFactor': 2 }), { ...WON, knocks: 3 }],
    [
      house('schafkopfschule', { 'tout.schneiderSchwarz': 'always' }),
      { ...WON, contract: { ...solo, tout: true }, partner: null },
    ],
    [
      house('schafkopfschule', { 'games.bettel': true }),
      { ...WON, contract: { game: 'bettel', declarer: 0 }, partner: null },
    ],
    [
      house('schafkopfschule', { 'sie.base': 'soloTout8' }),
      { kind: 'sie', declarer: 0, knocks: 0, stoss: 0, doubled: 1 },
    ],
    [house('sauspiel'), { ...RAMSCH, stoss: 3 }],
    [house('sauspiel', { 'ramsch.durchmarschPayout': 'soloSchwarz' }), { ...RAMSCH, points: [110, 10, 0, 0] }],
    [house('sauspiel'), { ...RAMSCH, points: [110, 10, 0, 0] }],
    [house('wirtshaus', { 'stock.onLoss': 'double' }), { ...WON, points: 20 }],
    [house('wirtshaus'), WON],
    [house('wirtshaus'), { kind: 'thrown-in', knocks: 2 }],
  ];
  return cases.map(([rules, outcome]) => ({ rules, bill: billOf(rules, outcome, 50) }));
}

describe.each(LANGUAGES)('every line explains itself in %s', (language) => {
  const lines = everyBill().flatMap(({ rules, bill }) => billLines(bill, rules, language, { names }));

  it('every kind of line occurs', () => {
    const kinds = new Set(lines.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'doubled',
      'grundtarif',
      'jungfrau',
      'klopfen',
      'laufende',
      'limit',
      'ramsch',
      'schneider',
      'schwarz',
      'schwarz-double',
      'sie',
      'stock',
      'stoss',
      'sum',
      'tout',
      'tout-surcharge',
    ]);
  });

  it('one sentence that fits a toggletip, well set', () => {
    for (const { text, explanation } of lines) {
      expect(explanation).toMatch(/^\p{Lu}.*\.$/u);
      expect(explanation.length).toBeLessThanOrEqual(110);
      for (const words of [text, explanation]) expect(words).not.toMatch(/undefined|null|NaN|["']| -|x\d/);
    }
  });

  it('lines from different rules are explained differently', () => {
    const laufende = lines.filter(({ kind }) => kind === 'laufende');
    const rules = new Set(laufende.map(({ rule }) => rule));
    expect([...rules].toSorted()).toEqual(['B6', 'R67', 'R98', 'R99']);
    expect(new Set(laufende.map(({ explanation }) => explanation)).size).toBe(4);
  });
});

function sentence(rules: HouseRules, outcome: Outcome): string | undefined {
  return billLines(billOf(rules, outcome), rules, 'de').find(({ kind }) => kind === 'schneider')?.explanation;
}

describe('the limit of Schneider in the explanation', () => {
  it('is that of the losers, from the house rules (R89, R90, B1)', () => {
    expect(sentence(PRESETS.schafkopfschule, WON)).toContain('Gegner haben höchstens 29');
    expect(sentence(PRESETS.wirtshaus, WON)).toContain('Gegner haben höchstens 30');
    expect(sentence(PRESETS.schafkopfschule, { ...WON, points: 30 })).toContain('Spielerpartei hat höchstens 30');
  });

  it('changes sides where the Stoß takes over (B9)', () => {
    const rules = house('schafkopfschule', { 'stoss.takesOver': true });
    expect(sentence(rules, WON)).toContain('Gegner haben höchstens 30');
    expect(sentence(rules, { ...WON, stoss: 2 })).toContain('Gegner haben höchstens 29');
  });
});

describe('the result', () => {
  it('says won or lost, Schneider or Schwarz', () => {
    expect(resultText({ won: true, schneider: false, schwarz: false }, 'de')).toBe('Gewonnen');
    expect(resultText({ won: true, schneider: true, schwarz: false }, 'de')).toBe('Gewonnen, Schneider');
    expect(resultText({ won: false, schneider: true, schwarz: true }, 'de')).toBe('Verloren, Schwarz');
    expect(resultText({ won: false, schneider: true, schwarz: true }, 'en')).toBe('Lost, Schwarz');
    expect(resultText({ won: false, schneider: false, schwarz: false }, 'bar')).toBe('Valorn');
    expect(resultText({ won: null, schneider: false, schwarz: false }, 'de')).toBe('');
  });
});
