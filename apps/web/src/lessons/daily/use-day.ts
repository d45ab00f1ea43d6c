import { useEffect, useState } from 'preact/hooks';
import { dayShown, progressStore } from '../progress.ts';
import { today } from './today.ts';

/** The day whose puzzle is shown. It changes when somebody comes back to the page on another day, and never under the finger at midnight. */
export function useDay(): string {
  const [day, setDay] = useState(dayNow);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setDay(dayNow());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return day;
}

function dayNow(): string {
  return dayShown(progressStore.getState().daily, today());
}
