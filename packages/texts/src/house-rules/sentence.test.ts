import { OPTION_NAMES, PRESETS, hasEffect, optionOf, readHouseRules } from '@stammtisch/rules';
import type { HouseRuleSet, HouseRules, OptionName, PresetName } from '@stammtisch/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, houseRules, valueOf } from '../../../rules/test/house-rules-arbitrary.ts';
import { houseRulesSentence } from './sentence.ts';

function sentence(preset: PresetName, set: HouseRuleSet, language: 'de' | 'en' = 'de'): string {
  const read = readHouseRules({ preset, set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return houseRulesSentence(read.value, language);
}

/** Prices as amounts: whether somebody wrote `solo` or the same number does not matter to the table. */
function meaning(rules: HouseRules, option: OptionName): unknown {
  const value = rules[option];
  if (value === 'solo' && option.startsWith('tariff.')) return rules['tariff.solo'];
  if (value === 'rufspiel' && (option === 'tariff.ramsch' || option === 'stock.contribution')) {
    return rules['tariff.rufspiel'];
  }
  return value;
}

function matters(before: HouseRules, after: HouseRules): boolean {
  return OPTION_NAMES.some(
    (option) =>
      hasEffect(before, option) &&
      hasEffect(after, option) &&
      JSON.stringify(meaning(before, option)) !== JSON.stringify(meaning(after, option)),
  );
}

describe('the sentence of the house rules', () => {
  it('tells the Schafkopfschule', () => {
    expect(houseRulesSentence(PRESETS.schafkopfschule, 'de')).toBe(
      'Lange Karte, Rufspiel, Farbwenz, Wenz, Solo. Alle weiter: zusammenwerfen. Tarif: Rufspiel 0,10 €, Solospiele 0,50 €, ' +
        'Schneider, Schwarz und Laufende je 0,10 €; Laufende ab 3, bei Wenz ab 2. Tout bei Solo, Wenz und Farbwenz. ' +
        'Kein Klopfen, Stoß und Retour, der Stoß bis zur zweiten Karte. Ansage: wie in der Schafkopfschule.',
    );
    expect(houseRulesSentence(PRESETS.schafkopfschule, 'en')).toBe(
      'Long deck, Rufspiel, Farbwenz, Wenz, Solo. All pass: throw in. Tariff: Rufspiel €0.10, solo games €0.50, ' +
        'Schneider, Schwarz and Laufende each €0.10; Laufende from 3 on, in Wenz from 2 on. Tout in Solo, Wenz and Farbwenz. ' +
        'No Klopfen (knocking), Stoß and Retour, the Stoß before the second card. Bidding: as in the Schafkopfschule.',
    );
  });

  it('tells the Wirtshaus with its Stock', () => {
    expect(houseRulesSentence(PRESETS.wirtshaus, 'de')).toBe(
      'Lange Karte, Rufspiel, Farbwenz, Geier, Wenz, Solo. Alle weiter: Stock (Einlage 0,10 €). Tarif: Rufspiel 0,10 €, ' +
        'Solospiele 0,50 €, Schneider, Schwarz und Laufende je 0,10 €; Laufende ab 3, bei Wenz und Geier ab 2. ' +
        'Tout bei Solo, Wenz, Farbwenz und Geier. Mit Klopfen, Stoß und Retour, der Stoß bis zur zweiten Karte. ' +
        'Ansage: wie am Wirtshaustisch. Außerdem: Gleicher Rang: Solo = Wenz = Geier = Farbwenz; ' +
        'Gegenpartei Schneider: bis 30 Augen; Stock bei verlorenem Spiel: bleibt gleich.',
    );
  });

  it('tells the Ramsch of the online preset', () => {
    const online = houseRulesSentence(PRESETS.sauspiel, 'de');
    expect(online).toContain('Alle weiter: Ramsch.');
    expect(online).toContain('Ramsch 0,20 €');
    expect(online).toContain('Jungfrau: verdoppelt für alle; Durchmarsch: ab 91 Augen.');
  });

  it('tells the Turnier in points', () => {
    const turnier = houseRulesSentence(PRESETS.turnier, 'de');
    expect(turnier).toContain('Alle weiter: der Alte muss.');
    expect(turnier).toContain('Rufspiel 1 Punkt, Solospiele 2 Punkte');
    expect(turnier).toContain('Kein Klopfen, kein Stoß (Kontra).');
    expect(turnier).toContain('Außerdem: Geben: viermal zwei.');
  });

  it('is German for Boarisch', () => {
    for (const rules of Object.values(PRESETS)) {
      expect(houseRulesSentence(rules, 'bar')).toBe(houseRulesSentence(rules, 'de'));
    }
  });

  it('tells what is not as usual', () => {
    expect(sentence('wirtshaus', { deck: 24 })).toMatch(/^Kurze Karte, Rufspiel/);
    expect(sentence('wirtshaus', { 'games.sie': false })).toContain('Solo, ohne Sie.');
    expect(sentence('wirtshaus', { 'tout.allowedGames': [] })).toContain('Kein Tout.');
    expect(sentence('wirtshaus', { 'davonlaufen.enabled': false })).toContain('; kein Davonlaufen;');
    expect(sentence('wirtshaus', { 'tariff.wenz': 40 })).toContain('Solospiele 0,50 €, Wenz 0,40 €');
    expect(sentence('wirtshaus', { 'stoss.maxSteps': 4 })).toContain('Stoß, Retour, Sub und Resub');
    expect(sentence('schafkopfschule', { 'allPass.action': 'doubleNext' })).toContain(
      'Alle weiter: das nächste Spiel doppelt, höchstens vierfach.',
    );
    expect(sentence('sauspiel', { 'stock.enabled': true })).toContain(
      'Alle weiter: Ramsch, dazu ein Stock (Einlage 0,20 €).',
    );
    expect(sentence('schafkopfschule', { 'stock.enabled': true })).toContain('Grenze für den Stock je Spiel: 10,00 €');
    expect(sentence('schafkopfschule', { 'stock.enabled': true, 'stock.capPerGame': 0 })).not.toContain('Grenze');
    expect(sentence('schafkopfschule', { 'laufende.min.geier': 3, 'games.geier': true })).toContain(
      'ab 3, bei Wenz ab 2',
    );
    expect(sentence('schafkopfschule', { 'laufende.enabled': false })).toContain('Laufende nur im Preis des Sie.');
    expect(sentence('schafkopfschule', { 'laufende.enabled': false, 'games.sie': false })).toContain(
      '; keine Laufenden.',
    );
    expect(sentence('schafkopfschule', { 'tariff.schwarz': 20 })).toContain(
      'Schneider und Laufende je 0,10 €, Schwarz 0,20 €',
    );
    expect(sentence('schafkopfschule', { 'bidding.rankOrder': ['wenz', 'solo', 'farbwenz', 'rufspiel'] })).toContain(
      'Außerdem: Mindestspiele: Rufspiel, Farbwenz, Solo, Wenz; Rang der Spiele: Wenz, Solo, Farbwenz, Rufspiel.',
    );
  });

  it('leaves out what cannot matter', () => {
    const usual = houseRulesSentence(PRESETS.schafkopfschule, 'de');
    expect(sentence('schafkopfschule', { 'klopfen.maxKnocks': 2 })).toBe(usual);
    expect(sentence('schafkopfschule', { 'ramsch.tie': 'allTiedPay' })).toBe(usual);
    expect(sentence('schafkopfschule', { 'tariff.geier': 70 })).toBe(usual);
    expect(sentence('schafkopfschule', { 'tariff.wenz': 50 })).toBe(usual);
  });

  it('names the price of a Solo where only the Sie needs it', () => {
    const set: HouseRuleSet = { 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false };
    expect(sentence('schafkopfschule', set)).toContain('Rufspiel 0,10 €, Solo 0,50 €,');
    expect(sentence('schafkopfschule', { ...set, 'games.sie': false })).toContain('Rufspiel 0,10 €, Schneider');
  });

  it.each(['de', 'en'] as const)('changes whenever an option changes that matters (%s)', (language) => {
    fc.assert(
      fc.property(
        houseRules,
        fc.constantFrom(...OPTION_NAMES).chain((name) => valueOf(optionOf(name)).map((value) => ({ [name]: value }))),
        (before, set) => {
          const after = changed(before, set);
          fc.pre(after !== null && matters(before, after));
          expect(houseRulesSentence(after, language)).not.toBe(houseRulesSentence(before, language));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('any two rules that differ in something that matters read differently', () => {
    fc.assert(
      fc.property(houseRules, houseRules, (one, other) => {
        fc.pre(matters(one, other));
        expect(houseRulesSentence(one, 'de')).not.toBe(houseRulesSentence(other, 'de'));
      }),
    );
  });

  it('is made of whole sentences', () => {
    fc.assert(
      fc.property(houseRules, fc.constantFrom('de', 'bar', 'en'), (rules, language) => {
        const text = houseRulesSentence(rules, language);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z]\.[a-zA-Z]| {2}|: [.;]|, [.,;]/);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
      }),
    );
  });
});
