import { createStore } from 'zustand/vanilla';
import { defaultsFor, readChosen, settle, type Chosen, type Device } from './chosen.ts';
import type { Settings } from './schema.ts';

const KEY = 'stammtisch.settings';

let chosen: Chosen = readChosen(storedText());

export const settingsStore = createStore<Settings>(() => settle(chosen, device()));

/** Changes settings and keeps them for the next visit where the browser allows it. */
export function changeSettings(change: Chosen): void {
  choose({ ...chosen, ...change });
}

/** The settings as they would be for somebody who chose nothing, as far as they do not follow others. */
export function standardSettings(): Settings {
  return defaultsFor(chosen, device());
}

/** Whether somebody chose a setting, be it the standard. */
export function isChosen(name: keyof Settings): boolean {
  return chosen[name] !== undefined;
}

/** Forgets everything that was chosen but the language, so that the page can still be read; returns what it was. */
export function resetSettings(): Chosen {
  const before = chosen;
  const { language, dialect } = before;
  choose({ ...(language !== undefined && { language }), ...(dialect !== undefined && { dialect }) });
  return before;
}

/** Brings back what was chosen before. */
export function restoreSettings(before: Chosen): void {
  choose(before);
}

function choose(choice: Chosen): void {
  chosen = choice;
  settingsStore.setState(settle(chosen, device()));
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Blocked storage: the choice holds until the page is closed.
  }
}

/** Whether the moment for a last Stoß passes by itself: never for somebody who first has to hear of it. */
export function kontraPauseEnds(): boolean {
  const { kontraPause, screenReader } = settingsStore.getState();
  return kontraPause === 'short' && !screenReader;
}

/** What somebody chooses in another window of this browser holds here too. */
export function followOtherWindows(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    chosen = readChosen(storedText());
    settingsStore.setState(settle(chosen, device()));
  });
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function device(): Device {
  // Unit tests have no window.
  const moreContrast = 'matchMedia' in globalThis && matchMedia('(prefers-contrast: more)').matches;
  return { language: navigator.language, moreContrast };
}
