import type { Language, WrittenLanguage } from '@stammtisch/texts';
import type { Arguments, OptionKinds } from './arguments.ts';
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';

/** Exit statuses of the command (`formats.md` 4). */
export const EXIT = { good: 0, refused: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A command with everything it was called with. */
export interface Call {
  readonly io: Io;
  readonly args: Arguments;
  readonly language: Language;
  /** Whether to print JSON instead of tables. */
  readonly json: boolean;
  readonly paint: Paint;
}

/** One of the commands behind `schafkopf COMMAND`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: Readonly<Record<WrittenLanguage, string>>;
  /** What `COMMAND --help` prints. */
  readonly help: Readonly<Record<WrittenLanguage, string>>;
  /** Options besides those that every command has. */
  readonly options: OptionKinds;
  readonly run: (call: Call) => Promise<Exit>;
}

/** Options that every command has. */
export const COMMON_OPTIONS: OptionKinds = { help: 'flag', json: 'flag', lang: 'value' };
