import { useId } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, all of them in sight. */
export function Choice<Value extends string | number>({ label, values, value, text, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      <div className={styles['values']}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
