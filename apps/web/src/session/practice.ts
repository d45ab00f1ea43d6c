import { isLevel } from '@stammtisch/bots';
import { isPresetName, isSeat } from '@stammtisch/rules';
import { rulesOf } from './session-head.ts';
import type { TableChoice } from './tables.ts';

/**
 * A practice table from an address such as `/tisch?seed=7&preset=wirtshaus&dealer=1&level=strong&set={"games.bettel":true}`: its
 * cards and the chance of its bots come from the words in `seed`, the same for everybody. `null` if the address names none or is not valid.
 */
export function practiceFrom(search: string): TableChoice | null {
  const asked = new URLSearchParams(search);
  const seed = asked.get('seed');
  const preset = asked.get('preset') ?? 'schafkopfschule';
  const dealer = Number(asked.get('dealer') ?? 3);
  const set = readSet(asked.get('set'));
  const level = asked.get('level') ?? 'beginner';
  if (seed === null || seed === '' || set === null || !isPresetName(preset) || !isSeat(dealer) || !isLevel(level))
    return null;
  return rulesOf({ preset, set }) === null ? null : { seed, preset, set, dealer, level };
}

function readSet(text: string | null): TableChoice['set'] | null {
  try {
    const set: unknown = JSON.parse(text ?? '{}');
    return typeof set === 'object' && set !== null && !Array.isArray(set) ? (set as TableChoice['set']) : null;
  } catch {
    return null;
  }
}
