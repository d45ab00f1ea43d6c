import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { useLanguage } from '../i18n/use-messages.ts';
import { useNames } from '../table/guests.ts';
import { commandWords } from '../text-commands/command-words.ts';
import { replyInLesson, type StepFrame, type StepHere } from '../text-commands/lesson-reply.ts';
import type { AnswerWords } from '../text-commands/answer.ts';
import { useLessonText } from './lesson-text.tsx';
import type { StepProps } from './step-props.ts';
import type { StepState } from './use-step.ts';

/** What the command line of a lesson does with a line: the step in front of it says that. */
export interface ReplyPlace {
  current: (line: string) => string;
}

/** Where a step leaves its answers for the command line, which stays while steps come and go. */
export const ReplyContext = createContext<ReplyPlace>({ current: () => '' });

/** Lets the command line of the lesson answer with this step. */
export function useStepReply(reply: (line: string) => string): void {
  const place = useContext(ReplyContext);
  useLayoutEffect(() => {
    place.current = reply;
  });
}

/** What a step that is not played at the table has besides its answer; nothing unless it says otherwise. */
const NOTHING = { onCheck: null, cards: [], others: [], contract: null, trick: null, ended: '' };

/** What every step of a lesson tells the command line. */
export function useStepFrame({ step }: Pick<StepProps, 'step'>, { done, ask, foot }: StepState): StepFrame {
  const text = useLessonText();
  return { task: text(step.task), done, onAid: ask, onNext: () => foot.onNext?.() };
}

/** The words that the command line of a lesson answers with. */
export function useAnswerWords(): AnswerWords {
  const language = useLanguage();
  return { words: commandWords(language), language, names: useNames() };
}

/** What a step that is not played at the table tells the command line; what it has not stays away. */
export type StepOffer = Pick<StepHere, 'answer'> &
  Partial<Omit<StepHere, keyof StepFrame | keyof AnswerWords | 'answer'>>;

/** Commands in words for a step that is not played at the table. */
export function useStepCommands(props: Pick<StepProps, 'step'>, state: StepState, offer: StepOffer): void {
  useOffer(useStepFrame(props, state), offer);
}

/** The same for what is no step of a lesson. */
export function useOffer(frame: StepFrame, offer: StepOffer): void {
  const words = useAnswerWords();
  useStepReply((line) => replyInLesson(line, { ...NOTHING, ...offer, ...frame, ...words }));
}
