import type { Card } from '@stammtisch/rules';
import { useState } from 'preact/hooks';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useOwnCards } from './use-own-cards.ts';
import { keepOrder } from './keep-order.ts';
import { movedTo } from './sort-hand.ts';
import { useTable } from './table-context.ts';
import { useWords } from './use-words.ts';

/** Moves a card of the hand by some places without dragging it, and what a screen reader says of it. */
export function useMoveCard() {
  const here = useTable();
  const cards = useOwnCards();
  const language = useLanguage();
  const t = useWords();
  const [said, setSaid] = useState('');
  return {
    said,
    /** Gives the new place of the card, counted from 0. */
    moveCard: (card: Card, steps: number): number => {
      const order = movedTo(cards, card, cards.indexOf(card) + steps);
      const place = order.indexOf(card);
      keepOrder(here, order);
      setSaid(t.movedTo(cardName(card, language), place + 1, cards.length));
      return place;
    },
  };
}
