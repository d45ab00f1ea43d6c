import { inOrder, judgeOrder, readCards, type OrderStep as Order } from '@stammtisch/lessons';
import type { Card } from '@stammtisch/rules';
import { useMemo, useState } from 'react';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import { useStep } from '../use-step.ts';
import { useLearnWords } from '../words.ts';
import { CardGrid, type CardMark } from './card-grid.tsx';
import styles from './stage.module.css';

/** Tap cards from the highest to the lowest; each tap is checked at once. */
export function OrderStep(props: StepProps<Order>) {
  const t = useLearnWords();
  const { step } = props;
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const [refused, setRefused] = useState<Card | null>(null);
  const cards = useMemo(() => readCards(step.cards), [step]);
  const { done, say, hush, foot } = useStep(props, () => {
    setTapped(inOrder(step));
    say(judgeOrder(step, inOrder(step)));
  });

  function tap(card: Card): void {
    if (tapped.includes(card)) return;
    const next = [...tapped, card];
    const verdict = judgeOrder(step, next);
    const goesOn = !verdict.right && verdict.findings.every(({ type }) => type === 'missing');
    setRefused(verdict.right || goesOn ? null : card);
    if (verdict.right || goesOn) setTapped(next);
    if (goesOn) hush();
    else say(verdict);
  }

  function markOf(card: Card): CardMark {
    const place = tapped.indexOf(card) + 1;
    if (place > 0)
      return { chosen: true, note: t.place(place), badge: String(place), ...(done ? { tone: 'right' } : {}) };
    return card === refused ? { chosen: false, tone: 'wrong' } : { chosen: false };
  }

  return (
    <>
      <main className={styles['stage']}>
        <CardGrid label={t.tapCards} cards={cards} markOf={markOf} onTap={done ? null : tap} />
      </main>
      <LessonFoot {...foot} />
    </>
  );
}
