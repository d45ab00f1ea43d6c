import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useStore } from '../ui/use-store.ts';
import { HandCard } from './hand-card.tsx';
import { legalCards } from './own-cards.ts';
import { RefusalTip } from './refusal-tip.tsx';
import { tableActions } from './table-actions.ts';
import { useTable, useTableState } from './table-context.ts';
import { ME } from './table-store.ts';
import { useOwnCards } from './use-own-cards.ts';
import { leaving } from './use-card-motion.ts';
import { useHandPointer } from './use-hand-pointer.ts';
import { useMoveCard } from './use-move-card.ts';
import styles from './hand.module.css';

/** Fewer cards are large enough in one row. */
const TWO_ROWS_FROM = 5;
/** A low window has no height for two rows, and width enough for one. */
const LOW = '(orientation: landscape) and (max-height: 480px) and (min-width: 480px)';
/** A window with room for two rows and a question; elsewhere the second row comes when cards are played. */
const HIGH = '(min-height: 700px)';

/** The own cards: a toolbar in which the arrow keys move. */
export function Hand() {
  const t = useMessages();
  const here = useTable();
  const cards = useOwnCards();
  const view = useTableState((state) => state.view);
  const legal = legalCards(view);
  const { bigHand, leftHanded, ownOrder } = useStore(settingsStore);
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const { peek, handlers } = useHandPointer(list, cards);
  const { moveCard, said } = useMoveCard();
  const place = Math.min(current, Math.max(0, cards.length - 1));
  useHandedOnFocus(list, setCurrent);
  useKeptFocus(list, place, cards.length);
  const low = useMedia(LOW);
  const high = useMedia(HIGH);
  const roomForTwo = high || (!low && view.deal?.phase === 'play');
  const rows = bigHand && roomForTwo && cards.length >= TWO_ROWS_FROM ? 2 : 1;
  const perRow = Math.ceil(cards.length / rows);
  return (
    <section className={styles['hand']} aria-label={t.yourCards} data-rows={rows}>
      <RefusalTip cards={cards} list={list} />
      <div
        ref={list}
        className={styles['cards']}
        role="toolbar"
        data-seat={ME}
        aria-label={t.yourCards}
        style={{ '--in-row': perRow }}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {cards.map((card, index) => (
          <HandCard
            key={`${view.deal?.number}-${card}`}
            card={card}
            index={index % perRow}
            row={index < perRow ? 0 : 1}
            layer={layerOf(index)}
            dealt={index}
            current={index === place}
            legal={legal === null ? null : legal.includes(card)}
            onFocus={() => setCurrent(index)}
          />
        ))}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
      {peek !== null && (
        <div className={styles['peek']} style={{ left: peek.x, top: peek.y }} aria-hidden="true">
          <CardPicture card={peek.card} />
        </div>
      )}
    </section>
  );

  /** Later cards lie on earlier ones, in a mirrored fan the other way round; the front row lies on the back row. */
  function layerOf(index: number): number {
    const inRow = index % perRow;
    return (index < perRow ? 0 : perRow) + (leftHanded ? perRow - 1 - inRow : inRow);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const card = cards[place];
    if (step === undefined || card === undefined) {
      if (event.key === 'ArrowUp' && card !== undefined) tableActions(here).playCard(card);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!event.shiftKey) return focusCard((place + step + cards.length) % cards.length);
    if (ownOrder) setCurrent(moveCard(card, step));
  }

  function focusCard(index: number): void {
    setCurrent(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  }
}

/**
 * A card that is played hands the focus on to the one that comes in its place, while nothing has moved on the screen: a button that is taken out of
 * the page with the focus makes the browser lay out the table, and the next one that gets it once more.
 */
function useHandedOnFocus(list: RefObject<HTMLDivElement | null>, onPlace: (place: number) => void): void {
  const { table } = useTable();
  useLayoutEffect(
    () =>
      table.store.subscribe(({ view }, before) => {
        const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
        const place = buttons.findIndex((button) => button === document.activeElement);
        const gone = leaving(before.view.deal, view.deal);
        if (!gone.some((card) => buttons[place]?.dataset['card'] === `${card}`)) return;
        (buttons[place + 1] ?? buttons[place - 1])?.focus({ preventScroll: true });
        onPlace(place);
      }),
    [table, list, onPlace],
  );
}

/** After a card is gone the focus stays at its place, if the hand had it. */
function useKeptFocus(list: RefObject<HTMLDivElement | null>, place: number, count: number): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    const remember = (): void => {
      had.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body)
      list.current?.querySelectorAll('button')[place]?.focus();
  }, [list, place, count]);
}
