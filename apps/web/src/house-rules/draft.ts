import { OPTION_NAMES, optionOf, PRESETS, readHouseRules, writeHouseRules } from '@stammtisch/rules';
import type { Conflict, HouseRules, HouseRuleSet, OptionGroup, OptionName, PresetName } from '@stammtisch/rules';

/** House rules while somebody changes them: they may contradict each other for a moment. */
export interface Draft {
  readonly preset: PresetName;
  /** What was chosen. */
  readonly set: HouseRuleSet;
  /** What was chosen as far as it goes together; play uses these. */
  readonly valid: HouseRuleSet;
  /** What was changed last: a contradiction is explained there. */
  readonly touched: OptionName | null;
}

/** A draft looked at. */
export interface DraftView {
  /** The rules that a table would be played by now. */
  readonly rules: HouseRules;
  /** What the controls show: the same, with what does not go together laid over. */
  readonly shown: HouseRules;
  readonly conflict: Conflict | null;
}

/** A preset with nothing changed, or with valid changes. */
export function draftOf(preset: PresetName, set: HouseRuleSet = {}): Draft {
  return { preset, set, valid: set, touched: null };
}

/** What a draft amounts to. */
export function viewDraft({ preset, set, valid }: Draft): DraftView {
  const read = readHouseRules({ preset, set });
  if (read.ok) return { rules: read.value, shown: read.value, conflict: null };
  const rules = rulesOrPreset(preset, valid);
  const conflict = read.reason.code === 'rule-conflict' ? read.reason : null;
  return { rules, shown: { ...rules, ...set }, conflict };
}

function rulesOrPreset(preset: PresetName, set: HouseRuleSet): HouseRules {
  const read = readHouseRules({ preset, set });
  return read.ok ? read.value : PRESETS[preset];
}

/** Chooses values. What would follow anyway is not kept as a choice, so that it can follow something else later. */
export function change(draft: Draft, values: HouseRuleSet, touched: OptionName | null): Draft {
  const { preset } = draft;
  const names = OPTION_NAMES.filter((name) => name in values);
  const set = withoutNeedless(preset, { ...draft.set, ...values }, names);
  if (readHouseRules({ preset, set }).ok) return { preset, set, valid: set, touched };
  const valid = withoutNeedless(preset, { ...draft.valid, ...values }, names);
  return { preset, set, valid: readHouseRules({ preset, set: valid }).ok ? valid : draft.valid, touched };
}

function withoutNeedless(preset: PresetName, set: HouseRuleSet, names: readonly OptionName[]): HouseRuleSet {
  return names.reduce<HouseRuleSet>((kept, name) => {
    const fewer = omit(kept, [name]);
    return isSame({ preset, set: fewer }, { preset, set: kept }) ? fewer : kept;
  }, set);
}

/** Whether two sets of written house rules are valid and mean the same. */
export function isSame(a: WrittenRules, b: WrittenRules): boolean {
  const [one, other] = [readHouseRules(a), readHouseRules(b)];
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}

interface WrittenRules {
  readonly preset: PresetName;
  readonly set?: HouseRuleSet;
}

function omit(set: HouseRuleSet, names: readonly OptionName[]): HouseRuleSet {
  return Object.fromEntries(Object.entries(set).filter(([name]) => !names.some((one) => one === name)));
}

/** As few options as possible that say what would be played. */
export function smallestSet(draft: Draft): HouseRuleSet {
  return writeHouseRules(viewDraft(draft).rules, draft.preset).set ?? {};
}

/** Gives options back to the preset. */
export function reset(draft: Draft, names: readonly OptionName[]): Draft {
  const { preset } = draft;
  const base = viewDraft(draft).conflict === null ? smallestSet(draft) : draft.set;
  const set = omit(base, names);
  const valid = readHouseRules({ preset, set }).ok ? set : draft.valid;
  return { preset, set, valid, touched: names[0] ?? null };
}

/** The options of a fold, those first that the others depend on. */
export function optionsOf(group: OptionGroup): readonly OptionName[] {
  const names = OPTION_NAMES.filter((name) => optionOf(name).group === group);
  if (group === 'laufende') return names.toSorted((a, b) => laufendePlace(a) - laufendePlace(b));
  return [...names.filter((name) => LEADING.has(name)), ...names.filter((name) => !LEADING.has(name))];
}

const LEADING: ReadonlySet<OptionName> = new Set<OptionName>([
  'allPass.action',
  'dealing.cutMaxTimes',
  'dealing.packets',
  'deck',
  'tout.allowedGames',
]);

/** Minimum and maximum of one game stand together. */
function laufendePlace(name: OptionName): number {
  const game = ['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier'].findIndex((one) =>
    name.endsWith(`.${one}`),
  );
  return game * 2 + (name.startsWith('laufende.max.') ? 1 : 0);
}
