import { cardCode, cardsOf, membersOf, orderOf, TRUMP, type CardCode, type Contract } from '@stammtisch/rules';
import type { HouseRules } from '@stammtisch/rules';
import { useEffect } from 'preact/hooks';
import { createStore } from 'zustand/vanilla';

/** Trumps of the game on the page, for the Lernblatt; none as long as nobody knows them, `null` where no game is shown. */
export const shownTrumps = createStore<{ readonly cards: readonly CardCode[] | null }>(() => ({ cards: null }));

/** Tells the cards which game is on the page, as long as it is. Lessons do not: there the cards must not give answers away. */
export function useShownGame(rules: HouseRules, contract: Contract | null): void {
  useEffect(() => {
    const cards = contract === null ? [] : cardsOf(membersOf(orderOf(rules, contract), TRUMP)).map(cardCode);
    // The view is a new one with each card; the sprite is drawn anew only for other trumps.
    if (cards.join() !== shownTrumps.getState().cards?.join()) shownTrumps.setState({ cards });
  }, [rules, contract]);
  useEffect(() => () => shownTrumps.setState({ cards: null }), []);
}
