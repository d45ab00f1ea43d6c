import type { LobbyLine } from '@stammtisch/protocol';
import { isAlive, isDuringDeal, isFull, memberOf, type Evening } from './evening.ts';

/** How a table stands in the list of open tables, without the name of its host; `null` if it is not in it. */
export type Listing = Omit<LobbyLine, 'table' | 'host'> & { readonly hostPerson: string };

export function listingOf(evening: Evening): Listing | null {
  const { options, phase, rules, chairs } = evening;
  const hostPerson = memberOf(evening, evening.host).person;
  if (!options.listed || options.locked || phase === 'closed' || isFull(evening) || hostPerson === null) return null;
  const people = chairs.filter((member) => member !== null && memberOf(evening, member).bot === null).length;
  // Whoever is gone would be waited for in vain.
  if (people === 0 || !isAlive(evening)) return null;
  return { rules, people, free: chairs.length - people, playing: isDuringDeal(evening), hostPerson };
}
