import type { Settings } from '../settings/schema.ts';
import { settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

const MESSAGES: Readonly<Record<Settings['language'], Messages>> = { de, en };

/** The words of a language. */
export function messagesIn(language: Settings['language']): Messages {
  return MESSAGES[language];
}

/** The words of the chosen language, for components. */
export function useMessages(): Messages {
  return messagesIn(useStore(settingsStore, (settings) => settings.language));
}

/** The chosen language, for components that ask `@stammtisch/texts`. */
export function useLanguage(): Settings['language'] {
  return useStore(settingsStore, (settings) => settings.language);
}
