import type { OptionName } from '@stammtisch/rules';
import { optionText } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import styles from './control.module.css';

export interface ControlProps {
  readonly name: OptionName;
}

/** Ids of what names and explains the control of an option. */
export interface ControlIds {
  readonly label: string;
  readonly hint: string;
}

export function controlIds(name: OptionName): ControlIds {
  return { label: `rule-${name}-label`, hint: `rule-${name}-hint` };
}

/** Name and one line of explanation of an option. */
export function ControlLabel({ name }: ControlProps) {
  const { label, explanation } = optionText(name, useLanguage());
  const ids = controlIds(name);
  return (
    <div className={styles['text']}>
      <p id={ids.label} className={styles['label']}>
        {label}
      </p>
      <p id={ids.hint} className={styles['hint']}>
        {explanation}
      </p>
    </div>
  );
}
