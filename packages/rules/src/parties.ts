import { effectiveSuit } from './card-order.ts';
import type { Deal } from './deal.ts';
import type { HouseRules } from './house-rules.ts';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';
import type { Viewer } from './view.ts';

/**
 * The partner of a Rufspiel as far as a viewer may know him (B44): himself from the beginning, everybody once the called card lies on the
 * table, once he answered a Stoß for his party (B12), or when the deal is over; by house rule after a trick in which he ran away.
 */
export function knownPartner(rules: HouseRules, deal: Deal, viewer: Viewer): Seat | null {
  const { play, contract } = deal;
  if (play === null || contract?.game !== 'rufspiel' || play.partner === null) return null;
  const { partner } = play;
  if (viewer === partner || deal.phase.name === 'settled' || deal.phase.name === 'schwarz-claim') return partner;
  const cards = [...play.tricks.flatMap((trick) => trick.cards), ...play.trick];
  if (cards.includes(contract.called)) return partner;
  if (deal.stoss.steps.includes(partner)) return partner;
  return rules['view.revealAfterDavonlaufen'] && ranAwayInSight(rules, play, contract.called) ? partner : null;
}

/**
 * Whether a complete trick led in the called suit shows that its leader ran away: the called card did not fall in it, and any other holder
 * would have had to play it. Where he may also run away when following (B39) several seats could have, so nothing is shown.
 */
function ranAwayInSight(rules: HouseRules, play: Play, called: number): boolean {
  if (!play.ranAway || rules['davonlaufen.whenFollowing']) return false;
  const suit = effectiveSuit(play.order, called);
  return play.tricks.some((trick) => effectiveSuit(play.order, trick.cards[0] ?? called) === suit);
}
