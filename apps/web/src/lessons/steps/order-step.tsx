import { inOrder, judgeOrder, readCards, type OrderStep as Order } from '@stammtisch/lessons';
import type { Card } from '@stammtisch/rules';
import { useMemo, useState } from 'preact/hooks';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import { useStepCommands } from '../step-reply.ts';
import { useStep } from '../use-step.ts';
import type { Tapped } from '../../text-commands/lesson-reply.ts';
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
  const state = useStep(props, () => {
    setTapped(inOrder(step));
    say(judgeOrder(step, inOrder(step)));
  });
  const { done, say, hush, foot } = state;
  useStepCommands(props, state, {
    answer: { kind: 'cards', onCard: tap },
    cards: cards.map((card) => ({ card, ...noteOf(card) })),
  });

  function tap(card: Card): Tapped {
    const before = tapped.indexOf(card) + 1;
    if (before > 0) return { place: before };
    const next = [...tapped, card];
    const verdict = judgeOrder(step, next);
    const goesOn = !verdict.right && verdict.findings.every(({ type }) => type === 'missing');
    setRefused(verdict.right || goesOn ? null : card);
    if (verdict.right || goesOn) setTapped(next);
    if (goesOn) hush();
    else say(verdict);
    return goesOn ? { place: next.length } : null;
  }

  function noteOf(card: Card): { readonly note?: string } {
    const place = tapped.indexOf(card) + 1;
    return place > 0 ? { note: t.place(place) } : {};
  }

  function markOf(card: Card): CardMark {
    const place = tapped.indexOf(card) + 1;
    if (place > 0) return { chosen: true, ...noteOf(card), badge: String(place), ...(done ? { tone: 'right' } : {}) };
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
