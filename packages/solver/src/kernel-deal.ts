import { isDeclaring, isTout, size, has, bySeat, membersOf, effectiveSuit } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';
import type { KernelCalled, KernelDeal, OpenTrick } from './kernel.ts';
import { makeLayout, toBits } from './layout.ts';
import type { Layout } from './layout.ts';

/** Whose value a search counts: the declaring party's, or one seat's against the three others. */
export type Counted = 'declaring' | Seat;

/** A position of the rules as the kernel takes it. */
export interface KernelPosition {
  readonly deal: KernelDeal;
  readonly trick: OpenTrick;
  readonly layout: Layout;
}

/** Translates a position with all hands open for the kernel; the party of a Ramsch is a single seat. */
export function toKernel(play: Play, counted: Counted): KernelPosition {
  const layout = makeLayout(play.order, play.tricksInDeal === 6 ? 24 : 32);
  const inParty = (seat: Seat): number => Number(counted === 'declaring' ? isDeclaring(play, seat) : seat === counted);
  return {
    layout,
    deal: {
      layout,
      hands: bySeat((seat) => toBits(layout, play.hands[seat])),
      party: bySeat(inParty),
      counts: countsTricks(play) ? 'tricks' : 'points',
      stichzwang: play.duties.stichzwang,
      handSize: play.tricksInDeal,
      called: calledOf(play, layout),
    },
    trick: { leader: play.leader, cards: play.trick.map((card) => layout.bitOf[card] ?? 0) },
  };
}

/** Whether a game is decided by tricks: Tout and Bettel (R51, R57). */
export function countsTricks(play: Play): boolean {
  return isTout(play.contract) || play.contract.game === 'bettel';
}

function calledOf(play: Play, layout: Layout): KernelCalled | null {
  const { contract, duties, partner } = play;
  if (contract.game !== 'rufspiel' || partner === null || !has(play.hands[partner], contract.called)) return null;
  const { davonlaufen } = duties;
  if (play.ranAway && davonlaufen.after === 'free') return null;
  const suit = membersOf(play.order, effectiveSuit(play.order, contract.called));
  return {
    holder: partner,
    bit: layout.bitOf[contract.called] ?? 0,
    forced: play.ranAway,
    davonlaufen: davonlaufen.enabled,
    minCards: davonlaufen.minCards,
    dealtCards: davonlaufen.countBasis === 'initial' ? size(play.dealt[partner] & suit) : -1,
    whenFollowing: davonlaufen.whenFollowing,
    forcedAfterwards: davonlaufen.after === 'sauStillForced',
    discardFromTrick: duties.discardFromTrick,
  };
}
