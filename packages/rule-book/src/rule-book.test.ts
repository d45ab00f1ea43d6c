import { readFileSync, readdirSync } from 'node:fs';
import { isTermId } from '@stammtisch/glossary';
import {
  OPTION_NAMES,
  PRESETS,
  PRESET_NAMES,
  optionOf,
  readHouseRules,
  setOf,
  has,
  cardOf,
  checkOutcome,
  plausibleTricks,
} from '@stammtisch/rules';
import type { HouseRules } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import { disputes, oddsBook, plainText, plausibleRamschTricks, proseParts, ruleBook } from './index.ts';
import type { Chapter, Dispute, Paragraph, Prose } from './index.ts';

const LANGUAGES = ['de', 'en'] as const;

function rulesOf(set: object, preset = 'schafkopfschule'): HouseRules {
  const rules = readHouseRules({ preset, set });
  if (!rules.ok) throw new Error(JSON.stringify(rules.reason));
  return rules.value;
}

/** Tables that differ in everything the book depends on. */
const TABLES: readonly (readonly [string, HouseRules])[] = [
  ...PRESET_NAMES.map((name) => [name, PRESETS[name]] as const),
  ['short deck', rulesOf({ deck: 24 })],
  ['no Rufspiel', rulesOf({ 'games.rufspiel': false })],
  ['Solo and Rufspiel only', rulesOf({ 'games.wenz': false, 'games.farbwenz': false, 'games.sie': false })],
  ['no Laufende, no Tout', rulesOf({ 'laufende.enabled': false, 'tout.allowedGames': [] })],
  [
    'everything',
    rulesOf({
      'games.geier': true,
      'games.farbgeier': true,
      'games.bettel': true,
      'tout.allowedGames': ['solo', 'wenz', 'geier', 'rufspiel'],
      'stoss.maxSteps': 4,
      'stoss.takesOver': true,
      'klopfen.enabled': true,
      'bidding.herzSoloFirst': true,
      'schwarz.mode': 'double',
      'allPass.action': 'ramsch',
      'ramsch.durchmarsch': 'off',
      'score.maxFactor': 8,
    }),
  ],
  ['Sau free from the first trick', rulesOf({ 'rufsau.discardFromTrick': 1, 'laufende.scope': 'none' })],
  ['doubled deals', rulesOf({ 'allPass.action': 'doubleNext', 'davonlaufen.enabled': false, 'stoss.enabled': false })],
];

/** R1–R109 and B1–B62 of the canonical rules. */
const ALL_RULES = [
  ...Array.from({ length: 109 }, (_, index) => `R${index + 1}`),
  ...Array.from({ length: 62 }, (_, index) => `B${index + 1}`),
];

function paragraphs(chapters: readonly Chapter[]): readonly Paragraph[] {
  return chapters.flatMap((chapter) => chapter.paragraphs);
}

function allProse(rules: HouseRules, language: (typeof LANGUAGES)[number]): readonly Prose[] {
  const book = [...paragraphs(ruleBook(rules, language)), ...oddsBook(rules, language)];
  return [
    ...book.map(({ text }) => text),
    ...book.flatMap(({ table }) => table),
    ...disputes(rules, language).flatMap(({ question, verdict, answer }) => [question, verdict, answer]),
  ];
}

/** What must not depend on the language. */
function shape(rules: HouseRules, language: (typeof LANGUAGES)[number]): unknown {
  return [
    ruleBook(rules, language).map(({ id, played, paragraphs: inside }) => [
      id,
      played,
      inside.map(({ ids, table, figures }) => [ids, table.length, figures.map(({ kind }) => kind)]),
    ]),
    disputes(rules, language).map(({ id, rules: used, figures }) => [id, used, figures.map(({ kind }) => kind)]),
    oddsBook(rules, language).map(({ ids }) => ids),
  ];
}

/** Files of a package without its tests. */
function sources(folder: string): readonly string[] {
  const root = new URL(`../../${folder}/src/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));
}

describe.each(TABLES)('the book of the table: %s', (_, rules) => {
  test('every rule is an address, exactly once', () => {
    const ids = paragraphs(ruleBook(rules, 'de')).flatMap((paragraph) => paragraph.ids);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(ALL_RULES.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('both languages have the same chapters, ids, questions and figures', () => {
    expect(shape(rules, 'de')).toEqual(shape(rules, 'en'));
  });

  test.each(LANGUAGES)('texts are whole, and terms and rules in them exist (%s)', (language) => {
    for (const prose of allProse(rules, language)) {
      expect(plainText(prose), prose).not.toMatch(/undefined|NaN|\[\[|\]\]| {2}|\.\.|,\.|null/);
      expect(plainText(prose).trim(), prose).toMatch(/[.?!“”:]$/);
      for (const part of proseParts(prose)) {
        if (part.kind === 'term') expect(isTermId(part.id), part.id).toBe(true);
        if (part.kind === 'rule') expect(ALL_RULES).toContain(part.id);
      }
    }
  });

  test('disputes rest on rules of the book and have a verdict each', () => {
    const asked = disputes(rules, 'de');
    expect(asked.length).toBeGreaterThanOrEqual(15);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    for (const dispute of asked) {
      for (const rule of dispute.rules) expect(ALL_RULES).toContain(rule);
      expect(dispute.verdict).not.toBe('');
      expect(dispute.answer).not.toBe('');
    }
  });

  test('bills in figures sum to nothing', () => {
    const figures = [...paragraphs(ruleBook(rules, 'de')), ...disputes(rules, 'de')].flatMap((item) => item.figures);
    for (const figure of figures) {
      if (figure.kind !== 'bill') continue;
      const paid = figure.bill.deltas?.reduce((sum, delta) => sum + delta, 0);
      expect(paid).toBe(figure.bill.stock.before - figure.bill.stock.after);
    }
  });
});

describe('addresses', () => {
  test('every rule that the engine, its options or the texts name is in the book', () => {
    const named = [
      ...OPTION_NAMES.map((option) => optionOf(option).rule),
      ...['rules', 'texts'].flatMap(sources).flatMap((text) => text.match(/(?<=')[RB]\d{1,3}(?=')/g) ?? []),
    ];
    const ids = new Set(paragraphs(ruleBook(PRESETS.turnier, 'en')).flatMap((paragraph) => paragraph.ids));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('chapters, rules, questions and chances have different addresses', () => {
    const all = [
      ...ruleBook(PRESETS.sauspiel, 'de').map(({ id }) => id),
      ...paragraphs(ruleBook(PRESETS.sauspiel, 'de')).flatMap(({ ids }) => ids),
      ...disputes(PRESETS.sauspiel, 'de').map(({ id }) => `streit-${id}`),
      ...oddsBook(PRESETS.sauspiel, 'de').flatMap(({ ids }) => ids),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

function dispute(rules: HouseRules, id: string): Dispute {
  const found = disputes(rules, 'de').find((asked) => asked.id === id);
  if (found === undefined) throw new Error(`nobody argues about ${id}`);
  return found;
}

function paragraph(rules: HouseRules, id: string): Paragraph {
  const found = paragraphs(ruleBook(rules, 'de')).find(({ ids }) => ids.includes(id));
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
}

function chapter(rules: HouseRules, id: string): Chapter | undefined {
  return ruleBook(rules, 'de').find((one) => one.id === id);
}

describe('answers follow the rules of the table', () => {
  const SCHOOL = PRESETS.schafkopfschule;

  test('R38 the Herz-Sau cannot be called', () => {
    expect(dispute(SCHOOL, 'herz-sau').verdict).toBe('Nein.');
  });

  test('R88 B9 60 points lose, and win for the declarers where the Stoß takes over only after a Stoß', () => {
    expect(dispute(SCHOOL, 'sechzig').verdict).toBe('Die Gegner.');
  });

  test('B1 90:30 is Schneider only where the opponents need 31', () => {
    expect(dispute(SCHOOL, 'neunzig').verdict).toBe('Nein.');
    expect(dispute(PRESETS.wirtshaus, 'neunzig').verdict).toBe('Ja.');
  });

  test('B4 Laufende of the losers', () => {
    expect(dispute(SCHOOL, 'laufende-der-verlierer').verdict).toBe('Ja.');
    expect(dispute(rulesOf({ 'laufende.scope': 'winnersOnly' }), 'laufende-der-verlierer').verdict).toBe('Nein.');
  });

  test('R76 LG-14 the Sau must fall although the trick is trumped, unless one may run away when following', () => {
    expect(dispute(SCHOOL, 'muss-die-sau-fallen').verdict).toBe('Ja.');
    const free = rulesOf({ 'davonlaufen.whenFollowing': true, 'davonlaufen.minCards': 3 });
    expect(dispute(free, 'muss-die-sau-fallen').verdict).toBe('Nein.');
  });

  test('B41 discarding the Sau early where the table allows it', () => {
    expect(dispute(SCHOOL, 'sau-abwerfen').verdict).toBe('Nein.');
    expect(dispute(rulesOf({ 'rufsau.discardFromTrick': 3 }), 'sau-abwerfen').verdict).toBe('Ja, hier schon.');
  });

  test('R80 three and four cards of the called suit', () => {
    const [three, four] = dispute(SCHOOL, 'davonlaufen').figures;
    const king = cardOf('G', 'K');
    expect(three?.kind === 'turn' && has(three.legal, king)).toBe(false);
    expect(four?.kind === 'turn' && four.legal === setOf(four.hand)).toBe(true);
    expect(dispute(rulesOf({ 'davonlaufen.enabled': false }), 'davonlaufen').verdict).toBe('Nein.');
  });

  test('B37 after running away', () => {
    expect(dispute(SCHOOL, 'nach-davonlaufen').verdict).toBe('Nein.');
    expect(dispute(rulesOf({ 'davonlaufen.after': 'sauStillForced' }), 'nach-davonlaufen').verdict).toBe('Ja.');
  });

  test('B7 two Laufende, whoever has to lose for them', () => {
    expect(dispute(SCHOOL, 'zwei-laufende').verdict).toBe('Nein.');
    const two = { 'laufende.min.rufspiel': 2 };
    expect(dispute(rulesOf(two), 'zwei-laufende').verdict).toBe('Ja.');
    expect(dispute(rulesOf({ ...two, 'laufende.scope': 'losersOnly' }), 'zwei-laufende').verdict).toBe('Ja.');
    expect(dispute(rulesOf({ ...two, 'laufende.scope': 'none' }), 'zwei-laufende').answer).toContain('gar keine');
  });

  test('B26 Solo and Wenz', () => {
    expect(dispute(SCHOOL, 'solo-oder-wenz').verdict).toBe('Solo.');
    expect(dispute(PRESETS.wirtshaus, 'solo-oder-wenz').verdict).toBe('Beide gleich.');
  });

  test('B10 until when a Kontra counts; no question where there is none', () => {
    expect(dispute(SCHOOL, 'kontra-bis-wann').verdict).toBe('Bis zur zweiten Karte.');
    expect(dispute(PRESETS.sauspiel, 'kontra-bis-wann').verdict).toBe('Bis zur eigenen ersten Karte.');
    expect(disputes(PRESETS.turnier, 'de').map(({ id }) => id)).not.toContain('kontra-bis-wann');
  });

  test('B51 a tie in a Ramsch', () => {
    expect(dispute(PRESETS.sauspiel, 'ramsch-gleichstand').verdict).toBe('Einer von ihnen.');
    const all = rulesOf({ 'ramsch.tie': 'allTiedPay' }, 'sauspiel');
    expect(dispute(all, 'ramsch-gleichstand').verdict).toBe('Beide.');
  });

  test('R57 a Tout with 120 points and a lost trick', () => {
    const [figure] = dispute(SCHOOL, 'tout-leerer-stich').figures;
    expect(figure?.kind === 'bill' && figure.bill.won).toBe(false);
  });

  test('R108 the example of the book costs 0.50 in the inn', () => {
    const [figure] = paragraph(PRESETS.wirtshaus, 'R108').figures;
    expect(figure?.kind === 'bill' && figure.bill.deltas).toEqual([50, -50, 50, -50]);
  });

  test('the same paragraph says something else at another table', () => {
    for (const id of ['R13', 'R16', 'R17', 'R22', 'B10', 'B1', 'B4', 'R20', 'B53', 'R80']) {
      const said = new Set(TABLES.map(([, rules]) => JSON.stringify(paragraph(rules, id).table)));
      expect(said.size, id).toBeGreaterThan(1);
    }
  });

  test('games that are not played say so', () => {
    expect(chapter(SCHOOL, 'geier')?.played).toBe(false);
    expect(chapter(PRESETS.wirtshaus, 'geier')?.played).toBe(true);
  });
});

describe('tricks of examples', () => {
  test.each([8, 6] as const)('are possible for all points (%i tricks)', (tricksInDeal) => {
    const rules = tricksInDeal === 8 ? PRESETS.schafkopfschule : rulesOf({ deck: 24 });
    const contract = { game: 'wenz', declarer: 0, tout: false } as const;
    const laufende = { holder: 'declarer', count: 0 } as const;
    for (let points = 0; points <= 120; points++) {
      const tricks = plausibleTricks(points, tricksInDeal);
      const known = { kind: 'party', contract, partner: null, points, tricks, tricksInDeal, laufende } as const;
      const rest = { mussTrumps: null, schwarzClaimed: true, knocks: 0, stoss: 0, doubled: 1 } as const;
      expect(checkOutcome(rules, { ...known, ...rest }), String(points)).toBeNull();
    }
  });

  test.each([
    [
      [60, 40, 20, 0],
      [false, false, false, true],
    ],
    [
      [119, 1, 0, 0],
      [false, false, false, false],
    ],
    [
      [120, 0, 0, 0],
      [false, true, true, true],
    ],
    [
      [30, 30, 30, 30],
      [false, false, false, false],
    ],
  ] as const)('of a Ramsch %j', (points, withoutTrick) => {
    const tricks = plausibleRamschTricks(points, withoutTrick, 8);
    expect(tricks.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(tricks.map((count) => count === 0)).toEqual(withoutTrick);
  });
});

describe('prose', () => {
  test('links with and without a label, text around them', () => {
    expect(proseParts('Vor [[sau]], [[stoss|Stoß]] und [[R76]].')).toEqual([
      { kind: 'text', text: 'Vor ' },
      { kind: 'term', id: 'sau', text: 'sau' },
      { kind: 'text', text: ', ' },
      { kind: 'term', id: 'stoss', text: 'Stoß' },
      { kind: 'text', text: ' und ' },
      { kind: 'rule', id: 'R76', text: 'R76' },
      { kind: 'text', text: '.' },
    ]);
    expect(plainText('[[stoss|Stoß]]')).toBe('Stoß');
  });
});
