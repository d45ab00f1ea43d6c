import { useEffect } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import type { TableStore } from '../table/table-store.ts';
import { cuesBetween, type Cue } from './cues.ts';
import { createSoundPlayer, openAudio } from './sound-player.ts';
import { createScreenLock } from './wake-lock.ts';

/** Milliseconds of vibration and pauses. */
const VIBRATION: Readonly<Partial<Record<Cue, number | number[]>>> = { 'own-card': 10, turn: [30, 60, 30] };

const player = createSoundPlayer(openAudio);
const screenLock = createScreenLock('wakeLock' in navigator ? navigator.wakeLock : undefined);

/** Lets a table be heard and felt, and keeps the screen on while somebody sits there, as far as that is wished. */
export function useFeedback(table: TableStore): void {
  useEffect(() => table.store.subscribe((after, before) => cuesBetween(before, after).forEach(give)), [table]);
  useEffect(() => {
    const touched = (): void => {
      const { sound, keepAwake } = settingsStore.getState();
      if (sound) player.wake();
      if (keepAwake) screenLock.hold();
      else screenLock.release();
    };
    const shown = (): void => {
      if (document.visibilityState === 'visible' && settingsStore.getState().keepAwake) screenLock.hold();
    };
    // Who sat down by a tap hears the first card too.
    if (navigator.userActivation?.hasBeenActive) touched();
    addEventListener('pointerup', touched);
    addEventListener('keydown', touched);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('pointerup', touched);
      removeEventListener('keydown', touched);
      document.removeEventListener('visibilitychange', shown);
      screenLock.release();
    };
  }, []);
}

function give(cue: Cue): void {
  const { sound, haptics } = settingsStore.getState();
  if (sound) player.play(cue === 'own-card' ? 'card' : cue);
  const vibration = VIBRATION[cue];
  // Browsers refuse to vibrate before the first touch, and complain.
  if (haptics && vibration !== undefined && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(vibration);
}
