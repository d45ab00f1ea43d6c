import { PageLink } from '../ui/page-link.tsx';
import { chooseRules, type ChosenRules } from './chosen-rules.ts';
import { useWords } from './use-words.ts';
import styles from './rules-select.module.css';

/** Chooses whose rules the book tells and the bill follows. */
export function RulesSelect({ choice, choices }: Pick<ChosenRules, 'choice' | 'choices'>) {
  const t = useWords();
  return (
    <div className={styles['choice']}>
      <label htmlFor="rules-of">{t.rulesOf}</label>
      <select id="rules-of" value={choice.id} onChange={(event) => chooseRules(event.currentTarget.value)}>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <PageLink screen="house-rules" aria-label={t.changeRules}>
        {t.change}
      </PageLink>
    </div>
  );
}
