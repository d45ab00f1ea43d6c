import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import type { Chosen } from './chosen.ts';
import { resetSettings, restoreSettings } from './settings.ts';
import { useWords } from './use-words.ts';
import styles from './settings-screen.module.css';

/** Everything as at the beginning, and back again for whoever did not mean it. */
export function ResetSection() {
  const words = useWords();
  const [before, setBefore] = useState<Chosen | null>(null);
  return (
    <section className={styles['group']} aria-labelledby="reset">
      <h2 id="reset">{words.reset}</h2>
      <p>{words.resetHint}</p>
      <p role="status">{before === null ? '' : words.resetDone}</p>
      {before === null ? (
        <Button size="large" onClick={() => setBefore(resetSettings())}>
          {words.resetButton}
        </Button>
      ) : (
        <Button
          size="large"
          onClick={() => {
            restoreSettings(before);
            setBefore(null);
          }}
        >
          {words.undo}
        </Button>
      )}
    </section>
  );
}
