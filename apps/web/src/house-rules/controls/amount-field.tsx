import { useState } from 'preact/hooks';
import { useEditor, useOptionWords } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { useWords, type Words } from '../use-words.ts';
import { Button } from '../../ui/button.tsx';
import { amountKind, nextAmount, type AmountKind } from './amount-steps.ts';
import { controlIds } from './control.tsx';
import { StepButton, type StepperProps } from './stepper.tsx';
import styles from './control.module.css';

/** A large number: typed, or changed in round steps. What is out of bounds is refused where it stands, with the nearest that is not. */
export function AmountField({ name, min, max }: StepperProps) {
  const words = useWords();
  const { label, value: textOf } = useOptionWords();
  const { shown } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const ids = controlIds(name);
  const kind = amountKind(name, shown['scoring.currency']);
  const value = Number(shown[name]);
  const refused = typed !== null && readAmount(typed, min, max) === null ? nearest(typed, value, min, max) : null;
  const set = (next: number): void => {
    setTyped(null);
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) changeRules({ [name]: within }, name);
  };
  const type = (text: string): void => {
    setTyped(text);
    const read = readAmount(text, min, max);
    if (read !== null) changeRules({ [name]: read }, name);
  };
  const press = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null) return;
    event.preventDefault();
    set(nextAmount(kind, value, direction));
  };
  return (
    <div className={styles['amount']}>
      <div className={styles['stepper']}>
        <StepButton
          sign="−"
          label={words.less(label(name))}
          blocked={value <= min}
          onPress={() => set(nextAmount(kind, value, -1))}
        />
        <label className={styles['field']}>
          <input
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed ?? String(value)}
            aria-labelledby={ids.label}
            aria-describedby={`${ids.hint} ${ids.hint}-refused`}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={textOf(name, value)}
            aria-invalid={refused !== null}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => {
              if (refused === null) setTyped(null);
            }}
          />
          <span aria-hidden="true">{unit(kind, words)}</span>
        </label>
        <StepButton
          sign="+"
          label={words.more(label(name))}
          blocked={value >= max}
          onPress={() => set(nextAmount(kind, value, 1))}
        />
      </div>
      <div id={`${ids.hint}-refused`} className={styles['refused']} aria-live="polite">
        {refused !== null && (
          <>
            <p>{words.between(textOf(name, min), textOf(name, max))}</p>
            <Button onClick={() => set(refused)}>{words.take(textOf(name, refused))}</Button>
          </>
        )}
      </div>
    </div>
  );
}

function readAmount(text: string, min: number, max: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= min && value <= max ? value : null;
}

/** What was probably meant: the nearest bound, or the value from before. */
function nearest(text: string, value: number, min: number, max: number): number {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? value : Math.min(max, Math.max(min, Math.round(number)));
}

function unit(kind: AmountKind, words: Words): string {
  switch (kind) {
    case 'cent':
      return words.cents;
    case 'point':
      return words.points;
    case 'factor':
      return words.times;
    case 'count':
      return words.cardPoints;
  }
}
