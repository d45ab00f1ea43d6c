import { checkOutcome, settle } from '@stammtisch/rules';
import type { Bill, OutcomeProblem } from '@stammtisch/rules';
import { outcomeProblemText, recordProblemText } from '@stammtisch/texts';
import type { Call, Command } from '../command.ts';
import type { Answer, BadInput } from '../lines/answer.ts';
import { badInput, idOf } from '../lines/bad-input.ts';
import { processLines } from '../lines/process-lines.ts';
import { BILL_HELP } from './bill-help.ts';
import { readBillInput } from './bill-input.ts';
import type { BillInput } from './bill-input.ts';
import { billJson } from './bill-json.ts';
import { billText } from './bill-text.ts';
import { wrongLosers } from './ramsch-input.ts';

/** `schafkopf bill`: settles games of which only points, tricks and Laufende are known. */
export const BILL: Command = {
  name: 'bill',
  summary: {
    de: 'rechnet Spiele ohne Karten ab: aus Augen, Stichen und Laufenden',
    en: 'settles games without cards: from points, tricks and Laufende',
  },
  help: BILL_HELP,
  options: {},
  run: async (call) => (await processLines(call, { command: 'bill', judge: (input) => judge(call, input) })).exit,
};

function judge(call: Call, input: unknown): Answer {
  const id = idOf(input);
  const game = readBillInput(input);
  if (!game.ok) return badInput(id, game.reason, call.language);
  const { rules, outcome, stock, losers } = game.value;
  const contradiction = checkOutcome(rules, outcome);
  if (contradiction !== null) return contradicts(call, id, contradiction);
  const bill = settle(rules, outcome, stock);
  const wrong = wrongLosers(losers, bill.ok ? bill.value.losers : bill.reason.seats);
  if (wrong !== null) return badInput(id, wrong, call.language);
  if (bill.ok) return settled(call, id, game.value, bill.value);
  const message = recordProblemText(bill.reason, call.language);
  return { kind: 'bad-input', id, reason: bill.reason.code, field: 'points', message };
}

function contradicts({ language }: Call, id: BadInput['id'], problem: OutcomeProblem): BadInput {
  const field = problem.field === 'mussTrumps' ? 'trumps' : problem.field;
  return {
    kind: 'bad-input',
    id,
    reason: problem.code,
    field: problem.seat === null ? field : `${field}[${problem.seat}]`,
    message: outcomeProblemText(problem, language),
  };
}

function settled({ language, paint }: Call, id: BadInput['id'], { rules, contract }: BillInput, bill: Bill): Answer {
  const { won, value, deltas, stock } = bill;
  return {
    kind: 'answered',
    ok: true,
    json: { id, ok: true, won, value, deltas, stock: stock.after, bill: billJson(bill, rules, contract, language) },
    text: () => billText(bill, rules, contract, { id, language, paint }),
  };
}
