import { makeDeviceCode } from '@stammtisch/protocol';
import { isErased } from './devices.ts';
import { addEntry, logOf, type Entry } from './log-of.ts';
import type { People } from './people.ts';
import { newId, numberBelow, type World } from './world.ts';

/** Codes with which another device becomes the same person. */
export interface DeviceCodes {
  readonly make: (person: string) => Promise<string>;
  /** The person that a code belongs to; good once, for ten minutes, and as long as the person is not deleted. */
  readonly redeem: (code: string) => Promise<string | null>;
}

type DeviceCodeEntry = Entry & { readonly person: string; readonly used: boolean };

const GOOD_MS = 600_000;

export function deviceCodesOf(world: World, people: People): DeviceCodes {
  return {
    async make(person) {
      const code = makeDeviceCode((below) => numberBelow(world, below));
      const entry: DeviceCodeEntry = { v: 1, at: world.now(), person, used: false };
      await addEntry(world, logOf.deviceCode(code), entry);
      return code;
    },
    async redeem(code) {
      const log = logOf.deviceCode(code);
      const events = await world.store.read(log);
      const made = events.at(-1)?.event as DeviceCodeEntry | undefined;
      if (made === undefined || made.used || world.now() > made.at + GOOD_MS) return null;
      if (isErased(await people.entries(made.person))) return null;
      const used: DeviceCodeEntry = { ...made, used: true };
      const answer = await world.store.append({ table: log, id: newId(world), from: events.length, events: [used] });
      return answer.kind === 'stored' ? made.person : null;
    },
  };
}
