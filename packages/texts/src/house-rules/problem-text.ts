import { assertNever } from '@stammtisch/rules';
import type { HouseRuleProblem, OptionName } from '@stammtisch/rules';
import type { Language } from '../language.ts';
import { oneOf, quoted } from '../list-words.ts';
import { optionText } from './option-text.ts';
import { conflictText } from './problem-conflict.ts';
import { expectationText } from './problem-expectation.ts';

interface ProblemWords {
  readonly notObject: (given: string) => string;
  readonly fieldUnknown: (field: string, expected: string) => string;
  readonly presetMissing: (expected: string) => string;
  readonly presetUnknown: (given: string, expected: string) => string;
  readonly setNotObject: (given: string) => string;
  readonly ruleUnknown: (option: string) => string;
  readonly meant: (option: string) => string;
  readonly value: (option: string, expected: string, given: string) => string;
  readonly conflict: (option: string, other: string, why: string) => string;
}

const WORDS: Readonly<Record<Language, ProblemWords>> = {
  de: {
    notObject: (given) => `Hausregeln sind ein Objekt wie {"preset":"wirtshaus"}, nicht ${given}.`,
    fieldUnknown: (field, expected) => `Hausregeln haben kein Feld ${field}, nur ${expected}.`,
    presetMissing: (expected) => `Den Hausregeln fehlt die Vorlage „preset“: ${expected}.`,
    presetUnknown: (given, expected) => `Die Vorlage ${given} gibt es nicht, nur ${expected}.`,
    setNotObject: (given) => `„set“ ist ein Objekt aus Regeln und Werten, nicht ${given}.`,
    ruleUnknown: (option) => `Die Regel ${option} gibt es nicht.`,
    meant: (option) => `Meintest du ${option}?`,
    value: (option, expected, given) => `Die Regel ${option} nimmt ${expected}, nicht ${given}.`,
    conflict: (option, other, why) => `${option} und ${other} passen nicht zusammen. ${why}`,
  },
  bar: {
    notObject: (given) => `Hausregln san a Objekt wia {"preset":"wirtshaus"}, ned ${given}.`,
    fieldUnknown: (field, expected) => `A Feid ${field} gibt's bei de Hausregln ned, bloß ${expected}.`,
    presetMissing: (expected) => `De Hausregln feid d' Vorlog „preset“: ${expected}.`,
    presetUnknown: (given, expected) => `D' Vorlog ${given} gibt's ned, bloß ${expected}.`,
    setNotObject: (given) => `„set“ is a Objekt aus Regln und Wertn, ned ${given}.`,
    ruleUnknown: (option) => `D' Regl ${option} gibt's ned.`,
    meant: (option) => `Host du ${option} gmoant?`,
    value: (option, expected, given) => `D' Regl ${option} nimmt ${expected}, ned ${given}.`,
    conflict: (option, other, why) => `${option} und ${other} bassn ned zam. ${why}`,
  },
  en: {
    notObject: (given) => `House rules are an object like {"preset":"wirtshaus"}, not ${given}.`,
    fieldUnknown: (field, expected) => `House rules have no field ${field}, only ${expected}.`,
    presetMissing: (expected) => `The house rules lack “preset”: ${expected}.`,
    presetUnknown: (given, expected) => `There is no preset ${given}, only ${expected}.`,
    setNotObject: (given) => `“set” is an object of rules and values, not ${given}.`,
    ruleUnknown: (option) => `There is no rule ${option}.`,
    meant: (option) => `Did you mean ${option}?`,
    value: (option, expected, given) => `The rule ${option} takes ${expected}, not ${given}.`,
    conflict: (option, other, why) => `${option} and ${other} do not go together. ${why}`,
  },
};

/** Why house rules were refused, as one or two sentences that name option, value and what is expected. */
export function houseRuleProblemText(problem: HouseRuleProblem, language: Language): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'rules-not-object':
      return words.notObject(problem.given);
    case 'rules-field-unknown':
      return words.fieldUnknown(quoted(problem.field, language), oneOf(written(problem.expected), language));
    case 'preset-missing':
      return words.presetMissing(oneOf(written(problem.expected), language));
    case 'preset-unknown':
      return words.presetUnknown(problem.given, oneOf(written(problem.expected), language));
    case 'set-not-object':
      return words.setNotObject(problem.given);
    case 'rule-unknown': {
      const unknown = words.ruleUnknown(quoted(problem.option, language));
      return problem.similar === null ? unknown : `${unknown} ${words.meant(named(problem.similar, language))}`;
    }
    case 'rule-value':
      return words.value(named(problem.option, language), expectationText(problem.expected, language), problem.given);
    case 'rule-conflict':
      return words.conflict(
        named(problem.option, language),
        named(problem.other, language),
        conflictText(problem, language),
      );
    default:
      return assertNever(problem);
  }
}

/** `„tariff.wenz“ (Preis Wenz)`. */
function named(option: OptionName, language: Language): string {
  return `${quoted(option, language)} (${optionText(option, language).label})`;
}

function written(values: readonly string[]): readonly string[] {
  return values.map((value) => JSON.stringify(value));
}
