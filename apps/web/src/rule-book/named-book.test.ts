import { LESSONS, partsOf, SKIP_TEST } from '@stammtisch/lessons';
import { plainText } from '@stammtisch/rule-book';
import { PRESETS } from '@stammtisch/rules';
import { withCardNames } from '@stammtisch/texts';
import { afterEach, describe, expect, test } from 'vitest';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import { namedBook } from './named-book.ts';

/** What would be wrong German: an Ass is neuter, a Dame is feminine, a Bube is masculine. */
const WRONG = new RegExp(
  [
    String.raw`\b(die|der|eine|einer|keine|keiner|jede|jeder|welche|diese|dieser|die gerufene|der gerufenen) (\p{L}+-)?Ass\b`,
    String.raw`\b(den|dem|ein|einen|einem|kein|keinen) \p{L}+-Dame\b`,
    String.raw`\b(die|das|eine) \p{L}+-Bube\b`,
  ].join('|'),
  'iu',
);

/** Every German text somewhere in a value. */
function germanIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'de' in value && typeof value.de === 'string' ? [value.de] : [];
  return [...own, ...Object.values(value).flatMap(germanIn)];
}

const before = settingsStore.getState();
afterEach(() => changeSettings(before));

describe('with French signs', () => {
  test('the rule book speaks of the cards that are seen, in good German', () => {
    changeSettings({ face: 'french' });
    const texts = Object.values(PRESETS).flatMap((rules) => {
      const { chapters, disputes, odds } = namedBook(rules, 'de');
      const paragraphs = [...chapters.flatMap((chapter) => chapter.paragraphs), ...odds];
      return [
        ...paragraphs.flatMap(({ text, table, figures }) => [[text], table, figures.map(({ label }) => label)].flat()),
        ...disputes.flatMap(({ question, verdict, answer }) => [question, verdict, answer]),
      ].map(plainText);
    });
    expect(texts).toContain('Kann man das Herz-Ass rufen?');
    expect(texts.filter((text) => /\bSau\b|\bGras\b|\bSchellen\b|\bEichel\b/u.test(text))).toEqual([]);
    expect(texts.filter((text) => WRONG.test(text))).toEqual([]);
  });

  test('so do the lessons', () => {
    const naming = { sau: 'sau', gras: 'gras', schellen: 'schellen', face: 'french' } as const;
    const texts = germanIn([LESSONS, SKIP_TEST]).map((text) =>
      partsOf(withCardNames(text, naming, 'de'))
        .map((part) => part.text)
        .join(''),
    );
    expect(texts).toContain('Wer das gerufene Ass hat, spielt mit dir. Was könntest du rufen?');
    expect(texts.filter((text) => /\bSau\b/u.test(text))).toEqual([]);
    expect(texts.filter((text) => WRONG.test(text))).toEqual([]);
  });
});

test('nothing is renamed where the cards have their usual names', () => {
  const [chapter] = namedBook(PRESETS.wirtshaus, 'de').chapters;
  expect(chapter?.paragraphs.map(({ text }) => plainText(text)).join(' ')).toContain('Eichel, Gras, Herz und Schellen');
});
