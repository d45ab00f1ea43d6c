import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { OptionName } from '@stammtisch/rules';
import { optionText } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useEditor } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { controlIds, ControlLabel, type ControlProps } from './control.tsx';
import styles from './control.module.css';

/** One of a few values, each with what it means. */
export function ChoiceControl({ name }: ControlProps) {
  const { shown } = useEditor();
  const { values } = optionText(name, useLanguage());
  return (
    <RadioGroup name={name}>
      {(group) =>
        values.map(({ value, label, explanation }) => (
          <RadioCard
            key={String(value)}
            group={group}
            label={label}
            hint={explanation}
            checked={shown[name] === value}
            onChoose={() => changeRules({ [name]: value }, name)}
          />
        ))
      }
    </RadioGroup>
  );
}

interface RadioGroupProps {
  readonly name: OptionName;
  /** Two short choices beside each other. */
  readonly isShort?: boolean;
  readonly children: (group: string) => ComponentChildren;
}

/** The choices of an option under its name. */
export function RadioGroup({ name, isShort = false, children }: RadioGroupProps) {
  const ids = controlIds(name);
  return (
    <div className={styles['stacked']}>
      <ControlLabel name={name} />
      <div
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-describedby={ids.hint}
        className={styles[isShort ? 'short' : 'radios']}
      >
        {children(useId())}
      </div>
    </div>
  );
}

export interface RadioCardProps {
  readonly group: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One choice: its name in bold, what it means below. */
export function RadioCard({ group, label, hint, checked, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <label className={styles['radio']}>
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}label`}
        aria-describedby={hint === '' ? undefined : `${id}hint`}
      />
      <span>
        <b id={`${id}label`}>{label}</b>
        {hint !== '' && <small id={`${id}hint`}>{hint}</small>}
      </span>
    </label>
  );
}
