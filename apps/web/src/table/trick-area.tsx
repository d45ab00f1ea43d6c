import { seatAfter, type Card, type Seat } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useNames } from './guests.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import { ME, type TableState } from './table-store.ts';
import styles from './trick-area.module.css';

const PLACE: Readonly<Record<Seat, 'own' | 'left' | 'top' | 'right'>> = { 0: 'own', 1: 'left', 2: 'top', 3: 'right' };
/** Fixed order of stacking, never by time: no corner with an index is ever covered. */
const STACK: readonly Seat[] = [1, 2, 3, 0];

/** A trick as it is shown. */
interface ShownTrick {
  /** Changes with the trick, so that cards of two tricks are never mixed up. */
  readonly key: string;
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Marked only when the trick is complete. */
  readonly winner: Seat | null;
}

/** The four fixed places of the cards on the table. */
export function TrickArea() {
  const t = useMessages();
  const names = useNames();
  const { table } = useTable();
  const lastShown = useIntent((intent) => intent.showLastTrick);
  const state = useTableState((all) => all);
  const trick = lastShown ? lastTrick(state) : shownTrick(state);
  const sweeping = !lastShown && state.hold?.stage === 'sweeping';
  const label = lastShown && trick !== null ? lastTrickLabel(trick.winner) : null;
  return (
    // A tap anywhere on a complete trick ends the wait; Space does the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles['trick']}
      data-last={lastShown}
      data-sweep={sweeping && trick?.winner !== null && trick !== null ? PLACE[trick.winner ?? ME] : undefined}
      onClick={() => state.hold !== null && table.goOn()}
    >
      <OwnSlot />
      {trick !== null && STACK.map((seat) => <TrickCard key={`${trick.key}-${seat}`} trick={trick} seat={seat} />)}
      {label !== null && <p className={styles['label']}>{label}</p>}
    </div>
  );

  function lastTrickLabel(winner: Seat | null): string {
    return winner === ME ? t.yourLastTrick : t.lastTrickOf(names(winner ?? ME));
  }
}

function TrickCard({ trick, seat }: { readonly trick: ShownTrick; readonly seat: Seat }) {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const place = trick.cards.findIndex((_, index) => seatAfter(trick.leader, index) === seat);
  const card = trick.cards[place];
  if (card === undefined) return null;
  return (
    <span
      className={`${styles['slot']} ${styles[PLACE[seat]]} ${styles['card']}`}
      data-winner={trick.winner === seat}
      role="img"
      aria-label={t.cardBy(cardName(card, language), names(seat))}
    >
      <CardPicture card={card} />
      {place === 0 && <span className={styles['leader']}>1</span>}
    </span>
  );
}

/** Where the own card goes: a second way to play the lifted one. */
function OwnSlot() {
  const t = useMessages();
  const here = useTable();
  const lifted = useIntent((intent) => intent.lifted);
  const waits = useTableState(
    ({ view, hold }) => hold === null && view.deal?.phase === 'play' && view.deal.turn === ME,
  );
  if (!waits) return null;
  return (
    <button
      type="button"
      className={`${styles['slot']} ${styles['own']} ${styles['free']}`}
      aria-label={t.slotFree}
      tabIndex={-1}
      aria-hidden={lifted === null}
      disabled={lifted === null}
      onClick={() => lifted !== null && tableActions(here).playCard(lifted)}
    />
  );
}

function shownTrick({ view, hold }: TableState): ShownTrick | null {
  const { deal } = view;
  if (hold !== null) {
    const number = deal?.tricks.length ?? 0;
    return { key: `${deal?.number}-${number}`, ...hold.trick };
  }
  if (deal === null || deal.leader === null || deal.phase === 'settled') return null;
  return { key: `${deal.number}-${deal.tricks.length + 1}`, leader: deal.leader, cards: deal.trick, winner: null };
}

function lastTrick({ view }: TableState): ShownTrick | null {
  const trick = view.deal?.tricks.at(-1);
  return trick === undefined ? null : { key: 'last', ...trick };
}
