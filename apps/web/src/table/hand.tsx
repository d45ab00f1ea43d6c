import { has, type Card, type View } from '@stammtisch/rules';
import { cardName, reasonText } from '@stammtisch/texts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useNames } from './guests.ts';
import { HandCard } from './hand-card.tsx';
import { sortedHand } from './sort-hand.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import { ME } from './table-store.ts';
import { useHandTouch } from './use-hand-touch.ts';
import styles from './hand.module.css';

/** The own cards: a toolbar in which the arrow keys move. */
export function Hand() {
  const t = useMessages();
  const here = useTable();
  const view = useTableState((state) => state.view);
  const considered = useIntent((intent) => intent.considered);
  const twoRows = useStore(settingsStore, (settings) => settings.bigHand);
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const cards = useMemo(() => handOf(view, considered), [view, considered]);
  const { slide, handlers } = useHandTouch(list);
  const place = Math.min(current, Math.max(0, cards.length - 1));
  useKeptFocus(list, place, cards.length);
  const legal = legalIn(view);
  return (
    <section
      className={styles['hand']}
      aria-label={t.yourCards}
      data-rows={twoRows && cards.length > 4 ? 2 : 1}
      data-few={cards.length <= 4}
    >
      <Refusal cards={cards} list={list} />
      <div
        ref={list}
        className={styles['cards']}
        role="toolbar"
        aria-label={t.yourCards}
        style={{ '--n': twoRows && cards.length > 4 ? Math.ceil(cards.length / 2) : cards.length }}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (step === undefined) {
            if (event.key === 'ArrowUp') playCurrent();
            return;
          }
          event.preventDefault();
          event.stopPropagation();
          focusCard((place + step + cards.length) % cards.length);
        }}
        {...handlers}
      >
        {cards.map((card, index) => (
          <HandCard
            key={`${view.deal?.number}-${card}`}
            card={card}
            index={index}
            count={cards.length}
            twoRows={twoRows && cards.length > 4}
            current={index === place}
            forbidden={legal !== null && !legal.includes(card)}
            onFocus={() => setCurrent(index)}
          />
        ))}
      </div>
      {slide !== null && (
        <div className={styles['peek']} style={{ left: slide.x, top: slide.y }} aria-hidden="true">
          <CardPicture card={slide.card} />
        </div>
      )}
    </section>
  );

  function focusCard(index: number): void {
    setCurrent(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  }

  function playCurrent(): void {
    const card = cards[place];
    if (card !== undefined) tableActions(here).playCard(card);
  }
}

/** The hand as it is sorted now. */
export function handOf(view: View, considered: Parameters<typeof sortedHand>[2]): readonly Card[] {
  const { deal, rules } = view;
  if (deal === null) return [];
  return sortedHand(rules, deal.hand, deal.contract ?? considered);
}

/** The cards that may be played now; `null` while it is not the person's turn to play one. */
function legalIn(view: View): readonly Card[] | null {
  if (view.deal?.phase !== 'play' || view.deal.turn !== ME) return null;
  return view.actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
}

/** After a card is gone the focus stays at its place, if the hand had it. */
function useKeptFocus(list: React.RefObject<HTMLDivElement | null>, place: number, count: number): void {
  const had = useRef(false);
  useEffect(() => {
    const remember = (): void => {
      had.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
  useEffect(() => {
    if (had.current && document.activeElement === document.body)
      list.current?.querySelectorAll('button')[place]?.focus();
  }, [list, place, count]);
}

/** Why the tapped card may not be played, with a pointer to it. */
function Refusal({
  cards,
  list,
}: {
  readonly cards: readonly Card[];
  readonly list: React.RefObject<HTMLDivElement | null>;
}) {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { intent } = useTable();
  const refused = useIntent((all) => all.refused);
  const view = useTableState((state) => state.view);
  const [x, setX] = useState(0);
  const card = refused !== null && has(view.deal?.hand ?? 0, refused.card) ? refused.card : null;
  useEffect(() => {
    const box = card === null ? undefined : list.current?.querySelectorAll('button')[cards.indexOf(card)];
    if (box !== undefined) setX(box.offsetLeft + Math.min(box.offsetWidth / 2, 24));
  }, [card, cards, list]);
  useEffect(() => {
    if (card === null) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') intent.setState({ refused: null });
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [card, intent]);
  const legal = legalIn(view) ?? [];
  const allowed =
    legal.length > 0 && legal.length <= 3 ? t.allowed(legal.map((one) => cardName(one, language)).join(', ')) : '';
  return (
    <div className={styles['tip-place']} role="status">
      {refused !== null && card !== null && (
        <>
          <p className={styles['tip']} style={{ '--x': `${x}px` }}>
            <span>{reasonText(refused.reason, language, names)}</span> {allowed !== '' && <small>{allowed}</small>}
          </p>
          <span className={styles['pointer']} style={{ '--x': `${x}px` }} />
        </>
      )}
    </div>
  );
}
