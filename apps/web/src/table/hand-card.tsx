import { effectiveSuit, orderOf, TRUMP, type Card } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { useRef } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import { useLeaving } from './use-card-motion.ts';
import styles from './hand.module.css';

export interface HandCardProps {
  readonly card: Card;
  /** Its place in its row, and the row: 1 is in front. */
  readonly index: number;
  readonly row: 0 | 1;
  /** Cards of a higher layer lie on top. */
  readonly layer: number;
  /** Its place among all cards of the hand, for the packets of the deal. */
  readonly dealt: number;
  /** The one card of the hand that Tab reaches. */
  readonly current: boolean;
  /** `null` while it is not the turn to play. */
  readonly legal: boolean | null;
  readonly onFocus: () => void;
}

/** One card of the hand. A click and Enter are its own, touch is handled by the hand as a whole. */
export function HandCard({ card, index, row, layer, dealt, current, legal, onFocus }: HandCardProps) {
  const here = useTable();
  const ref = useRef<HTMLButtonElement>(null);
  useLeaving(ref, card);
  const name = useCardLabel(card);
  const t = useMessages();
  const lifted = useIntent((intent) => intent.lifted === card);
  const raised = useIntent((intent) => intent.showAllowed) && legal === true;
  const { lift, playCard } = tableActions(here);
  return (
    <button
      ref={ref}
      type="button"
      className={styles['card']}
      style={{ '--i': index, '--layer': layer, '--deal': dealt }}
      data-row={row}
      data-card={card}
      data-legal={legal ?? undefined}
      data-lifted={lifted}
      data-raised={raised}
      tabIndex={current ? 0 : -1}
      aria-disabled={legal === false}
      aria-label={legal === false ? `${name}, ${t.forbidden}` : name}
      onFocus={onFocus}
      onClick={({ detail }) => {
        const asks = detail !== 0 && settingsStore.getState().mouseMode === 'safe' && legal !== false;
        if (asks && !lifted) lift(card);
        else playCard(card);
      }}
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
