import type { DealStep as WholeDeal } from '@stammtisch/lessons';
import { useState } from 'preact/hooks';
import { ActionStrip } from '../../table/action-strip.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { Hand } from '../../table/hand.tsx';
import { Seats } from '../../table/seats.tsx';
import { useSheet } from '../../table/sheet.tsx';
import { StatusLine } from '../../table/status-line-view.tsx';
import { createIntent, TableContext } from '../../table/table-context.ts';
import { TableDialogs } from '../../table/table-dialogs.tsx';
import { TrickArea } from '../../table/trick-area.tsx';
import { useTableKeys } from '../../table/use-table-keys.ts';
import { useLessonText } from '../lesson-text.tsx';
import type { StepProps } from '../step-props.ts';
import { openWholeDeal } from '../table/whole-deal.ts';
import { HelpLine, useAdvice } from './help-line.tsx';
import { useTableCommands } from './table-commands.ts';
import styles from './table-step.module.css';

/** A whole deal against three bots, with help whenever it is wanted. It goes on at the same card after a break. */
export function DealStep({ step, onDone }: StepProps<WholeDeal>) {
  const text = useLessonText();
  // Another step is another component: the deal stays the same as long as this one.
  const [here] = useState(() => {
    const table = openWholeDeal(step.seed, () => onDone(true));
    return table === null ? null : { table, intent: createIntent(), parts: null };
  });
  if (here === null) return null;
  return (
    <TableContext value={here}>
      <Table task={text(step.task)} />
    </TableContext>
  );
}

function Table({ task }: { readonly task: string }) {
  useTableKeys();
  const adviseNow = useAdvice();
  useTableCommands({
    task,
    done: false,
    onAid: (aid) => (aid === 'give-up' ? null : adviseNow().join(' ')),
    onNext: () => undefined,
  });
  const { sheet, covers } = useSheet();
  return (
    <>
      <main className={styles['felt']} data-sheet={sheet === null ? undefined : covers}>
        <Seats />
        {covers !== 'all' && <TrickArea />}
        <ActionStrip />
        {sheet}
      </main>
      <div>
        {sheet === null && <StatusLine />}
        {covers !== 'all' && <HelpLine />}
      </div>
      {covers !== 'all' && <Hand />}
      <Announcer />
      <TableDialogs />
    </>
  );
}
