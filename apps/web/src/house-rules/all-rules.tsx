import { useRef } from 'preact/hooks';
import { OPTION_GROUPS } from '@stammtisch/rules';
import { houseRulesSentence, presetText } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { useEditor } from './editor-context.ts';
import { houseRulesStore } from './house-rules-store.ts';
import { ruleLines, rulesAsText } from './rules-as-text.ts';
import { useCopy } from '../sharing/use-copy.ts';
import { useWords } from './use-words.ts';
import styles from './all-rules.module.css';

/** Every rule that matters as text, to read, print and copy. */
export function AllRules({ onBack }: { readonly onBack: () => void }) {
  const words = useWords();
  const language = useLanguage();
  const { rules, draft, differences } = useEditor();
  const { rounds, round } = useStore(houseRulesStore);
  const field = useRef<HTMLTextAreaElement>(null);
  const { copied, copy } = useCopy(field);
  const preset = presetText(draft.preset, language).label;
  const title = rounds.find(({ id }) => id === round)?.name ?? words.like(preset, differences.length);
  const text = rulesAsText(`${words.title}: ${title}`, rules, words, language);
  return (
    <main className={styles['page']}>
      <div className={styles['buttons']}>
        <Button onClick={onBack}>← {words.back}</Button>
        <Button onClick={() => print()}>{words.print}</Button>
        <Button onClick={() => void copy(text)}>{words.copyText}</Button>
        <span role="status">{copied === null ? '' : copied ? words.copied : words.copyYourself}</span>
      </div>
      {copied === false && <textarea ref={field} readOnly value={text} aria-label={words.allRules} rows={6} />}
      <h1>{words.allRules}</h1>
      <p className={styles['name']}>{title}</p>
      <p className={styles['sentence']}>{houseRulesSentence(rules, language)}</p>
      {OPTION_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`all-${group}`}>
          <h2 id={`all-${group}`}>{words.groups[group][0]}</h2>
          <ul>
            {ruleLines(rules, group, language).map(({ option, label, value }) => (
              <li key={option} data-changed={differences.some((one) => one.option === option)}>
                {label !== null && <span>{label}: </span>}
                <b>{value}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
