import { choiceKey, choicesOf, judgeChoice, LEARNER, readCards, rightChoices, setUp } from '@stammtisch/lessons';
import type { Choice, ChooseStep as Choose, Question } from '@stammtisch/lessons';
import { setOf, type Card } from '@stammtisch/rules';
import { useMemo, useState } from 'preact/hooks';
import { contractName, suitName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { sortedHand } from '../../table/sort-hand.ts';
import { Button } from '../../ui/button.tsx';
import { SuitSign } from '../../ui/suit-sign.tsx';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import { sceneOffer } from '../scene-offer.ts';
import { useStepCommands, type StepOffer } from '../step-reply.ts';
import { useStep } from '../use-step.ts';
import { useLearnWords } from '../words.ts';
import { EndedGame, useEndedOffer } from './ended-game.tsx';
import { GameLine } from './game-line.tsx';
import { HandPicture } from './hand-picture.tsx';
import { Lying } from './lying.tsx';
import styles from './stage.module.css';
import { TrickPicture } from './trick-picture.tsx';

/** Choose one of a few answers. */
export function ChooseStep(props: StepProps<Choose>) {
  const t = useLearnWords();
  const { question } = props.step;
  const choices = useMemo(() => choicesOf(question), [question]);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const state = useStep(props, () => {
    const [first] = rightChoices(question);
    if (first !== undefined) choose(first);
  });
  const { done, say, foot } = state;
  const textOf = useChoiceText();
  const ended = useEndedOffer(question.type === 'won' ? question.ended : null);
  useStepCommands(props, state, {
    ...ended,
    ...offerOf(question),
    answer: {
      kind: 'choice',
      choices: choices.map((choice) => ({ choice, text: textOf(choice) })),
      onChoice: choose,
    },
  });

  function choose(choice: Choice): void {
    setChosen(choice);
    say(judgeChoice(question, choice));
  }

  return (
    <>
      <main className={styles['stage']}>
        <Shown question={question} done={done} />
        <div className={styles['answers']} role="group" aria-label={t.answers}>
          {choices.map((choice) => (
            <Button
              key={choiceKey(choice)}
              size="large"
              aria-pressed={chosen !== null && choiceKey(chosen) === choiceKey(choice)}
              disabled={done}
              onClick={() => choose(choice)}
            >
              {choice.type === 'suit' && <SuitSign suit={choice.suit} />}
              {textOf(choice)}
            </Button>
          ))}
        </div>
      </main>
      <LessonFoot {...foot} />
    </>
  );
}

/** The words of an answer. */
function useChoiceText(): (choice: Choice) => string {
  const t = useLearnWords();
  const language = useLanguage();
  const names = useNames();
  return (choice) => {
    switch (choice.type) {
      case 'seat':
        return choice.seat === LEARNER ? t.you : names(choice.seat);
      case 'suit':
        return suitName(choice.suit, language);
      case 'game':
        return contractName(choice.announcement, language);
      case 'party':
        return choice.party === 'declarer' ? t.declarers : t.opponents;
      case 'weiter':
      case 'yes':
      case 'no':
        return t[choice.type];
    }
  };
}

/** What the command line can tell about a question. */
function offerOf(question: Question): Omit<StepOffer, 'answer'> {
  switch (question.type) {
    case 'winner':
    case 'partner':
      return sceneOffer(question.scene);
    case 'callable':
    case 'game':
      return { cards: handOf(question.hand).map((card) => ({ card })) };
    case 'won':
      return {};
    case 'may-stoss':
      return { ...sceneOffer(question.scene), cards: sceneHand(question.scene).map((card) => ({ card })) };
  }
}

function sceneHand(scene: Extract<Question, { readonly type: 'may-stoss' }>['scene']): readonly Card[] {
  const { deal, rules } = setUp(scene).table;
  const play = deal?.play ?? null;
  return play === null ? [] : sortedHand(rules, play.hands[LEARNER], play.contract);
}

/** What the question is about. */
function Shown({ question, done }: { readonly question: Question; readonly done: boolean }) {
  const t = useLearnWords();
  switch (question.type) {
    case 'winner':
    case 'partner':
      return <Trick question={question} done={done} />;
    case 'callable':
    case 'game':
      return <HandPicture label={t.yourCards} cards={handOf(question.hand)} />;
    case 'won':
      return <EndedGame ended={question.ended} />;
    case 'may-stoss':
      return <Scene question={question} />;
  }
}

function handOf(hand: string): readonly number[] {
  return sortedHand(setUp({ hands: [hand, '', '', ''], game: null }).rules, setOf(readCards(hand)), null);
}

function Trick({
  question,
  done,
}: {
  readonly question: Extract<Question, { readonly type: 'winner' | 'partner' }>;
  readonly done: boolean;
}) {
  const deal = useMemo(() => setUp(question.scene).table.deal, [question]);
  const trick = deal?.play?.tricks.at(-1);
  if (trick === undefined) return null;
  return (
    <>
      {question.type === 'partner' && <GameLine contract={deal?.contract ?? null} />}
      {question.scene.game?.game === 'wenz' && <GameLine contract={deal?.contract ?? null} />}
      <TrickPicture
        leader={trick.leader}
        cards={trick.cards}
        winner={done && question.type === 'winner' ? trick.winner : null}
      />
    </>
  );
}

function Scene({ question }: { readonly question: Extract<Question, { readonly type: 'may-stoss' }> }) {
  const t = useLearnWords();
  return (
    <>
      <Lying scene={question.scene} />
      <HandPicture label={t.yourCards} cards={sceneHand(question.scene)} />
    </>
  );
}
