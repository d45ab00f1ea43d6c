import { lookOfName } from '@stammtisch/protocol';
import type { Circumstances } from './command.ts';
import { peopleHere, type Evening } from './evening.ts';

/** Whether people at a table would take this name for that of somebody else who sits or waits there. */
export function isNameTaken(evening: Evening, person: string, name: string, nameOf: Circumstances['nameOf']): boolean {
  return peopleHere(evening).some((other) => {
    const called = other.person === null || other.person === person ? null : nameOf(other.person);
    return called !== null && lookOfName(called) === lookOfName(name);
  });
}
