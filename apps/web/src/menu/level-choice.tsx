import { LEVELS, type Level } from '@stammtisch/bots';
import { useId } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { Choice } from './choice.tsx';
import styles from './level-choice.module.css';

export interface LevelChoiceProps {
  readonly value: Level;
  readonly onChange: (level: Level) => void;
  /** What else is to be said about the choice. */
  readonly note?: string;
}

/** How well the bots play, and what that means. */
export function LevelChoice({ value, onChange, note }: LevelChoiceProps) {
  const t = useMessages();
  const hint = useId();
  return (
    <div className={styles['level']} role="group" aria-describedby={hint}>
      <Choice label={t.botLevel} values={LEVELS} value={value} text={(level) => t.levels[level]} onChange={onChange} />
      <p id={hint} aria-live="polite">
        {t.levelHints[value]} {note}
      </p>
    </div>
  );
}
