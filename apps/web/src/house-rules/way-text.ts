import type { HouseRuleSet } from '@stammtisch/rules';
import type { WayOut } from './ways-out.ts';

/** The text with a capital at its beginning. */
export function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** What ways out choose, as a set of options. */
export function wayValues(ways: readonly WayOut[]): HouseRuleSet {
  return Object.fromEntries(ways.map(({ option, value }) => [option, value]));
}
