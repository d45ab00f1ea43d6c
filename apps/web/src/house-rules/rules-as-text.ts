import { hasEffect, OPTION_GROUPS } from '@stammtisch/rules';
import type { HouseRules, OptionGroup, OptionName } from '@stammtisch/rules';
import { houseRulesSentence, optionText, optionValueText } from '@stammtisch/texts';
import { optionsOf } from './draft.ts';
import type { Words } from './use-words.ts';
import { capitalised } from './way-text.ts';

/** A rule in words: its name and what is set. What is on or off is a phrase that stands alone and needs no name. */
export interface RuleLine {
  readonly option: OptionName;
  readonly label: string | null;
  readonly value: string;
}

/** All rules of a fold that matter, in words. */
export function ruleLines(rules: HouseRules, group: OptionGroup, language: 'de' | 'en'): readonly RuleLine[] {
  return optionsOf(group)
    .filter((option) => hasEffect(rules, option))
    .map((option) => {
      const value = optionValueText(option, rules[option], rules['scoring.currency'], language);
      return typeof rules[option] === 'boolean'
        ? { option, label: null, value: capitalised(value) }
        : { option, label: optionText(option, language).label, value };
    });
}

/** All rules as plain text, to be sent or printed by whatever. */
export function rulesAsText(title: string, rules: HouseRules, words: Words, language: 'de' | 'en'): string {
  const groups = OPTION_GROUPS.map((group) =>
    [
      words.groups[group][0],
      ...ruleLines(rules, group, language).map(({ label, value }) =>
        label === null ? `- ${value}` : `- ${label}: ${value}`,
      ),
    ].join('\n'),
  );
  return [title, houseRulesSentence(rules, language), ...groups, ''].join('\n\n');
}
