import type { SelfDevice } from '@stammtisch/protocol';
import type { PersonEntry } from './people.ts';

/** A device of a person, as its cookie says. */
export interface Device {
  readonly person: string;
  /** 8 bytes by chance in hex; it opens nothing by itself, since cookies are signed. */
  readonly id: string;
}

/** How often it is noted that a device still comes. */
const NOTED_EVERY_MS = 24 * 3_600_000;

/** The devices that belong to a person, the newest first; the log holds when each came and which were removed. */
export function devicesIn(entries: readonly PersonEntry[]): readonly SelfDevice[] {
  const devices = new Map<string, SelfDevice>();
  for (const entry of entries) {
    if (entry.type === 'device') {
      devices.delete(entry.device);
      devices.set(entry.device, { id: entry.device, name: entry.name, seen: entry.at });
    }
    if (entry.type === 'device-removed') devices.delete(entry.device);
  }
  return [...devices.values()].toReversed();
}

/** Whether a device may still be its person: it was not removed, and the person was not deleted. */
export function isStillIn(entries: readonly PersonEntry[], id: string): boolean {
  const last = entries.findLast(
    (entry) => (entry.type === 'device' || entry.type === 'device-removed') && entry.device === id,
  );
  return last?.type !== 'device-removed' && !isErased(entries);
}

/** Whether the person was deleted. */
export function isErased(entries: readonly PersonEntry[]): boolean {
  return entries.some(({ type }) => type === 'erased');
}

/** Whether it is to be noted that a device came: if that is not known since less than a day. */
export function isToBeNoted(entries: readonly PersonEntry[], id: string, now: number): boolean {
  const known = devicesIn(entries).find((one) => one.id === id);
  return known === undefined || now >= known.seen + NOTED_EVERY_MS;
}
