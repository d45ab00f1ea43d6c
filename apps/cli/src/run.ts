import { LANGUAGES, writtenLanguage } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import packageJson from '../package.json' with { type: 'json' };
import { readArguments } from './arguments.ts';
import { BILL } from './bill/bill.ts';
import { COMMON_OPTIONS, EXIT } from './command.ts';
import type { Command, Exit } from './command.ts';
import { BOT } from './engine/bot.ts';
import { generalHelp } from './help.ts';
import type { Io } from './io.ts';
import { LEGAL } from './legal.ts';
import { nearest } from './nearest.ts';
import { paintFor } from './paint.ts';
import { REPLAY } from './replay.ts';
import { SIMULATE } from './simulate/simulate.ts';
import { SOLVE } from './solve/solve.ts';
import { argumentSentence, wrongUsage } from './usage.ts';
import type { Sentence } from './usage.ts';
import { VERIFY } from './verify/verify.ts';

/** All commands, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [REPLAY, LEGAL, SOLVE, BILL, SIMULATE, BOT, VERIFY];

/** Runs the words after `schafkopf` and returns the exit status; everything it reads and says goes through `io`. */
export async function runCommandLine(words: readonly string[], io: Io): Promise<Exit> {
  const at = commandIndex(words);
  const name = words[at];
  const others = words.toSpliced(at, 1);
  if (name === undefined) return runWithoutCommand(words, io);
  if (name === 'help') return runHelp(others, io);
  const command = COMMANDS.find((known) => known.name === name);
  return command === undefined
    ? wrongUsage(io, languageIn(words), '', unknownCommand(name))
    : runCommand(command, others, io);
}

/** The first word that is neither an option nor the value of `--lang`, the only option with a value that may stand before a command. */
function commandIndex(words: readonly string[]): number {
  let index = 0;
  while (words[index]?.startsWith('-') === true) index += words[index] === '--lang' ? 2 : 1;
  return index;
}

async function runCommand(command: Command, words: readonly string[], io: Io): Promise<Exit> {
  const args = readArguments(words, { ...COMMON_OPTIONS, ...command.options });
  if (!args.ok) return wrongUsage(io, languageIn(words), command.name, argumentSentence(args.reason));
  const language = readLanguage(args.value.values.get('lang'));
  if (language === null) return wrongUsage(io, 'de', command.name, WRONG_LANGUAGE);
  if (args.value.flags.has('help')) return print(io, command.help[writtenLanguage(language)]);
  const json = args.value.flags.has('json');
  const exit = await command.run({ io, args: args.value, language, json, paint: paintFor(io) });
  await io.out.flush();
  return exit;
}

async function runWithoutCommand(words: readonly string[], io: Io): Promise<Exit> {
  const args = readArguments(words, { help: 'flag', version: 'flag', lang: 'value' });
  if (!args.ok) return wrongUsage(io, languageIn(words), '', argumentSentence(args.reason));
  const language = readLanguage(args.value.values.get('lang'));
  if (language === null) return wrongUsage(io, 'de', '', WRONG_LANGUAGE);
  if (args.value.flags.has('version')) return print(io, `schafkopf ${packageJson.version}`);
  if (!args.value.flags.has('help')) return wrongUsage(io, language, '', NO_COMMAND);
  return print(io, generalHelp(COMMANDS, writtenLanguage(language)));
}

async function runHelp(words: readonly string[], io: Io): Promise<Exit> {
  const args = readArguments(words, { help: 'flag', lang: 'value' });
  if (!args.ok) return wrongUsage(io, languageIn(words), '', argumentSentence(args.reason));
  return helpOf(args.value.operands[0], io, languageIn(words));
}

async function helpOf(name: string | undefined, io: Io, language: Language): Promise<Exit> {
  const written = writtenLanguage(language);
  if (name === undefined) return print(io, generalHelp(COMMANDS, written));
  const command = COMMANDS.find((other) => other.name === name);
  return command === undefined ? wrongUsage(io, language, '', unknownCommand(name)) : print(io, command.help[written]);
}

async function print(io: Io, text: string): Promise<Exit> {
  io.out.write(`${text.trimEnd()}\n`);
  await io.out.flush();
  return EXIT.good;
}

const NO_COMMAND: Sentence = {
  de: `Was soll geschehen? Befehle: ${COMMANDS.map(({ name }) => name).join(', ')}.`,
  en: `What is to be done? Commands: ${COMMANDS.map(({ name }) => name).join(', ')}.`,
};

const WRONG_LANGUAGE: Sentence = {
  de: `--lang nimmt ${LANGUAGES.join(', ')}.`,
  en: `--lang takes ${LANGUAGES.join(', ')}.`,
};

function unknownCommand(name: string): Sentence {
  const similar = nearest(
    name,
    COMMANDS.map((command) => command.name),
  );
  return {
    de: `Den Befehl ${name} gibt es nicht.${similar === null ? '' : ` Meintest du ${similar}?`}`,
    en: `There is no command ${name}.${similar === null ? '' : ` Did you mean ${similar}?`}`,
  };
}

/** The language of `--lang`, German without it, `null` if it is none. */
function readLanguage(value: string | undefined): Language | null {
  return value === undefined ? 'de' : (LANGUAGES.find((language) => language === value) ?? null);
}

/** The language that a command line asks for even if something else in it is wrong. */
function languageIn(words: readonly string[]): Language {
  const inline = words.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const index = words.indexOf('--lang');
  return readLanguage(inline ?? (index === -1 ? undefined : words[index + 1])) ?? 'de';
}
