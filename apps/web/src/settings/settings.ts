import { createStore } from 'zustand/vanilla';

export const LANGUAGES = ['de', 'en'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const TEMPI = ['relaxed', 'normal', 'quick', 'instant'] as const;
export const KONTRA_PAUSES = ['short', 'ask'] as const;

/** How somebody likes to play on this device. */
export interface Settings {
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  /** Per cent of the browser's text size. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly tempo: (typeof TEMPI)[number];
  /** The hand in two rows of large cards. */
  readonly bigHand: boolean;
  /** Touch plays at once instead of lifting the card first. */
  readonly oneTap: boolean;
  /** How long the game waits before the last moment for a Kontra passes. */
  readonly kontraPause: (typeof KONTRA_PAUSES)[number];
}

const KEY = 'stammtisch.settings';

const DEFAULTS: Settings = {
  language: 'de',
  theme: 'system',
  textSize: 100,
  tempo: 'normal',
  bigHand: false,
  oneTap: false,
  kontraPause: 'short',
};

/** Settings from stored text; whatever is missing or wrong there is as at the first visit. */
export function readSettings(text: string | null, language: string): Settings {
  const first = { ...DEFAULTS, language: language.startsWith('de') ? ('de' as const) : ('en' as const) };
  const given = parsed(text);
  return {
    language: oneOf(LANGUAGES, given['language'], first.language),
    theme: oneOf(THEMES, given['theme'], first.theme),
    textSize: oneOf(TEXT_SIZES, given['textSize'], first.textSize),
    tempo: oneOf(TEMPI, given['tempo'], first.tempo),
    bigHand: given['bigHand'] === true,
    oneTap: given['oneTap'] === true,
    kontraPause: oneOf(KONTRA_PAUSES, given['kontraPause'], first.kontraPause),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function oneOf<Value>(values: readonly Value[], given: unknown, otherwise: Value): Value {
  return values.find((value) => value === given) ?? otherwise;
}

export const settingsStore = createStore<Settings>(() => readSettings(storedText(), navigator.language));

/** Changes settings and keeps them for the next visit where the browser allows it. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settingsStore.getState()));
  } catch {
    // Blocked storage: the choice holds until the page is closed.
  }
}

/** Shows the settings on the page now and after each change. */
export function applySettings(root: HTMLElement): void {
  const apply = ({ language, theme, textSize }: Settings): void => {
    root.lang = language;
    root.dataset['theme'] = theme;
    root.style.fontSize = `${textSize}%`;
  };
  apply(settingsStore.getState());
  settingsStore.subscribe(apply);
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
