import { houseRulesSentence } from '@stammtisch/texts';
import { appStore, playAt, show } from '../app-store.ts';
import { smallestSet } from '../house-rules/draft.ts';
import { useChosenRules } from '../house-rules/editor-context.ts';
import { TemplateCards } from '../house-rules/template-cards.tsx';
import { useWords } from '../house-rules/use-words.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { LevelChoice } from '../menu/level-choice.tsx';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import styles from './new-table-screen.module.css';

/** Choose house rules and sit down: ways to play and the rounds that were saved, each in one plain sentence. */
export function NewTableScreen() {
  const t = useMessages();
  const words = useWords();
  const language = useLanguage();
  const open = useStore(appStore, (state) => state.open);
  const { draft, rules } = useChosenRules();
  const level = useStore(settingsStore, (settings) => settings.botLevel);
  return (
    <div className={styles['page']} data-full-screen="phone">
      <header className={styles['head']}>
        <Button onClick={() => show('start')}>← {t.back}</Button>
        <h1>{t.newTable}</h1>
      </header>
      <main className={styles['main']}>
        <LevelChoice value={level} onChange={(botLevel) => changeSettings({ botLevel })} />
        <TemplateCards />
        <p className={styles['sentence']} aria-live="polite">
          {houseRulesSentence(rules, language)}
        </p>
        <Button size="large" onClick={() => show('house-rules')}>
          {words.editRules}
        </Button>
      </main>
      <footer className={styles['foot']}>
        {open !== null && <p>{t.endsRunning}</p>}
        <Button
          kind="main"
          size="huge"
          wide
          onClick={() => void playAt({ preset: draft.preset, set: smallestSet(draft), seed: null })}
        >
          {t.sitDown}
        </Button>
      </footer>
    </div>
  );
}
