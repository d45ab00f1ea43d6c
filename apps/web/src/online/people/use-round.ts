import type { RoundDeal, RoundFile } from '@stammtisch/protocol';
import { useEffect, useState } from 'react';
import { tableAddress } from '../friends-place.ts';

/** Every deal of the evening that is over, also those before this window looked; asked for anew when there is another one. */
export function useRound(code: string, deals: number): readonly RoundDeal[] {
  const [round, setRound] = useState<readonly RoundDeal[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    fetch(`${tableAddress(code)}/round.json`, { signal: asked.signal })
      .then(async (answer) => {
        if (answer.ok) setRound(((await answer.json()) as RoundFile).deals);
      })
      // Without a line the list stays as it is; with the next deal it is asked for again.
      .catch(() => undefined);
    return () => asked.abort();
  }, [code, deals]);
  return round;
}
