import { LEARNER, readCards, settled, type Ended, type Settled } from '@stammtisch/lessons';
import { useMemo } from 'preact/hooks';
import { contractName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { NamedCard } from '../../ui/named-card.tsx';
import type { StepOffer } from '../step-reply.ts';
import { useLearnWords, type LearnWords } from '../words.ts';
import styles from './ended-game.module.css';

/** A game that is over, for the command line: what was played, and how it ended. */
export function useEndedOffer(ended: Ended | null): Pick<StepOffer, 'contract' | 'ended' | 'cards'> {
  const t = useLearnWords();
  if (ended === null) return {};
  const { outcome } = settled(ended);
  return {
    contract: outcome.contract,
    ended: `${[t.pointsOf(outcome.points, 120 - outcome.points), ...tricksAndMore(outcome, t)].join('. ')}.`,
    cards: readCards(ended.trumps).map((card) => ({ card })),
  };
}

/** A game that is over: who played what, and how it ended. */
export function EndedGame({ ended }: { readonly ended: Ended }) {
  const t = useLearnWords();
  const language = useLanguage();
  const names = useNames();
  const { outcome } = useMemo(() => settled(ended), [ended]);
  const { points, contract, partner } = outcome;
  const who = [contract.declarer, ...(partner === null ? [] : [partner])];
  return (
    <section className={styles['ended']} aria-label={t.result}>
      <p className={styles['game']}>
        <strong>{contractName(contract, language)}</strong>
        <span>{who.map((seat) => (seat === LEARNER ? t.you : names(seat))).join(' + ')}</span>
      </p>
      <p className={styles['points']}>{t.pointsOf(points, 120 - points)}</p>
      <p>{tricksAndMore(outcome, t).join(' · ')}</p>
      <ul aria-label={t.trumpsHeld}>
        {readCards(ended.trumps).map((card) => (
          <li key={card}>
            <NamedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function tricksAndMore({ tricks, knocks, stoss }: Settled['outcome'], t: LearnWords): readonly string[] {
  return [t.tricksOf(tricks), ...(knocks > 0 ? [t.knocks(knocks)] : []), ...(stoss > 0 ? [t.stoss] : [])];
}
