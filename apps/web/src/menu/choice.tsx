import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './choice.module.css';

export interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
  /** The value that is chosen for whoever does not choose, and the word for that. */
  readonly standard?: { readonly value: Value; readonly word: string };
  /** A picture of a value, beside its word. */
  readonly picture?: (value: Value) => ComponentChildren;
}

/** One of a few values, all of them in sight. */
export function Choice<Value extends string | number>({
  label,
  values,
  value,
  text,
  onChange,
  hint,
  standard,
  picture,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>
        {label} {hint !== undefined && <small>{hint}</small>}
      </legend>
      <div className={styles['values']}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {picture?.(one)}
            <span>
              {text(one)} {standard?.value === one && <small>{standard.word}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
