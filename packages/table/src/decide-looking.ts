import { hex } from '@stammtisch/fairdeal';
import { LONGEST_NAME, MOST_LOOKING, readName } from '@stammtisch/protocol';
import { err, ok } from '@stammtisch/rules';
import type { Circumstances, Decided } from './command.ts';
import { lookersAt, looksOn, memberOfPerson, type Evening, type MemberState } from './evening.ts';
import type { EveningEvent } from './event.ts';
import { isNameTaken } from './name-taken.ts';

/** So many people a table gets to know in an evening before nobody new is noted who only looks on: the log must not grow with a crowd. */
const MOST_KNOWN = 200;

interface Looker {
  readonly person: string;
  readonly connection: string;
}

/** Somebody without a place wants to be seen looking on. */
export function decideLookOn(
  evening: Evening,
  looker: Looker & { readonly name: string },
  circumstances: Circumstances,
): Decided {
  const name = readName(looker.name);
  if (name === null) return err({ code: 'name-bad', most: LONGEST_NAME });
  if (isNameTaken(evening, looker.person, name, circumstances.nameOf)) return err({ code: 'name-taken' });
  return beginsToLook(evening, looker, circumstances);
}

/** Somebody without a place is seen looking on, if that is allowed, there is a name, and not too many do. */
export function beginsToLook(
  evening: Evening,
  { person, connection }: Looker,
  { bytes, nameOf }: Pick<Circumstances, 'bytes' | 'nameOf'>,
): Decided {
  const one = memberOfPerson(evening, person);
  if (one?.removed === true) return err({ code: 'removed-here' });
  if (!evening.options.spectators) return err({ code: 'no-spectators' });
  if (nameOf(person) === null) return err({ code: 'name-bad', most: LONGEST_NAME });
  const isSeen = one !== null && looksOn(evening, one);
  if (isSeen && one.connection === connection) return ok([]);
  const isFull = lookersAt(evening).length >= MOST_LOOKING || (one === null && evening.members.length >= MOST_KNOWN);
  if (!isSeen && isFull) return err({ code: 'spectators-full', most: MOST_LOOKING });
  const member = one?.member ?? evening.members.length + 1;
  return ok([{ type: 'looks', member, person, ref: one?.ref ?? hex(bytes(8)), connection }]);
}

/** Whoever gives up a place and is there looks on, if there is room for him. */
export function looksOnFrom(
  evening: Evening,
  { person, connection }: MemberState,
  circumstances: Circumstances,
): readonly EveningEvent[] {
  if (person === null || connection === null) return [];
  const begins = beginsToLook(evening, { person, connection }, circumstances);
  return begins.ok ? begins.value : [];
}
