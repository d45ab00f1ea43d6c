import { useMessages } from '../i18n/use-messages.ts';
import { VALUES } from '../settings/schema.ts';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import styles from './quick-settings.module.css';

/** The languages one can choose with one tap; Boarisch is German with everything in Boarisch that there is. */
const TONGUES = [
  { short: 'DE', lang: 'de', name: 'german', choice: { language: 'de', dialect: 'off' } },
  { short: 'BY', lang: 'bar', name: 'boarisch', choice: { language: 'de', dialect: 'all' } },
  { short: 'EN', lang: 'en', name: 'english', choice: { language: 'en' } },
] as const;

/** Deutsch, Boarisch or English, each in its own words. */
export function LanguageSwitch() {
  const t = useMessages();
  const { language, dialect } = useStore(settingsStore);
  const current = language === 'en' ? 'EN' : dialect === 'all' ? 'BY' : 'DE';
  return (
    <div className={styles['switch']} role="group" aria-label={t.language}>
      {TONGUES.map(({ short, lang, name, choice }) => (
        <button
          key={short}
          type="button"
          lang={lang}
          aria-pressed={short === current}
          onClick={() => changeSettings(choice)}
        >
          <abbr title={t[name]}>{short}</abbr>
        </button>
      ))}
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
