import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWords } from './use-words.ts';
import styles from './controls.module.css';

export interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly onChange: (value: Value) => void;
  readonly children?: ComponentChildren;
}

/** One of a few, side by side. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, value, options, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className={styles['field']}>
      <legend>{legend}</legend>
      <div className={styles['chips']}>
        {options.map((option) => (
          <label key={option.value} className={styles['chip']}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

export interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly text?: string;
  readonly onChange: (value: number) => void;
  readonly children?: ComponentChildren;
}

/** A small number between two buttons. */
export function Count({ label, value, min = 0, max, text = String(value), onChange, children }: CountProps) {
  const t = useWords();
  const id = useId();
  const set = (next: number): void => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <div className={styles['field']}>
      <div className={styles['row']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        <div className={styles['stepper']} role="group" aria-labelledby={id}>
          <button type="button" aria-label={t.less(label)} aria-disabled={value <= min} onClick={() => set(value - 1)}>
            −
          </button>
          <output aria-live="polite">{text}</output>
          <button type="button" aria-label={t.more(label)} aria-disabled={value >= max} onClick={() => set(value + 1)}>
            +
          </button>
        </div>
      </div>
      {children}
    </div>
  );
}

export interface TickProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ComponentChildren;
}

/** Yes or no. */
export function Tick({ label, hint, checked, onChange, children }: TickProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <b>{label}</b>
          {hint !== undefined && <small id={id}>{hint}</small>}
        </span>
      </label>
      {children}
    </div>
  );
}

/** What is wrong or worth knowing about a field, next to it. */
export function Note({
  kind = 'info',
  children,
}: {
  readonly kind?: 'info' | 'problem';
  readonly children: ComponentChildren;
}) {
  return (
    <div role="status" className={styles['note']} data-kind={kind}>
      {children}
    </div>
  );
}
