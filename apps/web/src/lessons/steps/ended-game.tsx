import { LEARNER, readCards, settled, type Ended } from '@stammtisch/lessons';
import { useMemo } from 'react';
import { contractName, cardName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import { useLearnWords } from '../words.ts';
import styles from './ended-game.module.css';

/** A game that is over: who played what, and how it ended. */
export function EndedGame({ ended }: { readonly ended: Ended }) {
  const t = useLearnWords();
  const language = useLanguage();
  const names = useNames();
  const { outcome } = useMemo(() => settled(ended), [ended]);
  const { points, tricks, contract, partner, knocks, stoss } = outcome;
  const who = [contract.declarer, ...(partner === null ? [] : [partner])];
  const extras = [...(knocks > 0 ? [t.knocks(knocks)] : []), ...(stoss > 0 ? [t.stoss] : [])];
  return (
    <section className={styles['ended']} aria-label={t.result}>
      <p className={styles['game']}>
        <strong>{contractName(contract, language)}</strong>
        <span>{who.map((seat) => (seat === LEARNER ? t.you : names(seat))).join(' + ')}</span>
      </p>
      <p className={styles['points']}>{t.pointsOf(points, 120 - points)}</p>
      <p>{[t.tricksOf(tricks), ...extras].join(' · ')}</p>
      <ul aria-label={t.trumpsHeld}>
        {readCards(ended.trumps).map((card) => (
          <li key={card}>
            <span role="img" aria-label={cardName(card, language)}>
              <CardPicture card={card} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
