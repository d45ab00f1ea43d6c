import { OPTION_GROUPS, OPTION_NAMES, PRESETS, hasEffect } from '@stammtisch/rules';
import { houseRulesSentence } from '@stammtisch/texts';
import { expect, test } from 'vitest';
import { ruleLines, rulesAsText } from './rules-as-text.ts';
import { wordsDe } from './words-de.ts';

test('every rule that matters is a line, and no other', () => {
  const lines = OPTION_GROUPS.flatMap((group) => ruleLines(PRESETS.wirtshaus, group, 'de'));
  const expected = OPTION_NAMES.filter((option) => hasEffect(PRESETS.wirtshaus, option));
  expect(lines.map(({ option }) => option).toSorted()).toEqual(expected.toSorted());
});

test('the text has title, sentence and all folds', () => {
  const text = rulesAsText('Hausregeln: Donnerstag', PRESETS.turnier, wordsDe, 'de');
  expect(text).toContain(
    `Hausregeln: Donnerstag\n\n${houseRulesSentence(PRESETS.turnier, 'de')}\n\nSpiele\n- Mit Rufspiel\n`,
  );
  expect(text).toContain('\n\nTarif\n- Gerechnet wird: in Punkten\n- Preis Rufspiel: 1 Punkt\n');
});
