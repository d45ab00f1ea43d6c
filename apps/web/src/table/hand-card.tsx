import { effectiveSuit, orderOf, TRUMP, type Card } from '@stammtisch/rules';
import { cardName } from '@stammtisch/texts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import styles from './hand.module.css';

export interface HandCardProps {
  readonly card: Card;
  readonly index: number;
  readonly count: number;
  readonly twoRows: boolean;
  /** The one card of the hand that Tab reaches. */
  readonly current: boolean;
  readonly forbidden: boolean;
  readonly onFocus: () => void;
}

/** One card of the hand: a click or Enter plays it, touch is handled by the hand as a whole. */
export function HandCard({ card, index, count, twoRows, current, forbidden, onFocus }: HandCardProps) {
  const here = useTable();
  const name = useCardLabel(card);
  const t = useMessages();
  const lifted = useIntent((intent) => intent.lifted === card);
  const raised = useIntent((intent) => intent.showAllowed) && !forbidden;
  const perRow = Math.ceil(count / 2);
  const row = twoRows && index >= perRow ? 1 : 0;
  return (
    <button
      type="button"
      className={styles['card']}
      style={{ '--i': twoRows ? index - row * perRow : index, '--deal': index }}
      data-row={twoRows ? row : undefined}
      data-card={card}
      data-lifted={lifted}
      data-raised={raised}
      tabIndex={current ? 0 : -1}
      aria-disabled={forbidden}
      aria-label={forbidden ? `${name}, ${t.forbidden}` : name}
      onFocus={onFocus}
      onClick={() => tableActions(here).playCard(card)}
    >
      <CardPicture card={card} />
    </button>
  );
}

/** "Eichel-Ober, Trumpf", as the screen reader says a card. */
function useCardLabel(card: Card): string {
  const t = useMessages();
  const language = useLanguage();
  const rules = useTableState((state) => state.view.rules);
  const contract = useTableState((state) => state.view.deal?.contract ?? null);
  const name = cardName(card, language);
  if (contract === null) return name;
  return effectiveSuit(orderOf(rules, contract), card) === TRUMP ? `${name}, ${t.trump}` : name;
}
