import { seatAfter, type Card, type Seat } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { useRef } from 'preact/hooks';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useNames } from './guests.ts';
import { useFlight, useSweep } from './use-card-motion.ts';
import styles from './trick-area.module.css';

/** Where a seat is on the screen. */
export const PLACE: Readonly<Record<Seat, 'own' | 'left' | 'top' | 'right'>> = {
  0: 'own',
  1: 'left',
  2: 'top',
  3: 'right',
};

/** A trick as it is shown. */
export interface ShownTrick {
  /** Changes with the trick, so that cards of two tricks are never mixed up. */
  readonly key: string;
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Marked only when the trick is complete. */
  readonly winner: Seat | null;
  /** It lies there for looking at it: nothing flies. */
  readonly still: boolean;
  readonly sweeps: boolean;
}

export interface TrickPlaceProps {
  readonly trick: ShownTrick;
  readonly seat: Seat;
}

/** The place of a seat: empty, or with its card. */
export function TrickPlace({ trick, seat }: TrickPlaceProps) {
  const place = trick.cards.findIndex((_, index) => seatAfter(trick.leader, index) === seat);
  const card = trick.cards[place];
  return card === undefined ? null : <TrickCard trick={trick} seat={seat} card={card} place={place} />;
}

interface TrickCardProps extends TrickPlaceProps {
  readonly card: Card;
  readonly place: number;
}

function TrickCard({ trick, seat, card, place }: TrickCardProps) {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const ref = useRef<HTMLSpanElement>(null);
  useFlight(ref, card, seat, !trick.still && place === trick.cards.length - 1);
  useSweep(ref, trick.sweeps ? trick.winner : null);
  return (
    <span
      ref={ref}
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
