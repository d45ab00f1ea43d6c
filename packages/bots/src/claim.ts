import { TRUMP, beats, cardsOf, effectiveSuit, membersOf, size } from '@stammtisch/rules';
import type { CardOrder, CardSet, SeatAction, View } from '@stammtisch/rules';
import { sightOf } from './sight.ts';
import type { Sight } from './sight.ts';

/** Claims the rest when every card in hand wins for certain, whoever holds what (B59); `undefined` otherwise. */
export function claim(view: View, sight: Sight): SeatAction | undefined {
  const action = view.actions.find((candidate) => candidate.type === 'claim');
  if (action === undefined || sight.contract.game === 'ramsch' || sight.contract.game === 'bettel') return undefined;
  return winsEverything(sight.order, sight.hand, sight.unseen) ? action : undefined;
}

/** Whether a hand that leads takes all tricks against any distribution of the unseen cards: it draws the trumps and only holds top cards. */
export function winsEverything(order: CardOrder, hand: CardSet, unseen: CardSet): boolean {
  const trumps = membersOf(order, TRUMP);
  const others = unseen & trumps;
  // Each trump draws at least one of theirs; whoever holds nothing else needs to draw none.
  if ((hand & ~trumps) !== 0 && size(hand & trumps) < size(others)) return false;
  return cardsOf(hand).every((card) => {
    const suit = membersOf(order, effectiveSuit(order, card));
    return cardsOf(unseen & suit).every((other) => beats(order, card, other));
  });
}

/**
 * Answers a claim: agrees if the claimant is on the own side, or if no card of the own hand could beat any of the cards laid open; in a
 * Ramsch everybody is glad to give the rest away.
 */
export function answerClaim(view: View): SeatAction | undefined {
  const agree = view.actions.find((action) => action.type === 'agree-claim');
  const refuse = view.actions.find((action) => action.type === 'refuse-claim');
  const sight = sightOf(view);
  return sight === null || accepts(view, sight) ? agree : refuse;
}

function accepts({ deal }: View, sight: Sight): boolean {
  const claimant = deal?.claimant ?? null;
  if (claimant === null || sight.contract.game === 'ramsch' || sight.friend[claimant] === 1) return true;
  const open = deal?.shown.find((hand) => hand.seat === claimant)?.cards ?? 0;
  return cardsOf(open).every((card) => cardsOf(sight.hand).every((own) => !canBeat(sight, own, card)));
}

/** Whether an own card could take a trick from a card: higher in its suit, or a trump while the own hand has none of the suit. */
function canBeat({ order, hand }: Sight, own: number, card: number): boolean {
  if (!beats(order, own, card)) return false;
  const suit = effectiveSuit(order, card);
  return effectiveSuit(order, own) === suit || (hand & membersOf(order, suit)) === 0;
}
