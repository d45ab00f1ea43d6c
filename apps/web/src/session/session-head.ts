import { isPresetName, isSeat, readHouseRules } from '@stammtisch/rules';
import type { HouseRules, PresetName, Seat } from '@stammtisch/rules';

/** What a session starts from; everything else is its log of events. */
export interface SessionHead {
  /** Layout of the stored data. */
  readonly version: 1;
  readonly id: string;
  readonly preset: PresetName;
  /** House rules as they are written: what differs from the preset. Empty except on a practice table. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Who deals first. */
  readonly dealer: Seat;
  /** The words from which a practice table makes its cards; `null` where chance deals. */
  readonly seed: string | null;
}

/** The house rules of a session, or `null` if they are not valid (any more). */
export function rulesOf(head: Pick<SessionHead, 'preset' | 'set'>): HouseRules | null {
  const rules = readHouseRules({ preset: head.preset, set: head.set });
  return rules.ok ? rules.value : null;
}

/** Reads a head from stored data of any origin; `null` if it is not one that this version of the app can continue. */
export function readSessionHead(input: unknown): SessionHead | null {
  if (typeof input !== 'object' || input === null) return null;
  const { version, id, preset, set, dealer, seed } = input as Readonly<Record<string, unknown>>;
  if (version !== 1 || typeof id !== 'string' || !isPresetName(preset) || !isSeat(dealer)) return null;
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return null;
  if (seed !== null && typeof seed !== 'string') return null;
  const head: SessionHead = { version, id, preset, set: set as SessionHead['set'], dealer, seed };
  return rulesOf(head) === null ? null : head;
}
