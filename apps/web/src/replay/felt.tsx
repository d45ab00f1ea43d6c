import { SEATS, seatAfter, type BySeat, type Card, type Seat } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { NamedCard } from '../ui/named-card.tsx';
import { placeOf, type Place } from './sight.ts';
import { useWords } from './use-words.ts';
import styles from './felt.module.css';

/** Fixed order of stacking, so that no corner with an index is covered. */
const STACK: readonly Place[] = ['left', 'top', 'right', 'own'];

/** What is to be seen at a seat. */
export interface FeltSeat {
  /** The cards it holds, or only how many if they are closed. */
  readonly cards: readonly Card[] | number;
  readonly badges: readonly string[];
  readonly turn: boolean;
}

/** A trick that runs, or one that is complete. */
export interface FeltTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat | null;
}

export interface FeltProps {
  readonly seats: BySeat<FeltSeat>;
  /** `null` where no card was played yet. */
  readonly trick: FeltTrick | null;
  /** Who sits in front of the screen. */
  readonly bottom: Seat;
  readonly names: Names;
}

/** The table from above: four hands and the trick between them. */
export function Felt({ seats, trick, bottom, names }: FeltProps) {
  const words = useWords();
  return (
    <section className={styles['felt']} aria-label={words.table}>
      {SEATS.map((seat) => (
        <SeatHand key={seat} seat={seats[seat]} place={placeOf({ bottom }, seat)} name={names(seat)} />
      ))}
      {trick !== null && <Trick trick={trick} bottom={bottom} names={names} />}
    </section>
  );
}

interface SeatProps {
  readonly seat: FeltSeat;
  readonly place: Place;
  readonly name: string;
}

function SeatHand({ seat: { cards, badges, turn }, place, name }: SeatProps) {
  const words = useWords();
  return (
    <section className={styles[place]} aria-label={words.handOf(name)}>
      <p className={styles['who']} data-turn={turn}>
        <b>{name}</b> <span className={styles['badges']}>{badges.join(' · ')}</span>
      </p>
      {typeof cards === 'number' ? <ClosedHand count={cards} /> : <OpenHand cards={cards} />}
    </section>
  );
}

function ClosedHand({ count }: { readonly count: number }) {
  const words = useWords();
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={styles['hand']} role="img" aria-label={words.cardsLeft(count)}>
      {places.map((place) => (
        <span key={place}>
          <CardPicture card="back" />
        </span>
      ))}
    </div>
  );
}

function OpenHand({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className={styles['hand']}>
      {cards.map((card) => (
        <li key={card}>
          <NamedCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function Trick({
  trick: { leader, cards, winner },
  bottom,
  names,
}: Omit<FeltProps, 'seats'> & { readonly trick: FeltTrick }) {
  const words = useWords();
  const language = useLanguage();
  const shown = cards.map((card, index) => ({ card, index, seat: seatAfter(leader, index) }));
  const inOrder = STACK.flatMap((place) => shown.filter(({ seat }) => placeOf({ bottom }, seat) === place));
  return (
    <ul className={styles['trick']} aria-label={words.trickNow}>
      {inOrder.map(({ card, index, seat }) => (
        <li
          key={card}
          className={styles[`at-${placeOf({ bottom }, seat)}`]}
          data-winner={winner === seat}
          data-new={index === cards.length - 1}
        >
          <span role="img" aria-label={words.cardBy(cardName(card, language), names(seat))}>
            <CardPicture card={card} />
          </span>
          {index === 0 && (
            <span className={styles['leader']} role="img" aria-label={words.leads}>
              1
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
