import type { ComponentChildren } from 'preact';
import { Choice } from '../menu/choice.tsx';
import { Switch } from '../menu/switch.tsx';
import { useStore } from '../ui/use-store.ts';
import { VALUES, type Settings } from './schema.ts';
import { changeSettings, settingsStore, standardSettings } from './settings.ts';
import { useWords } from './use-words.ts';
import type { SettingName } from './words.ts';

type Value = Settings[SettingName];

export interface SettingProps {
  readonly name: SettingName;
  /** Whether to say what holds for whoever does not choose. */
  readonly marked?: boolean;
  readonly picture?: (value: string | number) => ComponentChildren;
}

/** One setting: a switch, or one of a few values. */
export function Setting({ name, marked = false, picture }: SettingProps) {
  const words = useWords();
  const { label, hint, values } = words.settings[name];
  const value: Value = useStore(settingsStore, (settings) => settings[name]);
  const standard: Value = standardSettings()[name];
  if (typeof value === 'boolean') {
    const usual = words.isStandard(standard === true ? words.on : words.off);
    return (
      <Switch
        label={label}
        hint={hint ?? ''}
        on={value}
        onChange={(on) => change(name, on)}
        {...(marked && { standard: usual })}
      />
    );
  }
  return (
    <Choice
      label={label}
      values={VALUES[name] as readonly (string | number)[]}
      value={value}
      text={(one) => values?.[one] ?? String(one)}
      onChange={(one) => change(name, one)}
      {...(hint !== undefined && { hint })}
      {...(marked && typeof standard !== 'boolean' && { standard: { value: standard, word: words.standard } })}
      {...(picture !== undefined && { picture })}
    />
  );
}

/** The value comes from the list of its own setting. */
function change(name: SettingName, value: boolean | string | number): void {
  changeSettings({ [name]: value });
}
