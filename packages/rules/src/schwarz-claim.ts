import { isTout } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import { isDeclaring } from './play.ts';
import type { Play } from './play.ts';
import { SEATS } from './seat.ts';
import type { Seat } from './seat.ts';

/** The seats of the party that took every trick; empty if both parties have one. */
export function schwarzWinners(play: Play): readonly Seat[] {
  const took = SEATS.filter((seat) => play.taken[seat] > 0);
  const declaring = took.every((seat) => isDeclaring(play, seat));
  const opposing = took.every((seat) => !isDeclaring(play, seat));
  return declaring || opposing ? SEATS.filter((seat) => isDeclaring(play, seat) === declaring) : [];
}

/**
 * Whether Schwarz counts only if the winners demand it now (`schwarz.claimRequired`, R92); it is not counted in Tout, Bettel and Ramsch.
 * If both parties have a trick nobody is left to be asked.
 */
export function mayClaimSchwarz(rules: HouseRules, play: Play): boolean {
  const { contract } = play;
  if (!rules['schwarz.claimRequired'] || isTout(contract)) return false;
  return contract.game !== 'bettel' && contract.game !== 'ramsch';
}
