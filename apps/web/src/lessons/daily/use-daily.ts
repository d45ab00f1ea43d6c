import type { StichDesTages } from '@stammtisch/lessons';
import { useEffect, useState } from 'preact/hooks';
import { askDaily } from './ask-daily.ts';

/** The puzzle of a day: `null` while it is searched for, `failed` if it cannot be loaded. */
export function useDaily(date: string): StichDesTages | 'failed' | null {
  const [found, setFound] = useState<{ readonly date: string; readonly puzzle: StichDesTages | 'failed' } | null>(null);
  useEffect(() => {
    let left = false;
    const show = (puzzle: StichDesTages | 'failed'): void => {
      if (!left) setFound({ date, puzzle });
    };
    askDaily(date).then(show, () => show('failed'));
    return () => {
      left = true;
    };
  }, [date]);
  return found?.date === date ? found.puzzle : null;
}
