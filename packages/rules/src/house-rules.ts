import type { ValueOf } from './house-rules/option.ts';
import type { OPTIONS, OptionName } from './house-rules/options.ts';

/**
 * The rules of one table: one flat object with every option of `rules.md` part C under its own name, all of them always there and
 * free of contradictions (C.8). Made by `readHouseRules` or taken from `PRESETS`, never by hand.
 *
 * Prices are integers in the unit of `scoring.currency`. Lists hold only games that are played.
 *
 * @example rules['laufende.min.wenz'] // 2
 * @example rules['tariff.wenz'] // a number, or 'solo': as much as a Solo
 */
export type HouseRules = { readonly [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> };

/** A value that some option takes. */
export type OptionValue = HouseRules[OptionName];

/** Some of the options: the differences from a preset, as a record writes them under `set`. */
export type HouseRuleSet = Partial<HouseRules>;
