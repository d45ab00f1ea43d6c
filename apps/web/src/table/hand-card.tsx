import { effectiveSuit, orderOf, pointsOf, TRUMP, type Card } from '@stammtisch/rules';
import { useId } from 'preact/hooks';
import { cardName } from '../i18n/game-texts.ts';
import { ReasonInWords } from '../i18n/reason.tsx';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useStore } from '../ui/use-store.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
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
  const name = useCardLabel(card);
  const why = useId();
  const t = useMessages();
  const isLifted = useIntent((intent) => intent.lifted === card);
  // It lies ready until the server has it: without a line to the server that may take long.
  const isAsked = useTableState(({ asked }) => asked?.type === 'play' && asked.card === card);
  const raised = useIntent((intent) => intent.showAllowed) && legal === true;
  const { lift, playCard } = tableActions(here);
  return (
    <button
      type="button"
      className={styles['card']}
      style={{ '--at': index, '--layer': layer, '--deal': dealt }}
      data-row={row}
      data-card={card}
      data-legal={legal ?? undefined}
      data-lifted={isLifted || isAsked}
      data-raised={raised}
      tabIndex={current ? 0 : -1}
      aria-disabled={legal === false}
      aria-label={legal === false ? `${name}, ${t.forbidden}` : name}
      aria-describedby={legal === false ? why : undefined}
      onFocus={onFocus}
      onClick={({ detail }) => {
        const asks = detail !== 0 && settingsStore.getState().mouseMode === 'safe' && legal !== false;
        if (asks && !isLifted) lift(card);
        else playCard(card);
      }}
    >
      <CardPicture card={card} />
      {legal === false && <Why card={card} id={why} />}
    </button>
  );
}

/** Why the card may not be played now, for the screen reader. */
function Why({ card, id }: { readonly card: Card; readonly id: string }) {
  const reason = useTable().table.whyNot({ type: 'play', card });
  return (
    <span id={id} hidden>
      {reason !== null && <ReasonInWords reason={reason} />}
    </span>
  );
}

/** "Eichel-Ober, Trumpf", as the screen reader says a card; with its Augen where much is spoken. */
function useCardLabel(card: Card): string {
  const t = useMessages();
  const language = useLanguage();
  const rules = useTableState((state) => state.view.rules);
  const contract = useTableState((state) => state.view.deal?.contract ?? null);
  const isFull = useStore(settingsStore, ({ speech }) => speech === 'full');
  const isTrump = contract !== null && effectiveSuit(orderOf(rules, contract), card) === TRUMP;
  const remarks = [...(isTrump ? [t.trump] : []), ...(isFull ? [t.worth(pointsOf(card))] : [])];
  return [cardName(card, language), ...remarks].join(', ');
}
