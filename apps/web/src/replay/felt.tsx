import { SEATS, declarerOf, seatAfter, type Card, type Play, type Seat } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { sortedHand } from '../table/sort-hand.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { ownSeat, placeOf, playAt, type Place, type Sight } from './sight.ts';
import { useWords } from './use-words.ts';
import styles from './felt.module.css';

/** Fixed order of stacking, so that no corner with an index is covered. */
const STACK: readonly Place[] = ['left', 'top', 'right', 'own'];

/** The table from above: four hands and the trick between them. */
export function Felt({ sight, names }: { readonly sight: Sight; readonly names: Names }) {
  const words = useWords();
  const play = playAt(sight);
  return (
    <section className={styles['felt']} aria-label={words.table}>
      {SEATS.map((seat) => (
        <SeatHand key={seat} sight={sight} seat={seat} names={names} />
      ))}
      {play !== null && <Trick sight={sight} play={play} names={names} />}
    </section>
  );
}

interface SeatProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly names: Names;
}

function SeatHand({ sight, seat, names }: SeatProps) {
  const words = useWords();
  const { course, isOpen, bottom } = sight;
  const { record, replay } = course;
  const play = playAt(sight);
  const left = play?.hands[seat] ?? record.hands[seat];
  const cards = sortedHand(record.rules, left, replay.contract);
  const isHidden = !isOpen && seat !== bottom;
  const turn = play !== null && turnIn(play) === seat && sight.at < course.plays.length - 1;
  return (
    <section className={styles[placeOf(sight, seat)]} aria-label={words.handOf(names(seat))}>
      <p className={styles['who']} data-turn={turn}>
        <b>{names(seat)}</b> <Badges sight={sight} seat={seat} play={play} />
      </p>
      {isHidden ? (
        <div className={styles['hand']} role="img" aria-label={words.cardsLeft(cards.length)}>
          {cards.map((card) => (
            <span key={card}>
              <CardPicture card="back" />
            </span>
          ))}
        </div>
      ) : (
        <ul className={styles['hand']}>
          {cards.map((card) => (
            <li key={card}>
              <NamedCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function turnIn({ leader, trick }: Play): Seat {
  return seatAfter(leader, trick.length);
}

function Badges({ sight, seat, play }: { readonly sight: Sight; readonly seat: Seat; readonly play: Play | null }) {
  const words = useWords();
  const { record, replay } = sight.course;
  const { contract } = replay;
  const isMe = ownSeat(sight) === seat;
  const declares = contract !== null && declarerOf(contract) === seat;
  const badges = [
    ...(declares ? [isMe ? words.declarerYou : words.declarer] : []),
    ...(play?.partner === seat ? [isMe ? words.partnerYou : words.partner] : []),
    ...(record.dealer === seat ? [words.dealer] : []),
    ...(play === null || play.taken[seat] === 0 ? [] : [words.points(play.points[seat])]),
  ];
  return <span className={styles['badges']}>{badges.join(' · ')}</span>;
}

/** The trick that runs, or the one that is just complete. */
function Trick({ sight, play, names }: { readonly sight: Sight; readonly play: Play; readonly names: Names }) {
  const words = useWords();
  const language = useLanguage();
  const last = play.tricks.at(-1);
  const complete = play.trick.length === 0 ? last : undefined;
  const { leader, cards } = complete ?? { leader: play.leader, cards: play.trick };
  const shown = cards.map((card, index) => ({ card, index, seat: seatAfter(leader, index) }));
  const inOrder = STACK.flatMap((place) => shown.filter(({ seat }) => placeOf(sight, seat) === place));
  return (
    <ul className={styles['trick']} aria-label={words.trickNow}>
      {inOrder.map(({ card, index, seat }) => (
        <li
          key={card}
          className={styles[`at-${placeOf(sight, seat)}`]}
          data-winner={complete?.winner === seat}
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

function NamedCard({ card }: { readonly card: Card }) {
  const language = useLanguage();
  return (
    <span role="img" aria-label={cardName(card, language)}>
      <CardPicture card={card} />
    </span>
  );
}
