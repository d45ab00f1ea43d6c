import { SEATS, seatAfter, type Card } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { useNames } from '../table/guests.ts';
import { sortedHand } from '../table/sort-hand.ts';
import { useTableState } from '../table/table-context.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './tricks-dialog.module.css';

/** All four hands and every trick of the deal that is over. */
export function TricksDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const names = useNames();
  const rules = useTableState((state) => state.view.rules);
  const deal = useTableState((state) => state.view.deal);
  if (deal?.hands === null || deal === null) return null;
  const { hands, contract, tricks } = deal;
  return (
    <Dialog title={t.trickByTrick} onClose={onClose}>
      <div className={styles['all']}>
        {tricks.map((trick, index) => (
          <section key={index} className={styles['trick']} aria-labelledby={`trick-${index}`}>
            <h3 id={`trick-${index}`}>
              {t.trickNumber(index + 1)} <span>{t.trickWon(names(trick.winner), trick.points)}</span>
            </h3>
            <ul>
              {trick.cards.map((card, place) => {
                const seat = seatAfter(trick.leader, place);
                return (
                  <li key={card} data-winner={seat === trick.winner}>
                    <NamedCard card={card} />
                    <span>{names(seat)}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <h3 className={styles['head']}>{t.allHands}</h3>
      {SEATS.map((seat) => (
        <section key={seat} className={styles['hand']} aria-label={names(seat)}>
          <h4>{names(seat)}</h4>
          <ul>
            {sortedHand(rules, hands[seat], contract).map((card) => (
              <li key={card}>
                <NamedCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
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
