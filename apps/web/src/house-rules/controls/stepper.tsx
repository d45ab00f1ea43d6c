import type { OptionName } from '@stammtisch/rules';
import { useEditor, useOptionWords } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { useWords } from '../use-words.ts';
import { controlIds, ControlLabel } from './control.tsx';
import styles from './control.module.css';

export interface StepperProps {
  readonly name: OptionName;
  readonly min: number;
  readonly max: number;
}

/** A small number in words between two buttons: "ab 3". */
export function Stepper({ name, min, max }: StepperProps) {
  const words = useWords();
  const { label, value: text } = useOptionWords();
  const { shown } = useEditor();
  const ids = controlIds(name);
  const value = Number(shown[name]);
  const set = (next: number): void => {
    if (next >= min && next <= max && next !== value) changeRules({ [name]: next }, name);
  };
  const press = (event: KeyboardEvent): void => {
    const next = byKey(event.key, value, min, max);
    if (next === null) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className={styles['row']}>
      <ControlLabel name={name} />
      <div className={styles['stepper']}>
        <StepButton sign="−" label={words.less(label(name))} blocked={value <= min} onPress={() => set(value - 1)} />
        <div
          role="spinbutton"
          tabIndex={0}
          className={styles['number']}
          aria-labelledby={ids.label}
          aria-describedby={ids.hint}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={text(name, value)}
          onKeyDown={press}
        >
          {text(name, value)}
        </div>
        <StepButton sign="+" label={words.more(label(name))} blocked={value >= max} onPress={() => set(value + 1)} />
      </div>
    </div>
  );
}

/** What the keys of a spin button ask for, or `null`. */
function byKey(key: string, value: number, min: number, max: number): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return value + 1;
    case 'ArrowDown':
    case 'ArrowLeft':
      return value - 1;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return /^\d$/.test(key) ? Number(key) : null;
  }
}

export interface StepButtonProps {
  readonly sign: '−' | '+';
  readonly label: string;
  readonly blocked: boolean;
  readonly onPress: () => void;
}

/** Less or more; it keeps the focus at the end of the way. */
export function StepButton({ sign, label, blocked, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={label}
      aria-disabled={blocked}
      onClick={() => {
        if (!blocked) onPress();
      }}
    >
      {sign}
    </button>
  );
}
