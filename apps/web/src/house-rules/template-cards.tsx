import { useId } from 'preact/hooks';
import { differencesFrom, PRESET_NAMES, PRESETS, readHouseRules } from '@stammtisch/rules';
import { presetText } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useStore } from '../ui/use-store.ts';
import { useChosenRules } from './editor-context.ts';
import { choose, chooseRound, houseRulesStore, isRoundChanged } from './house-rules-store.ts';
import type { Round } from './stored-rules.ts';
import { useWords } from './use-words.ts';
import styles from './template-cards.module.css';

/** What the rules start from: a preset or a saved round. */
export function TemplateCards() {
  const words = useWords();
  const language = useLanguage();
  const { rounds, round, draft } = useStore(houseRulesStore);
  const { differences } = useChosenRules();
  const group = useId();
  const isChanged = useStore(houseRulesStore, isRoundChanged);
  return (
    <fieldset className={styles['cards']}>
      <legend>{words.template}</legend>
      {PRESET_NAMES.map((name) => {
        const { label, explanation } = presetText(name, language);
        const checked = round === null && draft.preset === name;
        const badge = checked && differences.length > 0 ? words.groupDiffers(differences.length) : null;
        return (
          <Card key={name} {...{ group, label, checked, badge }} hint={explanation} onChoose={() => choose(name)} />
        );
      })}
      {rounds.map((one) => (
        <Card
          key={one.id}
          group={group}
          label={one.name}
          hint={words.like(presetText(one.preset, language).label, countDifferences(one))}
          checked={round === one.id}
          badge={round === one.id && isChanged ? words.changed : null}
          onChoose={() => chooseRound(one)}
        />
      ))}
    </fieldset>
  );
}

function countDifferences({ preset, set }: Round): number {
  const read = readHouseRules({ preset, set });
  return differencesFrom(read.ok ? read.value : PRESETS[preset], preset).length;
}

interface CardProps {
  readonly group: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly badge: string | null;
  readonly onChoose: () => void;
}

function Card({ group, label, hint, checked, badge, onChoose }: CardProps) {
  const id = useId();
  return (
    <label className={styles['card']}>
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}hint`}
      />
      <span id={`${id}label`} className={styles['title']}>
        {label}
      </span>
      <span id={`${id}hint`} className={styles['hint']}>
        {hint} {badge !== null && <span className={styles['badge']}>{badge}</span>}
      </span>
    </label>
  );
}
