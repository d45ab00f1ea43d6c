import { optionOf } from '@stammtisch/rules';
import { optionText } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { Switch } from '../../menu/switch.tsx';
import { useEditor } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { AmountField } from './amount-field.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ControlLabel, type ControlProps } from './control.tsx';
import { MinimumGames } from './minimum-games.tsx';
import { NumberOrWord } from './number-or-word.tsx';
import { RankList } from './rank-list.tsx';
import { Stepper } from './stepper.tsx';
import { ToutGames } from './tout-games.tsx';
import styles from './control.module.css';

/** Up to so many values a number is stepped through, above it can be typed. */
const MOST_STEPS = 16;

/** The control that fits the kind of an option. */
export function OptionControl({ name }: ControlProps) {
  const option = optionOf(name);
  switch (option.kind) {
    case 'boolean':
      return <SwitchControl name={name} />;
    case 'choice':
      return <ChoiceControl name={name} />;
    case 'integer':
      if (option.max - option.min < MOST_STEPS) return <Stepper name={name} min={option.min} max={option.max} />;
      return (
        <div className={styles['row']}>
          <ControlLabel name={name} />
          <AmountField name={name} min={option.min} max={option.max} />
        </div>
      );
    case 'integer-or-word':
      return <NumberOrWord name={name} min={option.min} max={option.max} />;
    case 'games':
      if (option.length !== undefined) return <MinimumGames />;
      return name === 'tout.allowedGames' ? <ToutGames /> : <RankList />;
    case 'game-groups':
      return <RankList />;
  }
}

function SwitchControl({ name }: ControlProps) {
  const { shown } = useEditor();
  const { label, explanation } = optionText(name, useLanguage());
  return (
    <Switch
      label={label}
      hint={explanation}
      on={shown[name] === true}
      onChange={(on) => changeRules({ [name]: on }, name)}
    />
  );
}
