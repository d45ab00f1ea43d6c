import type { ReasonCode } from '@stammtisch/rules';

/** The rule of the rule book that forbids a card, as far as one does. */
const RULES: Readonly<Partial<Record<ReasonCode, string>>> = {
  'follow-suit': 'R71',
  'follow-trump': 'R71',
  'card-played-before': 'R75',
  'must-play-called': 'R76',
  'keep-called': 'R77',
  'lead-called': 'R80',
  'must-beat': 'B46',
};

/** The place of the rule book that says more about a refused card; `null` if it is not a matter of rules. */
export function ruleOfReason(code: ReasonCode): string | null {
  return RULES[code] ?? null;
}
