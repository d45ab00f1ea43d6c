import { useEffect, useMemo, useState } from 'preact/hooks';
import { checkOutcome, settle, type Bill } from '@stammtisch/rules';
import { fragmentOf as rulesFragment } from '../house-rules/share-link.ts';
import { useChosenRules } from '../rule-book/chosen-rules.ts';
import { ReferenceHead } from '../rule-book/reference-head.tsx';
import { RulesSelect } from '../rule-book/rules-select.tsx';
import { Button } from '../ui/button.tsx';
import { BillPanel, useSummary } from './bill-panel.tsx';
import { CalculatorContext, type Calculator } from './calculator-context.ts';
import { Note } from './controls.tsx';
import { DoublingFields, NameFields } from './doubling-fields.tsx';
import { fragmentOf } from './draft-link.ts';
import { outcomeOf } from './game-draft.ts';
import { GameFields, SeatFields } from './game-fields.tsx';
import { ResultFields } from './result-fields.tsx';
import { useGameDraft } from './use-game-draft.ts';
import { useWords } from './use-words.ts';
import styles from './calculator-screen.module.css';

/** Tap a game together, get the bill. The address always is a link to it. */
export function CalculatorScreen() {
  const t = useWords();
  const { draft, change, startAgain, isBroken } = useGameDraft(t.linked);
  const { rules, choice, choices } = useChosenRules();
  const outcome = useMemo(() => outcomeOf(draft, rules), [draft, rules]);
  const problem = useMemo(() => checkOutcome(rules, outcome), [rules, outcome]);
  const settled = problem === null ? settle(rules, outcome, draft.stock) : null;
  const bill = settled?.ok === true ? settled.value : null;
  const link = fragmentOf(draft, rulesFragment({ name: '', preset: choice.preset, set: choice.set }));
  useEffect(() => {
    history.replaceState(null, '', `#${link}`);
  }, [link]);
  const calculator: Calculator = { draft, rules, problem, change };
  return (
    <CalculatorContext value={calculator}>
      <div className={styles['page']}>
        <ReferenceHead title={t.title} here="calculator">
          <RulesSelect choice={choice} choices={choices} />
        </ReferenceHead>
        <main className={styles['main']}>
          {isBroken && <Note kind="problem">{t.brokenRules}</Note>}
          <form className={styles['form']} onSubmit={(event) => event.preventDefault()}>
            <div className={styles['group']}>
              <GameFields />
              <SeatFields />
            </div>
            <div className={styles['group']}>
              <ResultFields />
            </div>
            <div className={styles['group']}>
              <DoublingFields />
            </div>
            <details className={styles['group']}>
              <summary>{t.names}</summary>
              <NameFields />
            </details>
          </form>
          <div className={styles['side']}>
            <BillPanel bill={bill} />
            <div className={styles['actions']}>
              <CopyButton link={link} />
              <Button onClick={startAgain}>{t.again}</Button>
            </div>
          </div>
        </main>
        <BottomBar bill={bill} />
      </div>
    </CalculatorContext>
  );
}

/** On a phone the bill is below; its sum stays in sight. */
function BottomBar({ bill }: { readonly bill: Bill | null }) {
  const t = useWords();
  const summary = useSummary(bill);
  return (
    <div className={styles['bar']}>
      <b aria-hidden="true">{summary}</b>
      <Button
        kind="main"
        onClick={() => {
          const panel = document.getElementById('rechnung');
          panel?.scrollIntoView();
          panel?.focus({ preventScroll: true });
        }}
      >
        {t.toBill}
      </Button>
    </div>
  );
}

function CopyButton({ link }: { readonly link: string }) {
  const t = useWords();
  const [copied, setCopied] = useState<{ readonly link: string; readonly done: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(`${location.origin}/rechner#${link}`).then(
      () => true,
      () => false,
    );
    setCopied({ link, done });
  };
  const state = copied?.link === link ? copied : null;
  return (
    <>
      <Button onClick={() => void copy()}>{t.copy}</Button>
      <p role="status" className={styles['copied']}>
        {state !== null && (state.done ? t.copied : t.notCopied)}
      </p>
    </>
  );
}
