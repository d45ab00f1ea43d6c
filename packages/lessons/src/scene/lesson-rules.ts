import { readHouseRules } from '@stammtisch/rules';
import type { HouseRules, HouseRuleSet } from '@stammtisch/rules';

/** The rules from which lessons start: those of the Schafkopfschule. */
export const LESSON_PRESET = 'schafkopfschule';

/** A quiet table: nobody cuts, one word is enough to play, only the three games of the course, no Stoß unless a lesson is about it. */
const QUIET: HouseRuleSet = {
  'bidding.mode': 'table',
  'dealing.cutMaxTimes': 0,
  'games.farbwenz': false,
  'stoss.enabled': false,
};

/** What the house rules of a scene say differently from the preset. */
export function lessonRuleSet(more: HouseRuleSet = {}): HouseRuleSet {
  return { ...QUIET, ...more };
}

/** The house rules of a scene. Throws if they are not valid: scenes are part of the program. */
export function lessonRules(more: HouseRuleSet = {}): HouseRules {
  const rules = readHouseRules({ preset: LESSON_PRESET, set: lessonRuleSet(more) });
  if (!rules.ok) throw new Error(`house rules of a lesson: ${rules.reason.code}`);
  return rules.value;
}
