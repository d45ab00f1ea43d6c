import { seatToSpeak } from './auction-state.ts';
import type { Deal } from './deal.ts';
import { isPlayOver, seatToPlay } from './play.ts';
import { cutterOf } from './seat.ts';
import type { Seat } from './seat.ts';

/**
 * Whose turn it is as everybody can see; `null` when several seats may answer (a Stoß, a claim, Schwarz) or nobody has to act.
 */
export function seatToAct(deal: Deal): Seat | null {
  const { phase, play } = deal;
  switch (phase.name) {
    case 'cutting':
      return cutterOf(deal.dealer);
    case 'knocking':
      return phase.seat;
    case 'auction':
      return deal.auction === null ? null : seatToSpeak(deal.auction);
    case 'play':
      return play === null || deal.stoss.asked.length > 0 || isPlayOver(play) ? null : seatToPlay(play);
    case 'sie-laid':
    case 'claim':
    case 'schwarz-claim':
    case 'settled':
      return null;
  }
}
