import { useMemo } from 'preact/hooks';
import { PRESETS, PRESET_NAMES, readHouseRules } from '@stammtisch/rules';
import type { HouseRules, HouseRuleSet, PresetName } from '@stammtisch/rules';
import { presetText } from '@stammtisch/texts';
import { createStore } from 'zustand/vanilla';
import { appStore } from '../app-store.ts';
import { houseRulesStore } from '../house-rules/house-rules-store.ts';
import { smallestSet } from '../house-rules/draft.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useStore } from '../ui/use-store.ts';
import { useWords } from './use-words.ts';

/** House rules that the book can be read by and a bill can be made by. */
export interface RulesChoice {
  /** `table`, `draft`, `link`, a preset, or `round-` and the id of a saved round. */
  readonly id: string;
  readonly label: string;
  readonly preset: PresetName;
  readonly set: HouseRuleSet;
}

export interface ChosenRules {
  readonly rules: HouseRules;
  readonly choice: RulesChoice;
  readonly choices: readonly RulesChoice[];
}

interface Chosen {
  /** What was picked by hand, or `null`. */
  readonly id: string | null;
  /** Rules that came with a link. */
  readonly linked: RulesChoice | null;
}

/** Shared by rule book and calculator: whoever looks something up reckons by the same rules. */
const chosenStore = createStore<Chosen>(() => ({ id: null, linked: null }));

/** Reads by other rules from now on. */
export function chooseRules(id: string): void {
  chosenStore.setState({ id });
}

/** Takes rules that came with a link. */
export function linkRules(linked: Omit<RulesChoice, 'id'>): void {
  chosenStore.setState({ id: 'link', linked: { ...linked, id: 'link' } });
}

/** The rules in force: those picked by hand, otherwise those of the running table, otherwise those chosen for the next one. */
export function useChosenRules(): ChosenRules {
  const choices = useChoices();
  const { id: picked, linked } = useStore(chosenStore);
  const isPicked = (choice: RulesChoice): boolean =>
    picked === 'link' && linked !== null ? isSame(choice, linked) : choice.id === picked;
  const choice = choices.find(isPicked) ?? choices[0] ?? FALLBACK;
  return useMemo(() => ({ rules: rulesOf(choice), choice, choices }), [choice, choices]);
}

const FALLBACK: RulesChoice = { id: 'schafkopfschule', label: '', preset: 'schafkopfschule', set: {} };

/** Whether two choices are the same rules, whatever they are called. */
function isSame(a: Pick<RulesChoice, 'preset' | 'set'>, b: Pick<RulesChoice, 'preset' | 'set'>): boolean {
  return JSON.stringify(rulesOf(a)) === JSON.stringify(rulesOf(b));
}

function rulesOf({ preset, set }: Pick<RulesChoice, 'preset' | 'set'>): HouseRules {
  const rules = readHouseRules({ preset, set });
  return rules.ok ? rules.value : PRESETS[preset];
}

/** The one that counts by default comes first. */
function useChoices(): readonly RulesChoice[] {
  const t = useWords();
  const language = useLanguage();
  const open = useStore(appStore, (state) => state.open);
  const linked = useStore(chosenStore, (chosen) => chosen.linked);
  const { draft, rounds, round } = useStore(houseRulesStore);
  return useMemo(() => {
    const table: readonly RulesChoice[] =
      open === null ? [] : [{ id: 'table', label: t.ownTable, preset: open.rules.preset, set: open.rules.set }];
    const set = smallestSet(draft);
    const own: readonly RulesChoice[] =
      round === null && Object.keys(set).length > 0
        ? [{ id: 'draft', label: t.chosen, preset: draft.preset, set }]
        : [];
    const saved = rounds.map((one) => ({ ...one, id: `round-${one.id}`, label: one.name }));
    const presets = PRESET_NAMES.map((name) => ({
      id: name,
      label: presetText(name, language).label,
      preset: name,
      set: {},
    }));
    const chosenRound = saved.filter(({ id }) => id === `round-${round}`);
    const chosenPreset = presets.filter(({ id }) => round === null && id === draft.preset);
    const known = [...table, ...own, ...saved, ...presets];
    // A link often holds rules that have a name here already.
    const fresh = linked === null || known.some((choice) => isSame(choice, linked)) ? [] : [linked];
    const all = [...table, ...fresh, ...own, ...chosenRound, ...chosenPreset, ...saved, ...presets];
    return all.filter((choice, index) => all.findIndex(({ id }) => id === choice.id) === index);
  }, [t, language, open, linked, draft, rounds, round]);
}
