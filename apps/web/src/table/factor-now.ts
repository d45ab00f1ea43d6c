import type { View } from '@stammtisch/rules';

/** By how much the running game counts so far: knocks, Stöße and earlier deals that were passed (C.9 step 3). */
export function factorNow({ rules, deal, doubled }: View): number {
  if (deal === null) return 1;
  const knocks = deal.knocks.length;
  const knocking = rules['klopfen.stacking'] === 'power' ? 2 ** knocks : knocks + 1;
  return Math.min(knocking * 2 ** deal.stoss.length * doubled, rules['score.maxFactor']);
}
