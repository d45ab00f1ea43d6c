import { useState } from 'react';
import { PRESET_NAMES, PRESETS, type PresetName } from '@stammtisch/rules';
import { houseRulesSentence, presetText } from '@stammtisch/texts';
import { useStore } from 'zustand';
import { appStore, playAt, show } from '../app-store.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import styles from './new-table-screen.module.css';

/** Choose house rules and sit down: four ways to play, each in one plain sentence. */
export function NewTableScreen() {
  const t = useMessages();
  const language = useLanguage();
  const open = useStore(appStore, (state) => state.open);
  const [preset, setPreset] = useState<PresetName>('schafkopfschule');
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Button onClick={() => show('start')}>← {t.back}</Button>
        <h1>{t.newTable}</h1>
      </header>
      <main className={styles['main']}>
        <fieldset className={styles['presets']}>
          <legend>{t.houseRules}</legend>
          {PRESET_NAMES.map((name) => (
            <label key={name} className={styles['preset']}>
              <input
                type="radio"
                name="preset"
                value={name}
                checked={preset === name}
                onChange={() => setPreset(name)}
                aria-describedby="rules-sentence"
              />
              <span className={styles['title']}>{presetText(name, language).label}</span>
              <span className={styles['hint']}>{presetText(name, language).explanation}</span>
            </label>
          ))}
        </fieldset>
        <p id="rules-sentence" className={styles['sentence']} aria-live="polite">
          {houseRulesSentence(PRESETS[preset], language)}
        </p>
      </main>
      <footer className={styles['foot']}>
        {open !== null && <p>{t.endsRunning}</p>}
        <Button kind="main" size="huge" wide onClick={() => void playAt({ preset, set: {}, seed: null })}>
          {t.sitDown}
        </Button>
      </footer>
    </div>
  );
}
