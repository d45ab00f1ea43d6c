import { useStore } from 'zustand';
import { useMessages } from '../i18n/use-messages.ts';
import { VALUES } from '../settings/schema.ts';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import styles from './quick-settings.module.css';

/** Deutsch or English, each in its own words. */
export function LanguageSwitch() {
  const t = useMessages();
  const language = useStore(settingsStore, (settings) => settings.language);
  return (
    <div className={styles['switch']} role="group" aria-label={t.language}>
      <button
        type="button"
        lang="de"
        aria-pressed={language === 'de'}
        onClick={() => changeSettings({ language: 'de' })}
      >
        <abbr title={t.german}>DE</abbr>
      </button>
      <button
        type="button"
        lang="en"
        aria-pressed={language === 'en'}
        onClick={() => changeSettings({ language: 'en' })}
      >
        <abbr title={t.english}>EN</abbr>
      </button>
    </div>
  );
}

/** Makes everything larger, step by step, and starts again after the largest. */
export function TextSizeButton() {
  const t = useMessages();
  const size = useStore(settingsStore, (settings) => settings.textSize);
  const next = VALUES.textSize[(VALUES.textSize.indexOf(size) + 1) % VALUES.textSize.length] ?? 100;
  return (
    <button
      type="button"
      className={styles['size']}
      aria-label={`${t.textSize}: ${size} %`}
      onClick={() => changeSettings({ textSize: next })}
    >
      Aa
    </button>
  );
}
