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

/** How long the server is left in peace when it was asked too much. */
const REST_MS = 2_000;

/** Asks the server; `null` where there is none, or none that has tables. */
export async function loadSummary(): Promise<ServerSummary | null> {
  const text = await ask('/api/deals', 'application/json');
  const summary = text === null ? null : parsed(text);
  return typeof summary === 'object' && summary !== null && 'dealt' in summary ? (summary as ServerSummary) : null;
}

/**
 * Fetches the whole chain page by page, computes it again and looks for the own deals in it; `null` if the server does not answer.
 *
 * @param head the head that the server named before: the chain must come there
 */
export async function checkChain(head: string): Promise<CheckedChain | null> {
  const chain = startPublicChain();
  for (let page = 0; ; page++) {
    const text = await ask(`/api/deals/chain/${page}`);
    if (text === null) return null;
    const lines = linesOf(text).filter((line) => line !== '');
    if (lines.length === 0) break;
    for (const line of lines) {
      const problem = chain.add(parsed(line));
      if (problem !== null) return { deals: chain.deals(), problem, own: 0, found: 0 };
    }
  }
  if (!chain.reached(head)) return { deals: chain.deals(), problem: { code: 'chain-without-head' }, own: 0, found: 0 };
  const own = (await (await wholeArchive()).all()).flatMap(provedOnline);
  const found = own.filter(({ lock, record }) => chain.holds(lock, record)).length;
  return { deals: chain.deals(), problem: null, own: own.length, found };
}

/** What the server says, in that type if one is given. */
async function ask(path: string, type = ''): Promise<string | null> {
  try {
    const answer = await fetch(path);
    if (answer.status === 429) {
      await new Promise((resolve) => {
        setTimeout(resolve, REST_MS);
      });
      return await ask(path, type);
    }
    const isIt = answer.ok && (answer.headers.get('Content-Type') ?? '').startsWith(type);
    return isIt ? await answer.text() : null;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function provedOnline(stored: unknown) {
  if (!isTableCode(readNotes(stored).source?.session ?? '')) return [];
  const checked = checkInput(stored);
  return checked.ok ? [checked.value.proof] : [];
}
