import { LEARNER, type CardFate, type StichDesTages } from '@stammtisch/lessons';
import { playCard, type Card } from '@stammtisch/rules';
import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import { cardName, trickText } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { Button } from '../../ui/button.tsx';
import { CardPicture } from '../../ui/card-picture.tsx';
import { learnAddress } from '../learn-place.ts';
import { useLearnWords } from '../words.ts';
import styles from './daily-result.module.css';

export interface DailyResultProps {
  readonly daily: StichDesTages;
  readonly chosen: Card;
  readonly streak: number;
  readonly ref: Ref<HTMLElement>;
}

/** Right or not, what each card would have brought, and how it would have gone on. */
export function DailyResult({ daily, chosen, streak, ref }: DailyResultProps) {
  const t = useLearnWords();
  const language = useLanguage();
  const { fates, solution, declaring } = daily;
  const right = chosen === solution;
  const best = fates.toSorted((a, b) => (declaring ? b.points - a.points : a.points - b.points));
  return (
    <section ref={ref} className={styles['result']} tabIndex={-1} aria-labelledby="daily-verdict">
      <h3 id="daily-verdict" data-right={right}>
        {right ? t.dailyRight : t.dailyWrong(cardName(solution, language))}
      </h3>
      {streak > 0 && <p>{t.streak(streak)}</p>}
      <h4>{t.whatEachBrings}</h4>
      <ul className={styles['fates']}>
        {best.map((fate) => (
          <Fate key={fate.card} fate={fate} daily={daily} chosen={fate.card === chosen} />
        ))}
      </ul>
      <ShareButton date={daily.date} right={right} streak={streak} />
      <p className={styles['quiet']}>{t.tomorrow}</p>
    </section>
  );
}

interface FateProps {
  readonly fate: CardFate;
  readonly daily: StichDesTages;
  readonly chosen: boolean;
}

function Fate({ fate: { card, points, wins, line }, daily, chosen }: FateProps) {
  const t = useLearnWords();
  const language = useLanguage();
  const names = useNames();
  const own = daily.declaring ? points : 120 - points;
  const tricks = line.reduce(playCard, daily.play).tricks.slice(daily.play.tricks.length);
  return (
    <li data-wins={wins}>
      <CardPicture card={card} />
      <div>
        <p>
          <strong>{cardName(card, language)}</strong>: {wins ? t.wins(own) : t.loses(own)}
          {chosen && ` (${t.yourChoice})`}
        </p>
        <ol className={styles['tricks']} aria-label={t.goesOn}>
          {tricks.map((trick) => (
            <li key={trick.cards.join()}>
              <em>{trickText(trick, names, language, LEARNER)}</em>{' '}
              {trick.cards.map((other) => cardName(other, language)).join(', ')}
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

/** Hands the result on without a word about the cards. */
function ShareButton({
  date,
  right,
  streak,
}: {
  readonly date: string;
  readonly right: boolean;
  readonly streak: number;
}) {
  const t = useLearnWords();
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(`${date}T12:00:00`));
  const text = `${t.shareText(day, right, streak)} ${location.origin}${learnAddress({ page: 'daily' })}`;
  async function share(): Promise<void> {
    try {
      if (canShare()) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      // The person closed the sheet, or the browser forbids both: nothing is lost.
    }
  }
  return (
    <>
      <Button kind="main" wide onClick={() => void share()}>
        {t.share}
      </Button>
      <p role="status" className={styles['quiet']}>
        {copied && t.shared}
      </p>
    </>
  );
}

/** Desktop browsers often have no sheet for sharing; there the text goes to the clipboard. */
function canShare(): boolean {
  return typeof Reflect.get(navigator, 'share') === 'function';
}
