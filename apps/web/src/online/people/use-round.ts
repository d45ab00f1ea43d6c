import type { RoundDeal, RoundFile } from '@stammtisch/protocol';
import { useEffect, useState } from 'preact/hooks';
import { tableAddress } from '../friends-place.ts';

/** Every deal of the evening that is over, also those before this window looked; asked for anew when there is another one. */
export function useRound(code: string, deals: number): readonly RoundDeal[] {
  const [round, setRound] = useState<readonly RoundDeal[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    void loadRound(code, asked.signal).then((loaded) => loaded !== null && setRound(loaded));
    return () => asked.abort();
  }, [code, deals]);
  return round;
}

/** The deals; `null` without a line: then the list stays as it is, and with the next deal it is asked for again. */
async function loadRound(code: string, signal: AbortSignal): Promise<readonly RoundDeal[] | null> {
  try {
    const answer = await fetch(`${tableAddress(code)}/round.json`, { signal });
    return answer.ok ? ((await answer.json()) as RoundFile).deals : null;
  } catch {
    return null;
  }
}
