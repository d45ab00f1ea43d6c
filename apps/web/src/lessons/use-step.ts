import { findingText, type Verdict } from '@stammtisch/lessons';
import { useState } from 'preact/hooks';
import { useLanguage } from '../i18n/use-messages.ts';
import { useNames } from '../table/guests.ts';
import type { Aid } from '../text-commands/typed-command.ts';
import { useLessonText } from './lesson-text.tsx';
import type { Feedback, LessonFootProps } from './lesson-foot.tsx';
import type { Help, StepProps } from './step-props.ts';
import { useLearnWords } from './words.ts';

/** What a step keeps besides its answer: feedback, help, and whether it is done. */
export interface StepState {
  readonly done: boolean;
  /** Shows what the rules say; a right answer ends the step. */
  readonly say: (verdict: Verdict) => void;
  /** Takes the feedback away when the answer changes. */
  readonly hush: () => void;
  /** Shows a hint or the answer, or gives up; what is to be read where it stands there already, `null` where there is no such help. */
  readonly ask: (aid: Aid) => string | null;
  readonly foot: Omit<LessonFootProps, 'children' | 'idle'>;
}

/**
 * The course of one step. The first press on help shows the hint, the second lets `solve` give the answer; in the skip test it gives up.
 */
export function useStep({ step, help, onDone }: StepProps, solve: () => void): StepState {
  const language = useLanguage();
  const names = useNames();
  const t = useLearnWords();
  const text = useLessonText();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [asked, setAsked] = useState<Help>('none');
  // In the skip test the first answer counts, right or wrong.
  const done = verdict !== null && (verdict.right || !help);
  return {
    done,
    say: setVerdict,
    ask,
    hush: () => setVerdict((last) => (done ? last : null)),
    foot: {
      feedback: feedback(),
      helpLabel: helpLabel(),
      onHelp: done ? null : askHelp,
      onNext: done ? () => onDone(verdict.right && asked !== 'solution') : null,
    },
  };

  function helpLabel(): string {
    if (!help) return t.dontKnow;
    return asked === 'none' ? t.hint : t.solution;
  }

  function askHelp(): void {
    ask(help ? (asked === 'none' ? 'hint' : 'solution') : 'give-up');
  }

  function ask(aid: Aid): string | null {
    if (help === (aid === 'give-up')) return null;
    if (aid === 'give-up') {
      setVerdict({ right: false, findings: [] });
      return '';
    }
    setVerdict(null);
    setAsked(aid);
    if (aid === 'solution') solve();
    return aid === 'hint' && asked === 'hint' && verdict === null ? text(step.hint) : '';
  }

  function feedback(): Feedback | null {
    if (verdict === null) return asked === 'none' ? null : { kind: 'hint', lead: '', lines: [], text: step.hint };
    const found = verdict.findings.slice(0, 2).map((finding) => findingText(finding, language, names));
    return verdict.right
      ? { kind: 'right', lead: asked === 'solution' ? t.solved : t.right, lines: found, text: step.why }
      : { kind: 'wrong', lead: t.notYet, lines: found, text: null };
  }
}
