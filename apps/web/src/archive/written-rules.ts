import { writeHouseRules, type HouseRules, type WrittenHouseRules } from '@stammtisch/rules';

const known = new Map<string, WrittenHouseRules>();
/** Nobody plays by more rules than this in one archive. */
const MOST = 100;

/** House rules as they are written; many deals have the same ones, and to find the nearest preset takes time. */
export function writtenRules(rules: HouseRules): WrittenHouseRules {
  const key = JSON.stringify(rules);
  const written = known.get(key) ?? writeHouseRules(rules);
  if (known.size >= MOST) known.clear();
  known.set(key, written);
  return written;
}
