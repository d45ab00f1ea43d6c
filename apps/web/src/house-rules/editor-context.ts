import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { differencesFrom } from '@stammtisch/rules';
import type { HouseRuleDifference, OptionName, OptionValue } from '@stammtisch/rules';
import { optionText, optionValueText, presetText } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useStore } from '../ui/use-store.ts';
import { viewDraft, type Draft, type DraftView } from './draft.ts';
import { houseRulesStore } from './house-rules-store.ts';

/** What all parts of the editor look at. */
export interface Editor extends DraftView {
  readonly draft: Draft;
  readonly differences: readonly HouseRuleDifference[];
}

export const EditorContext = createContext<Editor | null>(null);

/** The house rules that are chosen now, looked at once for all parts of a page. */
export function useChosenRules(): Editor {
  const draft = useStore(houseRulesStore, (state) => state.draft);
  return useMemo(() => {
    const view = viewDraft(draft);
    return { ...view, draft, differences: differencesFrom(view.rules, draft.preset) };
  }, [draft]);
}

/** The editor around a component. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('Outside of the editor.');
  return editor;
}

/** The place where an option is explained and changed; the ties are part of the order of rank. */
export function rowOf(option: OptionName): OptionName {
  return option === 'bidding.rankTies' ? 'bidding.rankOrder' : option;
}

/** Words for options and values under the rules of the editor. */
export interface OptionWords {
  readonly label: (option: OptionName) => string;
  /** A value as it stands after the label. */
  readonly value: (option: OptionName, value: OptionValue) => string;
  /** An option with a value as a phrase that stands alone. */
  readonly phrase: (option: OptionName, value: OptionValue) => string;
  readonly preset: string;
}

export function useOptionWords(): OptionWords {
  const { shown, draft } = useEditor();
  const language = useLanguage();
  const label = (option: OptionName): string => optionText(option, language).label;
  const value = (option: OptionName, of: OptionValue): string =>
    optionValueText(option, of, shown['scoring.currency'], language);
  return {
    label,
    value,
    phrase: (option, of) => (typeof of === 'boolean' ? value(option, of) : `${label(option)}: ${value(option, of)}`),
    preset: presetText(draft.preset, language).label,
  };
}
