import { size, has, bySeat, membersOf, effectiveSuit } from '@stammtisch/rules';
import type { Play } from '@stammtisch/rules';
import type { KernelCalled, KernelDeal, OpenTrick } from './kernel.ts';
import { toBits } from './layout.ts';
import type { Layout } from './layout.ts';
import { isCounted } from './question.ts';
import type { Counted, Counts } from './question.ts';

/** A position of the rules as the kernel takes it. */
export interface KernelPosition {
  readonly deal: KernelDeal;
  readonly trick: OpenTrick;
  readonly layout: Layout;
}

/** Translates a position with all hands open for the kernel. */
export function toKernel(play: Play, counted: Counted, counts: Counts, layout: Layout): KernelPosition {
  return {
    layout,
    deal: {
      layout,
      hands: bySeat((seat) => toBits(layout, play.hands[seat])),
      party: bySeat((seat) => Number(isCounted(play, counted, seat))),
      counts,
      stichzwang: play.duties.stichzwang,
      handSize: play.tricksInDeal,
      called: calledOf(play, layout),
    },
    trick: { leader: play.leader, cards: play.trick.map((card) => layout.bitOf[card] ?? 0) },
  };
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
