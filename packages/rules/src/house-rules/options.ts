import { ALL_PASS_OPTIONS } from './all-pass-options.ts';
import { BIDDING_OPTIONS } from './bidding-options.ts';
import { DEALING_OPTIONS } from './dealing-options.ts';
import { GAME_OPTIONS } from './game-options.ts';
import type { Option } from './option.ts';
import { SCORING_OPTIONS } from './scoring-options.ts';
import { STOSS_OPTIONS } from './stoss-options.ts';

/** Every option of the house rules by name, in the order of part C. Types, bounds, defaults and the editor come from this table. */
export const OPTIONS = {
  ...DEALING_OPTIONS,
  ...BIDDING_OPTIONS,
  ...GAME_OPTIONS,
  ...STOSS_OPTIONS,
  ...SCORING_OPTIONS,
  ...ALL_PASS_OPTIONS,
} as const;

export type OptionName = keyof typeof OPTIONS;

/** All option names, in the order of part C. */
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** The description of an option. */
export function optionOf(name: OptionName): Option {
  return OPTIONS[name];
}

/** Whether a text is the name of an option; words like `constructor` are not. */
export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}
