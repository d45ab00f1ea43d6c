import { OPTION_NAMES } from '@stammtisch/rules';
import { useEditor, useOptionWords } from './editor-context.ts';
import { resetRules } from './house-rules-store.ts';
import { useWords } from './use-words.ts';
import { capitalised } from './way-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './difference-chips.module.css';

/** What is different from the preset: a chip each, and one tap gives it back. */
export function DifferenceChips() {
  const words = useWords();
  const { differences } = useEditor();
  const { label, phrase, preset } = useOptionWords();
  if (differences.length === 0) return <p className={styles['none']}>{words.asPreset(preset)}</p>;
  return (
    <div className={styles['differences']}>
      <h3>{words.differs(preset, differences.length)}</h3>
      <ul>
        {differences.map(({ option, here }) => (
          <li key={option}>
            <button
              type="button"
              className={styles['chip']}
              aria-label={`${capitalised(phrase(option, here))} – ${words.resetOption(label(option))}`}
              onClick={() => resetRules([option])}
            >
              {capitalised(phrase(option, here))} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
      {differences.length > 1 && <Button onClick={() => resetRules(OPTION_NAMES)}>↶ {words.resetAll}</Button>}
    </div>
  );
}
