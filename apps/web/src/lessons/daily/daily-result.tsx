import type { CardFate, StichDesTages } from '@stammtisch/lessons';
import type { Card } from '@stammtisch/rules';
import { cardName } from '@stammtisch/texts';
import { useState, type Ref } from 'react';
import { useLanguage } from '../../i18n/use-messages.ts';
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
          <Fate key={fate.card} fate={fate} declaring={declaring} chosen={fate.card === chosen} />
        ))}
      </ul>
      <ShareButton date={daily.date} right={right} streak={streak} />
      <p className={styles['quiet']}>{t.tomorrow}</p>
    </section>
  );
}

interface FateProps {
  readonly fate: CardFate;
  readonly declaring: boolean;
  readonly chosen: boolean;
}

function Fate({ fate: { card, points, wins, line }, declaring, chosen }: FateProps) {
  const t = useLearnWords();
  const language = useLanguage();
  const own = declaring ? points : 120 - points;
  const rest = line.slice(1).map((other) => cardName(other, language));
  return (
    <li data-wins={wins}>
      <CardPicture card={card} />
      <div>
        <p>
          <strong>{cardName(card, language)}</strong>: {wins ? t.wins(own) : t.loses(own)}
          {chosen && ` (${t.yourChoice})`}
        </p>
        <p className={styles['line']}>{t.goesOn(rest.join(', '))}</p>
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
