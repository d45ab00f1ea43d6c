import { judgeBill, rightBill, settled, type BillStep as Bill, type BuiltBill } from '@stammtisch/lessons';
import { useMemo, useState } from 'preact/hooks';
import { billLines } from '../../i18n/bill-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { Button } from '../../ui/button.tsx';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import type { BillLine } from '../../text-commands/lesson-reply.ts';
import { useStepCommands } from '../step-reply.ts';
import { useStep } from '../use-step.ts';
import { useLearnWords } from '../words.ts';
import styles from './bill-step.module.css';
import { EndedGame, useEndedOffer } from './ended-game.tsx';
import stage from './stage.module.css';

const EMPTY: BuiltBill = { schneider: false, schwarz: false, laufende: 0 };
/** More Laufende than trumps there cannot be. */
const MOST_LAUFENDE = 14;

/** Put a bill together from its lines; the amounts come when it is right. */
export function BillStep(props: StepProps<Bill>) {
  const t = useLearnWords();
  const { ended } = props.step;
  const [bill, setBill] = useState(EMPTY);
  const state = useStep(props, () => {
    setBill(rightBill(ended));
    say(judgeBill(ended, rightBill(ended)));
  });
  const { done, say, hush, foot } = state;
  const check = (): void => say(judgeBill(ended, bill));
  useStepCommands(props, state, {
    ...useEndedOffer(ended),
    answer: { kind: 'bill', onLine: change },
    onCheck: check,
  });

  /** Puts a line on the bill or takes it away; whether it is there now. */
  function change(changed: BillLine): boolean {
    const next = withLine(bill, changed);
    setBill(next);
    hush();
    return next[changed.line] !== false;
  }

  return (
    <>
      <main className={stage['stage']}>
        <EndedGame ended={ended} />
        {done ? (
          <BillPicture ended={ended} />
        ) : (
          <div className={styles['lines']} role="group" aria-label={t.billLines}>
            <Button size="large" aria-pressed={bill.schneider} onClick={() => change({ line: 'schneider' })}>
              Schneider
            </Button>
            <Button size="large" aria-pressed={bill.schwarz} onClick={() => change({ line: 'schwarz' })}>
              Schwarz
            </Button>
            <div className={styles['laufende']} role="group" aria-label={t.laufende}>
              <Button
                aria-label={`${t.laufende}: ${t.fewer}`}
                onClick={() => change({ line: 'laufende', count: bill.laufende - 1 })}
              >
                −
              </Button>
              <output aria-live="polite">
                {bill.laufende} {t.laufende}
              </output>
              <Button
                aria-label={`${t.laufende}: ${t.more}`}
                onClick={() => change({ line: 'laufende', count: bill.laufende + 1 })}
              >
                +
              </Button>
            </div>
          </div>
        )}
      </main>
      <LessonFoot {...foot}>
        <Button kind="main" onClick={check}>
          {t.check}
        </Button>
      </LessonFoot>
    </>
  );
}

function withLine(bill: BuiltBill, changed: BillLine): BuiltBill {
  if (changed.line !== 'laufende') return { ...bill, [changed.line]: !bill[changed.line] };
  return { ...bill, laufende: Math.min(MOST_LAUFENDE, Math.max(0, changed.count)) };
}

/** The bill as it stands under a game. */
function BillPicture({ ended }: { readonly ended: Bill['ended'] }) {
  const t = useLearnWords();
  const language = useLanguage();
  const names = useNames();
  const lines = useMemo(() => {
    const { bill, rules, outcome } = settled(ended);
    return billLines(bill, rules, language, { contract: outcome.contract, names });
  }, [ended, language, names]);
  return (
    <table className={styles['bill']}>
      <caption className="visually-hidden">{t.yourBill}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text} data-kind={line.kind}>
            <th scope="row">{line.text}</th>
            <td>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
