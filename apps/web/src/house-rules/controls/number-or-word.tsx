import type { HouseRules, OptionName } from '@stammtisch/rules';
import { optionText } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useEditor, useOptionWords } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { useWords } from '../use-words.ts';
import { AmountField } from './amount-field.tsx';
import { RadioCard, RadioGroup } from './choice-control.tsx';
import type { StepperProps } from './stepper.tsx';
import styles from './control.module.css';

/** A word such as "wie ein Solo", or a number of one's own. */
export function NumberOrWord({ name, min, max }: StepperProps) {
  const words = useWords();
  const { value: textOf } = useOptionWords();
  const { shown } = useEditor();
  const { values } = optionText(name, useLanguage());
  const value = shown[name];
  const first = typeof value === 'number' ? value : firstNumber(name, shown, min);
  // A price says enough by itself.
  const isPrice = name.startsWith('tariff.');
  const choose = (next: string | number | boolean): void => changeRules({ [name]: next }, name);
  return (
    <>
      <RadioGroup name={name} isShort={isPrice}>
        {(group) => (
          <>
            {values.map((word) => (
              <RadioCard
                key={String(word.value)}
                group={group}
                label={word.label}
                hint={isPrice ? '' : word.explanation}
                checked={value === word.value}
                onChoose={() => choose(word.value)}
              />
            ))}
            <RadioCard
              group={group}
              label={words.ownValue}
              hint={isPrice ? '' : textOf(name, first)}
              checked={typeof value === 'number'}
              onChoose={() => choose(first)}
            />
          </>
        )}
      </RadioGroup>
      {typeof value === 'number' && (
        <div className={styles['own']}>
          <AmountField name={name} min={min} max={max} />
        </div>
      )}
    </>
  );
}

/** The number that says the same as the word, so that nothing changes until somebody changes it. */
function firstNumber(name: OptionName, rules: HouseRules, min: number): number {
  if (name === 'ramsch.durchmarsch') return 91;
  const price =
    name === 'tariff.ramsch' || name === 'stock.contribution' ? rules['tariff.rufspiel'] : rules['tariff.solo'];
  return Math.max(min, price);
}
