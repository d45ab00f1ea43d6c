import { cardCode, cardsOf } from '@stammtisch/rules';
import type { CardSet, DealView, View } from '@stammtisch/rules';
import { actionText } from './action-text.ts';

/** A view as the engine protocol writes it: plain JSON, cards as codes, actions in words. Says nothing that the view does not. */
export function writeView(view: View): Readonly<Record<string, unknown>> {
  const { viewer, dealer, deals, stock, doubled, accounts, deal, actions } = view;
  return {
    seat: viewer,
    dealer,
    deals,
    stock,
    doubled,
    accounts,
    deal: deal === null ? null : writeDeal(deal),
    actions: actions.map(actionText),
  };
}

function writeDeal(deal: DealView): Readonly<Record<string, unknown>> {
  const { contract, bill: _bill, hands: _hands, ...rest } = deal;
  return {
    ...rest,
    hand: codes(deal.hand),
    dealt: codes(deal.dealt),
    contract:
      contract === null ? null : 'called' in contract ? { ...contract, called: cardCode(contract.called) } : contract,
    trick: deal.trick.map(cardCode),
    tricks: deal.tricks.map((trick) => ({ ...trick, cards: trick.cards.map(cardCode) })),
    shown: deal.shown.map(({ seat, cards }) => ({ seat, cards: codes(cards) })),
  };
}

function codes(cards: CardSet): readonly string[] {
  return cardsOf(cards).map(cardCode);
}
