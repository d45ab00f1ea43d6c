import { checkInput, hex, readHex, startEvening } from '@stammtisch/fairdeal';
import type { Bytes, CheckedDeal, Evening, PublicChain, Unproved } from '@stammtisch/fairdeal';
import { fairDealProblemText } from '@stammtisch/texts';
import type { FairDealProblem } from '@stammtisch/texts';
import { EXIT } from '../command.ts';
import type { Call, Command, Exit } from '../command.ts';
import type { Answer, Answered, BadInput } from '../lines/answer.ts';
import { badInput, idOf } from '../lines/bad-input.ts';
import { processLines } from '../lines/process-lines.ts';
import { wrongUsage } from '../usage.ts';
import { verdictOf } from './chain-verdict.ts';
import { readChain } from './read-chain.ts';
import { dealJson, dealRow, headerRow } from './deal-row.ts';
import { VERIFY_HELP } from './verify-help.ts';

/** `schafkopf verify`: computes deals again from their proofs. */
export const VERIFY: Command = {
  name: 'verify',
  summary: {
    de: 'prüft, ob ehrlich gemischt und gegeben wurde',
    en: 'checks whether cards were shuffled and dealt honestly',
  },
  help: VERIFY_HELP,
  options: { head: 'value', chain: 'value', partial: 'flag' },
  run: verify,
};

async function verify(call: Call): Promise<Exit> {
  const { io, args, language } = call;
  const given = args.values.get('head');
  const head = given === undefined ? null : readHex(given, 32);
  if (given !== undefined && head === null) return wrongUsage(io, language, 'verify', WRONG_HEAD);
  const evening = startEvening();
  const file = args.values.get('chain');
  const chain = file === undefined ? null : await readChain(call, file);
  if (chain === 'bad') return EXIT.refused;
  const count = await processLines(call, {
    command: 'verify',
    judge: (input) => judge(call, { evening, chain }, input),
    header: headerRow(language),
  });
  if (count.lines === 0 || io.out.closed) return count.exit;
  return conclude(call, { evening, chain }, count, head);
}

const WRONG_HEAD = {
  de: '--head nimmt die 64 Hexadezimalziffern, mit denen die Kette endete.',
  en: '--head takes the 64 hexadecimal digits with which the chain ended.',
} as const;

/** Says how many deals are right and whether their chain is whole. */
async function conclude(
  { io, args, language }: Call,
  { evening, chain }: Looking,
  { lines, good, exit }: Awaited<ReturnType<typeof processLines>>,
  head: Bytes | null,
): Promise<Exit> {
  const isPartial = args.flags.has('partial') || lines === 1;
  const verdict = verdictOf({
    chains: evening.chains(),
    lines,
    good,
    isPartial,
    language,
    deals: chain?.deals() ?? null,
    reached: head === null || evening.reached(head) || chain?.reached(hex(head)) === true,
  });
  await io.out.flush();
  io.err.write(verdict.text);
  await io.err.flush();
  return exit === EXIT.good && !verdict.isWhole ? EXIT.refused : exit;
}

/** What deals are compared with: those before them, and the chain of all deals of a server. */
interface Looking {
  readonly evening: Evening;
  readonly chain: PublicChain | null;
}

function judge(call: Call, { evening, chain }: Looking, input: unknown): Answer {
  const id = idOf(input) ?? proofId(input);
  const checked = checkInput(input);
  if (!checked.ok) return notProved(call, id, checked.reason);
  const { lock, record } = checked.value.proof;
  const isMissing = chain?.holds(lock, record) === false;
  const problem = evening.add(checked.value) ?? (isMissing ? ({ code: 'chain-without-deal' } as const) : null);
  return problem === null ? verified(call, id, checked.value) : refused(call, id, problem);
}

/** A proof has no other name than the number of its deal. */
function proofId(input: unknown): BadInput['id'] {
  const isObject = typeof input === 'object' && input !== null;
  const { dealId }: { readonly dealId?: unknown } = isObject ? input : {};
  return typeof dealId === 'string' ? dealId : null;
}

/** A record or a proof that cannot be read is bad input like any other. */
function notProved(call: Call, id: BadInput['id'], unproved: Unproved): Answer {
  switch (unproved.kind) {
    case 'record':
      return badInput(id, unproved.problem, call.language);
    case 'wrong':
      return refused(call, id, unproved.problem);
    case 'unreadable': {
      const { within, problem } = unproved;
      const path = problem.code === 'proof-field' ? problem.field : 'skfd';
      const field = [within, path].filter((part) => part !== '').join('.');
      const message = fairDealProblemText(problem, call.language);
      return { kind: 'bad-input', id, reason: problem.code, field: field === '' ? null : field, message };
    }
  }
}

function verified({ language, paint }: Call, id: BadInput['id'], deal: CheckedDeal): Answered {
  return {
    kind: 'answered',
    ok: true,
    json: { id, ok: true, ...dealJson(deal) },
    text: () => `${paint('green', '✓')} ${dealRow(deal, String(id ?? ''), language)}`,
  };
}

function refused({ language, paint }: Call, id: BadInput['id'], problem: FairDealProblem): Answered {
  const message = fairDealProblemText(problem, language);
  return {
    kind: 'answered',
    ok: false,
    json: { id, ok: false, reason: problem.code, message },
    text: () => `${paint('red', '✗')} ${message} ${id ?? ''}`.trimEnd(),
  };
}
