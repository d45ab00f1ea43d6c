import { SEATS, cardCode, isPaidAs, readRecord, replayRecord } from '@stammtisch/rules';
import type { DealRecord, RecordedResult, Replay, ReplayRefusal } from '@stammtisch/rules';
import {
  contractName,
  formatAmount,
  recordProblemText,
  resultText,
  seatNames,
  writtenLanguage,
} from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import { billJson } from './bill/bill-json.ts';
import { deltaText, gameText } from './bill/bill-text.ts';
import { EXIT } from './command.ts';
import type { Call, Command, Exit } from './command.ts';
import type { Answer, Answered } from './lines/answer.ts';
import { badInput, idOf } from './lines/bad-input.ts';
import { processLines } from './lines/process-lines.ts';
import { placeText } from './place-text.ts';
import { REPLAY_HELP } from './replay-help.ts';
import type { Sentence } from './usage.ts';

/** `schafkopf replay`: plays records by the rules, and compares the payment with the recorded one. */
export const REPLAY: Command = {
  name: 'replay',
  summary: {
    de: 'spielt aufgeschriebene Spiele nach und rechnet sie ab',
    en: 'plays recorded deals by the rules and settles them',
  },
  help: REPLAY_HELP,
  options: { check: 'flag' },
  run: replay,
};

async function replay(call: Call): Promise<Exit> {
  const check = call.args.flags.has('check');
  const { lines, good, exit } = await processLines(call, {
    command: 'replay',
    judge: (input) => judge(call, check, input),
    header: headerText(call.language),
  });
  if (check && (lines > 0 || exit === EXIT.good) && !call.io.out.closed) {
    await call.io.out.flush();
    call.io.err.write(`${summary(good, lines)[writtenLanguage(call.language)]}\n`);
    await call.io.err.flush();
  }
  return exit;
}

function summary(good: number, lines: number): Sentence {
  return lines === 1
    ? { de: `${good} von 1 Spiel stimmt.`, en: `${good} of 1 deal is right.` }
    : { de: `${good} von ${lines} Spielen stimmen.`, en: `${good} of ${lines} deals are right.` };
}

function judge(call: Call, check: boolean, input: unknown): Answer {
  const record = readRecord(input);
  if (!record.ok) return badInput(idOf(input), record.reason, call.language);
  const played = replayRecord(record.value);
  if (!played.ok) return refused(call, record.value, played.reason);
  const difference = check ? differenceOf(record.value, played.value) : null;
  return difference === null
    ? settled(call, record.value, played.value)
    : differs(call, record.value, played.value, difference);
}

function settled({ language, paint }: Call, record: DealRecord, replay: Replay): Answered {
  const { bill, contract } = replay;
  return {
    kind: 'answered',
    ok: true,
    json: {
      id: record.id,
      ok: true,
      deltas: bill.deltas,
      stock: bill.stock.after,
      bill: billJson(bill, record.rules, contract, language),
    },
    text: () => `${paint('green', '✓')} ${row(record, replay, language)}`,
  };
}

/** One row of the table: what was played, how it ended, what each seat gets; the id last, because it can have any length. */
function row({ id, rules }: DealRecord, { contract, bill }: Replay, language: Language): string {
  const game = contract === null ? gameText(null, language) : contractName(contract, language);
  const value = formatAmount(bill.value, rules['scoring.currency'], language);
  const deltas = (bill.deltas ?? []).map((delta) => deltaText(delta, rules, language));
  return cells(game, resultText(bill, language), [value, ...deltas], String(id ?? ''));
}

function headerText(language: Language): string {
  const [game, result, value] = HEADER[writtenLanguage(language)];
  return `  ${cells(game, result, [value, ...SEATS.map(seatNames(language))], 'id')}`;
}

const HEADER = { de: ['Spiel', 'Ergebnis', 'Preis'], en: ['Game', 'Result', 'Price'] } as const;

function cells(game: string, result: string, amounts: readonly string[], id: string): string {
  const money = amounts.map((amount) => amount.padStart(MONEY_WIDTH));
  return [game.padEnd(GAME_WIDTH), result.padEnd(RESULT_WIDTH), ...money, ` ${id}`].join(' ').trimEnd();
}

const GAME_WIDTH = 33;
const RESULT_WIDTH = 19;
const MONEY_WIDTH = 10;

function refused({ language, paint }: Call, record: DealRecord, { problem, at }: ReplayRefusal): Answered {
  const message = recordProblemText(problem, language);
  const place = at === null ? {} : { at: { ...at, card: cardCode(at.card) } };
  return {
    kind: 'answered',
    ok: false,
    json: { id: record.id, ok: false, reason: problem.code, ...place, message },
    text: () => {
      const where = at === null ? '' : `${placeText(at, language)}: `;
      return `${paint('red', '✗')} ${where}${message} ${record.id ?? ''}`.trimEnd();
    },
  };
}

/** What a record says was paid, and what the rules say. */
interface Difference {
  readonly reason: 'result-missing' | 'result-differs';
  readonly expected: RecordedResult | null;
}

/** Compares with the recorded payment; a record without one cannot be right. */
function differenceOf({ result }: DealRecord, { bill }: Replay): Difference | null {
  if (result === null) return { reason: 'result-missing', expected: null };
  return isPaidAs(result, bill) ? null : { reason: 'result-differs', expected: result };
}

function differs(call: Call, record: DealRecord, replay: Replay, { reason, expected }: Difference): Answered {
  const { language, paint } = call;
  const { bill } = replay;
  const actual = { deltas: bill.deltas, stock: bill.stock.after };
  const message = DIFFERENCES[reason][writtenLanguage(language)];
  return {
    kind: 'answered',
    ok: false,
    json: { id: record.id, ok: false, reason, expected, actual, message },
    text: () => {
      const recorded = (expected?.deltas ?? []).map((delta) => deltaText(delta, record.rules, language));
      const stock = expected?.stock ?? null;
      const said = stock === null ? recorded : [...recorded, `Stock ${deltaText(stock, record.rules, language)}`];
      const detail = said.length === 0 ? message : `${message.replace(/\.$/, ':')} ${said.join(', ')}`;
      return `${paint('red', '✗')} ${row(record, replay, language)}\n    ${paint('yellow', detail)}`;
    },
  };
}

const DIFFERENCES: Readonly<Record<Difference['reason'], Sentence>> = {
  'result-missing': { de: 'Es steht nicht dabei, was bezahlt wurde.', en: 'It does not say what was paid.' },
  'result-differs': { de: 'Aufgeschrieben ist etwas anderes.', en: 'The record says something else.' },
};
