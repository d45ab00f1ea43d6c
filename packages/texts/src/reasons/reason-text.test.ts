import { describe, expect, it } from 'vitest';
import { cardOf } from '@stammtisch/rules';
import type { PhaseName, Reason, ReasonCode, StossDeadline } from '@stammtisch/rules';
import { LANGUAGES } from '../language.ts';
import { reasonText } from './reason-text.ts';

const GRAS_SAU = cardOf('G', 'A');
const EICHEL_OBER = cardOf('E', 'O');
const WENZ = { game: 'wenz', tout: false } as const;

/** One example of each refusal; a code without one is a type error. */
const EXAMPLES: { readonly [Code in ReasonCode]: Extract<Reason, { readonly code: Code }> } = {
  'not-your-card': { code: 'not-your-card', card: EICHEL_OBER },
  'card-played-before': { code: 'card-played-before', card: EICHEL_OBER },
  'not-turn': { code: 'not-turn', seat: 2 },
  'follow-suit': { code: 'follow-suit', suit: 'G' },
  'follow-trump': { code: 'follow-trump' },
  'must-play-called': { code: 'must-play-called', card: GRAS_SAU },
  'keep-called': { code: 'keep-called', card: GRAS_SAU, fromTrick: 8 },
  'lead-called': { code: 'lead-called', card: GRAS_SAU, minCards: 4 },
  'must-beat': { code: 'must-beat', card: EICHEL_OBER },
  'answer-stoss-first': { code: 'answer-stoss-first' },
  'answer-claim-first': { code: 'answer-claim-first' },
  'wrong-phase': { code: 'wrong-phase', phase: 'auction' },
  'deal-running': { code: 'deal-running' },
  'cut-size': { code: 'cut-size', min: 3, max: 29 },
  'cut-seat': { code: 'cut-seat', seat: 2 },
  'cut-limit': { code: 'cut-limit', max: 3 },
  'deck-invalid': { code: 'deck-invalid', size: 32 },
  'knock-limit': { code: 'knock-limit', max: 1 },
  'knock-forehand-only': { code: 'knock-forehand-only' },
  'knock-chain': { code: 'knock-chain' },
  'bid-no-suit': { code: 'bid-no-suit', suit: 'G' },
  'bid-own-sau': { code: 'bid-own-sau', suit: 'G' },
  'bid-herz': { code: 'bid-herz' },
  'bid-gesperrt': { code: 'bid-gesperrt' },
  'bid-nothing-possible': { code: 'bid-nothing-possible' },
  'bid-game-off': { code: 'bid-game-off', game: 'geier' },
  'bid-tout-off': { code: 'bid-tout-off', game: 'geier' },
  'bid-suit-missing': { code: 'bid-suit-missing', game: 'solo' },
  'bid-suit-unwanted': { code: 'bid-suit-unwanted', game: 'wenz' },
  'bid-colour-secret': { code: 'bid-colour-secret' },
  'bid-minimum': { code: 'bid-minimum', rank: WENZ, interest: 3 },
  'bid-lower': { code: 'bid-lower', rank: WENZ },
  'bid-below-named': { code: 'bid-below-named', rank: WENZ },
  'bid-other-than-named': { code: 'bid-other-than-named', rank: WENZ },
  'bid-interest-binds': { code: 'bid-interest-binds' },
  'bid-name-first': { code: 'bid-name-first', rank: WENZ },
  'bid-nothing-to-hold': { code: 'bid-nothing-to-hold' },
  'bid-final': { code: 'bid-final' },
  'no-sie': { code: 'no-sie' },
  'sie-late': { code: 'sie-late' },
  'muss-must-play': { code: 'muss-must-play' },
  'muss-no-solo': { code: 'muss-no-solo' },
  'muss-solo-only': { code: 'muss-solo-only' },
  'muss-call-sau': { code: 'muss-call-sau', card: cardOf('G', 'A') },
  'stoss-off': { code: 'stoss-off' },
  'stoss-not-in-game': { code: 'stoss-not-in-game', game: 'wenz', tout: true },
  'stoss-late': { code: 'stoss-late', deadline: 'ownFirstCard' },
  'stoss-own-game': { code: 'stoss-own-game' },
  'stoss-partner': { code: 'stoss-partner' },
  'stoss-taken': { code: 'stoss-taken' },
  'stoss-own-step': { code: 'stoss-own-step' },
  'stoss-max': { code: 'stoss-max', steps: 2 },
  'stoss-not-asked': { code: 'stoss-not-asked' },
  'claim-off': { code: 'claim-off' },
  'claim-not-asked': { code: 'claim-not-asked' },
  'claim-refused-before': { code: 'claim-refused-before' },
  'schwarz-not-yours': { code: 'schwarz-not-yours' },
};

const PHASES: readonly PhaseName[] = [
  'between-deals',
  'cutting',
  'knocking',
  'auction',
  'sie-laid',
  'play',
  'claim',
  'schwarz-claim',
  'settled',
];

const DEADLINES: readonly StossDeadline[] = [
  'beforeFirstCard',
  'beforeSecondCard',
  'ownFirstCard',
  'endOfFirstTrick',
  'beforeFirstCardOfSecondTrick',
  'beforeSecondCardOfSecondTrick',
  'ownSecondCard',
  'endOfSecondTrick',
];

const VARIANTS: readonly Reason[] = [
  ...PHASES.map((phase) => ({ code: 'wrong-phase', phase }) as const),
  ...DEADLINES.map((deadline) => ({ code: 'stoss-late', deadline }) as const),
  ...[0, 1, 3].map((max) => ({ code: 'cut-limit', max }) as const),
  ...[1, 2, 3, 4].map((steps) => ({ code: 'stoss-max', steps }) as const),
  ...[5, 7, 8].map((fromTrick) => ({ code: 'keep-called', card: GRAS_SAU, fromTrick }) as const),
  { code: 'lead-called', card: cardOf('S', 'Z'), minCards: null },
  { code: 'lead-called', card: cardOf('S', 'Z'), minCards: 6 },
  { code: 'bid-suit-missing', game: 'rufspiel' },
  { code: 'bid-name-first', rank: { game: 'solo', tout: true, herz: true } },
];

const names = (seat: number) => ['Anna', 'Ben', 'Carla', 'Dirk'][seat] ?? '';

const all = [...Object.values(EXAMPLES), ...VARIANTS];

describe.each(LANGUAGES)('refusals in %s', (language) => {
  it('every code has a sentence that ends, fits a toggletip and is well set', () => {
    for (const reason of all) {
      const text = reasonText(reason, language, names);
      expect(text, reason.code).toMatch(/^[\p{Lu}„“].*\.$/u);
      expect(text.length, text).toBeLessThanOrEqual(110);
      expect(text).not.toMatch(/undefined|null|NaN|\{|\}|["'-]\s|["']| {2}/);
    }
  });

  it('different refusals read differently', () => {
    const texts = Object.values(EXAMPLES).map((reason) => reasonText(reason, language, names));
    expect(new Set(texts).size).toBe(texts.length);
    const reasons = new Set(all.map((reason) => JSON.stringify(reason)));
    const variants = new Set(all.map((reason) => reasonText(reason, language, names)));
    expect(variants.size).toBe(reasons.size);
  });

  it('a refusal names the seat, also without names', () => {
    expect(reasonText(EXAMPLES['not-turn'], language, names)).toContain('Carla');
    expect(reasonText(EXAMPLES['cut-seat'], language, names)).toContain('Carla');
    expect(reasonText(EXAMPLES['not-turn'], language)).toContain('2');
  });

  it('a refusal names the numbers of the house rule', () => {
    expect(reasonText({ code: 'cut-size', min: 5, max: 27 }, language)).toMatch(/5.*27/);
    expect(reasonText({ code: 'lead-called', card: GRAS_SAU, minCards: 6 }, language)).toContain('6');
    expect(reasonText({ code: 'keep-called', card: GRAS_SAU, fromTrick: 7 }, language)).toContain('7');
    expect(reasonText({ code: 'deck-invalid', size: 24 }, language)).toContain('24');
  });
});

const GRAS_SAU_NAME = { de: 'Gras-Sau', bar: 'Blaue', en: 'Gras-Sau' } as const;
const EICHEL_OBER_NAME = { de: 'Eichel-Ober', bar: 'Oachl-Ober', en: 'Eichel-Ober' } as const;

describe.each(LANGUAGES)('cards and games in %s', (language) => {
  it.each(['must-play-called', 'keep-called', 'lead-called', 'bid-no-suit', 'bid-own-sau', 'muss-call-sau'] as const)(
    '%s names the called Sau',
    (code) => {
      expect(reasonText(EXAMPLES[code], language).toLowerCase()).toContain(GRAS_SAU_NAME[language].toLowerCase());
    },
  );

  it.each(['not-your-card', 'card-played-before', 'must-beat'] as const)('%s names the card', (code) => {
    expect(reasonText(EXAMPLES[code], language)).toContain(EICHEL_OBER_NAME[language]);
  });

  it.each(['bid-minimum', 'bid-lower', 'bid-below-named', 'bid-other-than-named', 'bid-name-first'] as const)(
    '%s names the rank',
    (code) => {
      expect(reasonText(EXAMPLES[code], language)).toContain('Wenz');
    },
  );

  it.each(['bid-game-off', 'bid-tout-off'] as const)('%s names the game', (code) => {
    expect(reasonText(EXAMPLES[code], language)).toMatch(/Geier|Geia/);
  });
});

describe('the core list of ux.md 6.16', () => {
  it('reads as players say it', () => {
    expect(reasonText({ code: 'follow-suit', suit: 'G' }, 'de')).toBe('Gras liegt: Du musst Gras zugeben.');
    expect(reasonText({ code: 'follow-suit', suit: 'S' }, 'bar')).toBe('Schelln liegt: Schelln muasst zuagem.');
    expect(reasonText({ code: 'follow-trump' }, 'en')).toBe('Trump was led: you must play a trump.');
    expect(reasonText(EXAMPLES['must-play-called'], 'de')).toBe('Du bist gesucht: Die Gras-Sau muss jetzt fallen.');
    expect(reasonText(EXAMPLES['must-play-called'], 'bar')).toBe('Gsuacht bist: D’Blaue muass jetzt foin.');
    expect(reasonText(EXAMPLES['lead-called'], 'de')).toBe(
      'Von Gras darfst du nur die Gras-Sau ausspielen; davonlaufen geht ab 4 Gras-Karten.',
    );
    expect(reasonText({ code: 'bid-no-suit', suit: 'E' }, 'de')).toBe(
      'Die Eichel-Sau kannst du nicht rufen: Du hast keine Eichel; Ober und Unter zählen nicht.',
    );
    expect(reasonText(EXAMPLES['stoss-late'], 'de')).toBe('Zu spät: Das ging hier nur vor deiner ersten Karte.');
    expect(reasonText(EXAMPLES['not-your-card'], 'de')).toBe('Den Eichel-Ober hast du nicht auf der Hand.');
  });

  it('the called card of a Renonce can be a Zehn (B54)', () => {
    const reason = { code: 'must-play-called', card: cardOf('S', 'Z') } as const;
    expect(reasonText(reason, 'de')).toContain('Die Schellen-Zehn');
    expect(reasonText(reason, 'bar')).toContain('Da Schelln-Zehna');
  });
});
