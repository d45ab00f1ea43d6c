import type { Settings } from './schema.ts';

/** What can be chosen on the page; how strong bots are is chosen for a table. */
export type SettingName = Exclude<keyof Settings, 'botLevel'>;

/** How a setting is called and explained; a setting that is chosen from a list has words for each of its values. */
export interface SettingWords {
  readonly label: string;
  readonly hint?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The words of the settings and of their page in one language. */
export interface SettingsWords {
  readonly title: string;
  readonly intro: string;
  readonly toTable: string;
  readonly parts: string;
  readonly preview: string;
  readonly standard: string;
  readonly isStandard: (value: string) => string;
  readonly on: string;
  readonly off: string;
  readonly groups: Readonly<Record<GroupName, string>>;
  readonly settings: Readonly<Record<SettingName, SettingWords>>;
  readonly keys: string;
  readonly dataHint: string;
  readonly dataLink: string;
  readonly reset: string;
  readonly resetHint: string;
  readonly resetButton: string;
  readonly resetDone: string;
  readonly undo: string;
}

/** The groups of the page, in order; also what stands after the `#` of its address. */
export const GROUP_NAMES = [
  'karten',
  'bedienung',
  'tempo',
  'ton',
  'anzeige',
  'sprache',
  'screenreader',
  'daten',
] as const;

export type GroupName = (typeof GROUP_NAMES)[number];
