import { checkInput, startPublicChain, type ChainProblem, type Tally } from '@stammtisch/fairdeal';
import { isTableCode } from '@stammtisch/protocol';
import { readNotes } from '@stammtisch/rules';
import { wholeArchive } from '../archive/archive.ts';
import { linesOf } from '../replay/record-lines.ts';

/** What the server says about all its deals. */
export interface ServerSummary {
  readonly deals: number;
  readonly head: string;
  readonly dealt: Tally;
}

/** What came out when the chain of all deals was computed again. */
export interface CheckedChain {
  readonly deals: number;
  readonly problem: ChainProblem | null;
  /** Own deals that were played at tables of a server, and how many of them are in its chain. */
  readonly own: number;
  readonly found: number;
}

/** Asks the server; `null` where there is none, or none that has tables. */
export async function loadSummary(): Promise<ServerSummary | null> {
  const answer = await ask('/api/deals');
  const isJson = answer?.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return answer === null || !isJson ? null : ((await answer.json()) as ServerSummary);
}

/** Fetches the whole chain page by page, computes it again and looks for the own deals in it; `null` if the server does not answer. */
export async function checkChain(): Promise<CheckedChain | null> {
  const chain = startPublicChain();
  for (let page = 0; ; page++) {
    const answer = await ask(`/api/deals/chain/${page}`);
    if (answer === null) return null;
    const lines = linesOf(await answer.text()).filter((line) => line !== '');
    if (lines.length === 0) break;
    for (const line of lines) {
      const problem = chain.add(JSON.parse(line));
      if (problem !== null) return { deals: chain.deals(), problem, own: 0, found: 0 };
    }
  }
  const own = (await (await wholeArchive()).all()).flatMap(provedOnline);
  const found = own.filter(({ lock, record }) => chain.holds(lock, record)).length;
  return { deals: chain.deals(), problem: null, own: own.length, found };
}

async function ask(path: string): Promise<Response | null> {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok === true ? answer : null;
}

function provedOnline(stored: unknown) {
  if (!isTableCode(readNotes(stored).source?.session ?? '')) return [];
  const checked = checkInput(stored);
  return checked.ok ? [checked.value.proof] : [];
}
