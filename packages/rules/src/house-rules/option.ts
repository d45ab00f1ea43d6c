/**
 * The eight folds in which house rules are shown and changed: Spiele, Alle weg, Klopfen/Kontra, Tarif, Laufende, Tout/Sie,
 * Geben/Ansagen, Hilfen.
 */
export const OPTION_GROUPS = [
  'games',
  'all-pass',
  'klopfen-stoss',
  'tariff',
  'laufende',
  'tout-sie',
  'dealing-bidding',
  'aids',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

interface OptionBase {
  readonly group: OptionGroup;
  /** The rule the option and its default come from, such as `B10` or `R16`. */
  readonly rule: string;
}

export interface BooleanOption extends OptionBase {
  readonly kind: 'boolean';
  readonly default: boolean;
}

/** One of a few values. */
export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  readonly default: string | number;
}

/** An integer from `min` to `max`, both included; anything else is refused, never clamped (B58). */
export interface IntegerOption extends OptionBase {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** An integer within bounds, or a word such as `solo`: the price of a Solo. */
export interface IntegerOrWordOption extends OptionBase {
  readonly kind: 'integer-or-word';
  readonly min: number;
  readonly max: number;
  readonly words: readonly string[];
  readonly default: string | number;
}

/** A list of games; each of `of` at most once, exactly `length` entries and repetitions allowed where `length` is given. */
export interface GamesOption extends OptionBase {
  readonly kind: 'games';
  readonly of: readonly string[];
  readonly length?: number;
  readonly default: readonly string[];
}

/** A list of groups of games; a group has at least two, and no game is in two groups. */
export interface GameGroupsOption extends OptionBase {
  readonly kind: 'game-groups';
  readonly of: readonly string[];
  readonly default: readonly (readonly string[])[];
}

/** One option of the house rules: what it may be, what it is if nobody says anything, and where it comes from. */
export type Option =
  BooleanOption | ChoiceOption | IntegerOption | IntegerOrWordOption | GamesOption | GameGroupsOption;

/** The type of the values that an option takes. */
export type ValueOf<O extends Option> = O extends BooleanOption
  ? boolean
  : O extends ChoiceOption
    ? O['values'][number]
    : O extends IntegerOrWordOption
      ? number | O['words'][number]
      : O extends IntegerOption
        ? number
        : O extends GamesOption
          ? readonly O['of'][number][]
          : O extends GameGroupsOption
            ? readonly (readonly O['of'][number][])[]
            : never;
