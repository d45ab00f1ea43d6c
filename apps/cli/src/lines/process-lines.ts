import { writtenLanguage } from '@stammtisch/texts';
import { EXIT } from '../command.ts';
import type { Call, Exit } from '../command.ts';
import { startProgress } from '../progress.ts';
import { wrongUsage } from '../usage.ts';
import type { Sentence } from '../usage.ts';
import type { Answer, BadInput } from './answer.ts';
import { fileProblem, isSystemError } from './file-problem.ts';
import { readLines } from './read-lines.ts';
import type { Line } from './read-lines.ts';

/** What a command makes of the JSON of one line. */
export type Judge = (input: unknown) => Answer | Promise<Answer>;

/** A command that answers line by line. */
export interface LineCommand {
  readonly command: string;
  readonly judge: Judge;
  /** How many lines may be judged at the same time; if missing, as many as have come. Answers keep the order of the lines. */
  readonly atOnce?: number;
  /** Head of the table, where it is one. */
  readonly header?: string;
}

/** How many lines were read and how many of them were good. */
export interface LineCount {
  readonly lines: number;
  readonly good: number;
  readonly exit: Exit;
}

/**
 * Answers every line of the files a command was called with, `-` or none standing for standard input. A line that is refused does
 * not keep the others from being answered; a file that cannot be read is said and makes the command fail.
 */
export async function processLines(call: Call, lineCommand: LineCommand): Promise<LineCount> {
  const { io, args, language } = call;
  if (args.operands.length === 0 && io.stdinIsTerminal) {
    return { lines: 0, good: 0, exit: await wrongUsage(io, language, lineCommand.command, NOTHING_TO_READ) };
  }
  const run = new LineRun(call, lineCommand);
  for (const file of args.operands.length === 0 ? ['-'] : args.operands) await run.answerFile(file);
  return run.finish();
}

const NOTHING_TO_READ: Sentence = {
  de: 'Nenn eine Datei, oder - für die Standardeingabe.',
  en: 'Name a file, or - for standard input.',
};

/** Lines that are judged together: all that have come where nothing else is said, since judging a line then takes no time. */
function groupsOf(lines: readonly Line[], size = Math.max(lines.length, 1)): readonly (readonly Line[])[] {
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, group) =>
    lines.slice(group * size, (group + 1) * size),
  );
}

class LineRun {
  readonly #call: Call;
  readonly #command: LineCommand;
  readonly #progress: (done: number) => Promise<void>;
  #lines = 0;
  #good = 0;
  #unreadable = false;
  #headed = false;

  constructor(call: Call, command: LineCommand) {
    this.#call = call;
    this.#command = command;
    // Rows that run over the same terminal are progress enough.
    this.#progress = call.io.out.isTerminal ? () => Promise.resolve() : startProgress(call.io, call.language, null);
  }

  async answerFile(file: string): Promise<void> {
    const { io } = this.#call;
    try {
      for await (const lines of readLines(file === '-' ? io.stdin : io.openFile(file))) {
        for (const group of groupsOf(lines, this.#command.atOnce)) {
          const answers = await Promise.all(group.map(({ text }) => this.#answer(text)));
          for (const [index, answer] of answers.entries()) this.#report(file, group[index]?.number ?? 0, answer);
          await io.out.flush();
          await io.err.flush();
          if (io.out.closed) return;
          await this.#progress(this.#lines);
        }
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.#unreadable = true;
      io.err.write(
        `schafkopf ${this.#command.command}: ${file}: ${fileProblem(error)[writtenLanguage(this.#call.language)]}\n`,
      );
    }
  }

  async finish(): Promise<LineCount> {
    const { io } = this.#call;
    await this.#progress(Number.POSITIVE_INFINITY);
    await io.err.flush();
    const answered = this.#good === this.#lines ? EXIT.good : EXIT.refused;
    return { lines: this.#lines, good: this.#good, exit: this.#unreadable ? EXIT.usage : answered };
  }

  #report(file: string, number: number, answer: Answer): void {
    const { io, json } = this.#call;
    this.#lines += 1;
    if (answer.kind === 'bad-input') {
      this.#reportBadInput(answer, file, number);
      return;
    }
    if (answer.ok) this.#good += 1;
    if (!json) this.#writeHeader();
    io.out.write(`${json ? JSON.stringify(answer.json) : answer.text()}\n`);
  }

  /** Above the first row; without a row there is no table. */
  #writeHeader(): void {
    const { header } = this.#command;
    if (header !== undefined && !this.#headed) this.#call.io.out.write(`${this.#call.paint('dim', header)}\n`);
    this.#headed = true;
  }

  #answer(text: string | null): Promise<Answer> {
    if (text === null) return Promise.resolve(this.#badLine('line-too-long', TOO_LONG));
    let input: unknown;
    try {
      input = JSON.parse(text);
    } catch (error) {
      return Promise.resolve(this.#badLine('not-json', notJson(error instanceof SyntaxError ? error.message : '')));
    }
    return Promise.resolve(this.#command.judge(input));
  }

  #badLine(reason: string, sentence: Sentence): BadInput {
    const message = sentence[writtenLanguage(this.#call.language)];
    return { kind: 'bad-input', id: null, reason, field: null, message };
  }

  /** In JSON every line has its object on standard output; otherwise bad input is told apart from the table. */
  #reportBadInput({ id, reason, field, message }: BadInput, file: string, line: number): void {
    const { io, json } = this.#call;
    if (json) {
      io.out.write(`${JSON.stringify({ id, ok: false, reason, field, message, file, line })}\n`);
      return;
    }
    const at = field === null ? `${file}:${line}` : `${file}:${line}: ${field}`;
    io.err.write(`${at}: ${message}\n`);
  }
}

const TOO_LONG: Sentence = {
  de: 'Die Zeile ist zu lang, um gelesen zu werden.',
  en: 'The line is too long to be read.',
};

/** The parser speaks English only; of what it says the place is what helps. It counts from 0, people from 1. */
function notJson(detail: string): Sentence {
  const at = /position (\d+)/.exec(detail)?.[1];
  const [de, en] =
    at === undefined ? ['', ''] : [` (ab Zeichen ${Number(at) + 1})`, ` (from character ${Number(at) + 1})`];
  return {
    de: `Die Zeile ist kein gültiges JSON; jedes Objekt steht ganz in einer Zeile${de}.`,
    en: `The line is not valid JSON; each object stands on one line${en}.`,
  };
}
