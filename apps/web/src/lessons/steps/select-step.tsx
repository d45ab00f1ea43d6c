import { cardsToPick, judgeSelection, rightCards, setUp, type SelectStep as Select } from '@stammtisch/lessons';
import type { Card } from '@stammtisch/rules';
import { useMemo, useState } from 'preact/hooks';
import { sortedHand } from '../../table/sort-hand.ts';
import { Button } from '../../ui/button.tsx';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import { sceneOffer } from '../scene-offer.ts';
import { useStepCommands } from '../step-reply.ts';
import { useStep } from '../use-step.ts';
import type { Tapped } from '../../text-commands/lesson-reply.ts';
import { useLearnWords } from '../words.ts';
import { CardGrid, type CardMark } from './card-grid.tsx';
import { Lying } from './lying.tsx';
import styles from './stage.module.css';

/** Tap all cards that belong to something. */
export function SelectStep(props: StepProps<Select>) {
  const t = useLearnWords();
  const { picked } = props.step;
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const cards = useMemo(() => cardsInOrder(picked), [picked]);
  const right = useMemo(() => rightCards(picked), [picked]);
  const state = useStep(props, () => {
    setChosen(right);
    say(judgeSelection(props.step, right));
  });
  const { done, say, hush, foot } = state;
  const check = (): void => say(judgeSelection(props.step, chosen));
  useStepCommands(props, state, {
    ...(picked.type === 'legal' ? sceneOffer(picked.scene) : {}),
    answer: { kind: 'cards', onCard: tap },
    onCheck: check,
    cards: cards.map((card) => ({ card, ...(chosen.includes(card) ? { note: t.isChosen } : {}) })),
  });

  function markOf(card: Card): CardMark {
    const isChosen = chosen.includes(card);
    if (!done) return { chosen: isChosen };
    return right.includes(card) ? { chosen: isChosen, tone: 'right' } : { chosen: isChosen };
  }

  function tap(card: Card): Tapped {
    const wasChosen = chosen.includes(card);
    setChosen(wasChosen ? chosen.filter((other) => other !== card) : [...chosen, card]);
    hush();
    return { chosen: !wasChosen };
  }

  return (
    <>
      <main className={styles['stage']}>
        {picked.type === 'legal' && <Lying scene={picked.scene} />}
        <CardGrid
          label={picked.type === 'legal' ? t.yourCards : t.tapCards}
          cards={cards}
          markOf={markOf}
          onTap={done ? null : tap}
        />
      </main>
      <LessonFoot {...foot}>
        <Button kind="main" onClick={check}>
          {t.check}
        </Button>
      </LessonFoot>
    </>
  );
}

function cardsInOrder(picked: Select['picked']): readonly Card[] {
  const cards = cardsToPick(picked);
  if (picked.type !== 'legal') return cards;
  const { rules, table } = setUp(picked.scene);
  return sortedHand(rules, table.deal?.play?.hands[0] ?? 0, table.deal?.contract ?? null);
}
