import { isOptionName, isPresetName, optionOf, readHouseRules } from '@stammtisch/rules';
import type { HouseRuleProblem, HouseRules, HouseRuleSet, OptionValue, PresetName, Result } from '@stammtisch/rules';

/** House rules as they travel in a link. */
export interface SharedRules {
  readonly name: string;
  readonly preset: PresetName;
  readonly set: HouseRuleSet;
}

/** What a link turned out to hold. */
export interface ReceivedRules extends SharedRules {
  readonly rules: HouseRules;
}

/** Why a link holds no house rules. */
export type LinkProblem =
  | { readonly code: 'link-unknown' }
  | { readonly code: 'link-newer' }
  | { readonly code: 'link-damaged' }
  | { readonly code: 'link-rules'; readonly problem: HouseRuleProblem };

/** Layout of the fragment. It is the first key, and its value is the preset. */
const VERSION = '1';
const NAME = 'name';
const NOTHING = 'none';
const LONGEST_LINK = 8000;
export const LONGEST_NAME = 40;

/**
 * House rules as the fragment of an address, without `#`: readable, and only of characters that messengers leave alone. A fragment is
 * never sent to a server.
 *
 * @example fragmentOf({ name: '', preset: 'wirtshaus', set: { 'tariff.rufspiel': 20 } }) // '1=wirtshaus&tariff.rufspiel=20'
 */
export function fragmentOf({ name, preset, set }: SharedRules): string {
  const options = Object.entries(set).map(([option, value]) => `${option}=${valueText(value)}`);
  return [
    `${VERSION}=${preset}`,
    ...options,
    ...(cleanName(name) === '' ? [] : [`${NAME}=${strictly(cleanName(name))}`]),
  ].join('&');
}

/** `encodeURIComponent` leaves `'()*!` alone, which messengers cut off at the end of a link. */
function strictly(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function valueText(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'object') return String(value);
  if (value.length === 0) return NOTHING;
  return value
    .map((item) => (typeof item === 'string' ? item : item.join('.')))
    .join(typeof value[0] === 'string' ? '.' : '~');
}

/** Whether an address has a fragment that means to be house rules. */
export function isRulesFragment(fragment: string): boolean {
  return /^\d+=/.test(fragment);
}

/** Reads the fragment of a link of any origin, without `#`. Never throws; says what is wrong with it. */
export function readFragment(fragment: string): Result<ReceivedRules, LinkProblem> {
  if (fragment.length > LONGEST_LINK) return { ok: false, reason: { code: 'link-damaged' } };
  const [[version, preset] = ['', ''], ...fields] = [...new URLSearchParams(fragment)];
  if (!/^\d+$/.test(version)) return { ok: false, reason: { code: 'link-unknown' } };
  if (version !== VERSION) return { ok: false, reason: { code: 'link-newer' } };
  if (new Set(fields.map(([key]) => key)).size < fields.length) return { ok: false, reason: { code: 'link-damaged' } };
  const set = Object.fromEntries(
    fields.filter(([key]) => key !== NAME).map(([key, text]) => [key, valueOf(key, text)]),
  );
  const read = readHouseRules({ preset, set });
  if (!read.ok) return { ok: false, reason: { code: 'link-rules', problem: read.reason } };
  if (!isPresetName(preset)) return { ok: false, reason: { code: 'link-unknown' } };
  const name = cleanName(fields.find(([key]) => key === NAME)?.[1] ?? '');
  return { ok: true, value: { name, preset, set, rules: read.value } };
}

/** A name without line breaks, control signs and length. */
export function cleanName(name: string): string {
  const line = name.replaceAll(/(?:[\p{Cc}\p{Cs}\s]|(?!\u200D)\p{Cf})+/gu, ' ').trim();
  // A sign of two halves is not cut in two.
  return line
    .slice(0, LONGEST_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** A value of an option from its text; what is no such value stays text, and the rules say what is wrong with it. */
function valueOf(name: string, text: string): unknown {
  if (!isOptionName(name)) return text;
  const option = optionOf(name);
  switch (option.kind) {
    case 'boolean':
      return text === '1' ? true : text === '0' ? false : text;
    case 'choice':
      return option.values.find((value) => String(value) === text) ?? text;
    case 'integer':
    case 'integer-or-word':
      return /^\d{1,6}$/.test(text) ? Number(text) : text;
    case 'games':
      return text === NOTHING ? [] : text.split('.');
    case 'game-groups':
      return text === NOTHING ? [] : text.split('~').map((group) => group.split('.'));
  }
}
