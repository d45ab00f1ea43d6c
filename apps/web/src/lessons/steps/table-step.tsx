import type { TableStep as AtTable, Verdict } from '@stammtisch/lessons';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ActionStrip } from '../../table/action-strip.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { Hand } from '../../table/hand.tsx';
import { Seats } from '../../table/seats.tsx';
import { useSheet } from '../../table/sheet.tsx';
import { createIntent, TableContext, useTableState } from '../../table/table-context.ts';
import { TableDialogs } from '../../table/table-dialogs.tsx';
import { TrickArea } from '../../table/trick-area.tsx';
import { useTableKeys } from '../../table/use-table-keys.ts';
import type { StepFrame } from '../../text-commands/lesson-reply.ts';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import { openLessonTable } from '../table/lesson-table.ts';
import { useStepFrame } from '../step-reply.ts';
import { useStep } from '../use-step.ts';
import { GameLine } from './game-line.tsx';
import { useTableCommands } from './table-commands.ts';
import styles from './table-step.module.css';

/** A task at the real table. */
export function TableStep(props: StepProps<AtTable>) {
  const { step, help } = props;
  const judged = useRef<(verdict: Verdict) => void>(() => undefined);
  const lesson = useMemo(() => openLessonTable(step, (verdict) => judged.current(verdict)), [step]);
  const state = useStep(props, () => lesson?.solve());
  const { say, foot } = state;
  const frame = useStepFrame(props, state);
  // Before the next key, which may already be an answer.
  useLayoutEffect(() => {
    // A refusal shows at its card, with the words of the table; in the skip test it is an answer all the same.
    judged.current = (verdict) => {
      const isRefused = verdict.findings.some(({ type }) => type === 'refused');
      if (verdict.right || !help || !isRefused || step.aim.type === 'stoss') say(verdict);
    };
  });
  const here = useMemo(
    () => (lesson === null ? null : { table: lesson.table, intent: createIntent(), parts: null }),
    [lesson],
  );
  if (here === null) return null;
  return (
    <TableContext value={here}>
      <Table frame={frame} />
      <LessonFoot {...foot} idle={<Game />} />
      <Hand />
      <Announcer />
      <TableDialogs />
    </TableContext>
  );
}

function Table({ frame }: { readonly frame: StepFrame }) {
  useTableKeys();
  useTableCommands(frame);
  const { sheet } = useSheet();
  return (
    <main className={styles['felt']}>
      <Seats />
      <TrickArea />
      <ActionStrip />
      {sheet}
    </main>
  );
}

function Game() {
  return <GameLine contract={useTableState(({ view }) => view.deal?.contract ?? null)} />;
}
