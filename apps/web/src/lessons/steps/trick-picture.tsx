import { LEARNER } from '@stammtisch/lessons';
import { seatAfter, type Card, type Seat } from '@stammtisch/rules';
import { cardName } from '../../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import styles from './trick-picture.module.css';

const PLACE: Readonly<Record<Seat, 'own' | 'left' | 'top' | 'right'>> = { 0: 'own', 1: 'left', 2: 'top', 3: 'right' };

export interface TrickPictureProps {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Marked when it is no secret any more. */
  readonly winner: Seat | null;
}

/** A complete trick as it lies on the table, with everybody's name beside the card. */
export function TrickPicture({ leader, cards, winner }: TrickPictureProps) {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  return (
    <ol className={styles['trick']}>
      {cards.map((card, index) => {
        const seat = seatAfter(leader, index);
        return (
          <li key={card} className={styles[PLACE[seat]]} data-winner={seat === winner}>
            <span role="img" aria-label={t.cardBy(cardName(card, language), names(seat))}>
              <CardPicture card={card} />
              {index === 0 && (
                <span className={styles['leader']} aria-hidden="true">
                  1
                </span>
              )}
            </span>
            <span className={styles['name']} aria-hidden="true">
              {seat === LEARNER ? t.you : names(seat)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
