import { useId, useState } from 'preact/hooks';
import { SEATS, withSeat } from '@stammtisch/rules';
import { stossStep } from '@stammtisch/texts';
import { useCalculator } from './calculator-context.ts';
import { Choice, Count, Note } from './controls.tsx';
import { isTouted, type GameDraft } from './game-draft.ts';
import { useWords } from './use-words.ts';
import type { HouseRules } from '@stammtisch/rules';
import styles from './result-fields.module.css';

/** What multiplies the game, and what lies in the Stock. */
export function DoublingFields() {
  const t = useWords();
  const { draft, rules, change } = useCalculator();
  const most = rules['klopfen.enabled'] ? rules['klopfen.maxKnocks'] : 0;
  return (
    <>
      {Math.max(most, draft.knocks) > 0 && (
        <Count
          label={t.knocks}
          value={draft.knocks}
          max={Math.max(most, draft.knocks)}
          onChange={(knocks) => change({ knocks })}
        />
      )}
      <StossField />
      <DoubledField />
      {(rules['stock.enabled'] || draft.stock > 0) && <StockField />}
    </>
  );
}

function StossField() {
  const t = useWords();
  const { draft, rules, change } = useCalculator();
  if (draft.kind === 'thrown-in') return null;
  const most = Math.max(mostSteps(draft, rules), draft.stoss);
  if (most === 0) return null;
  if (draft.kind === 'ramsch') {
    return <Count label={t.ramschStoss} value={draft.stoss} max={most} onChange={(stoss) => change({ stoss })} />;
  }
  const steps = Array.from({ length: most + 1 }, (_, step) => step);
  return (
    <Choice
      legend={t.stoss}
      value={draft.stoss}
      options={steps.map((step) => ({ value: step, label: step === 0 ? t.noStoss : stossStep(step - 1) }))}
      onChange={(stoss) => change({ stoss })}
    />
  );
}

function mostSteps(draft: GameDraft, rules: HouseRules): number {
  if (!rules['stoss.enabled']) return 0;
  if (draft.kind === 'ramsch') return rules['stoss.inRamsch'] === 'off' ? 0 : 4;
  const isOff = (draft.kind === 'sie' && !rules['stoss.onSie']) || (isTouted(draft) && !rules['stoss.onTout']);
  return isOff ? 0 : rules['stoss.maxSteps'];
}

/** Doubled by deals that everybody passed (B24). */
function DoubledField() {
  const t = useWords();
  const { draft, rules, change } = useCalculator();
  if (draft.kind === 'thrown-in') return null;
  const most = rules['allPass.action'] === 'doubleNext' ? rules['allPass.doubleNextMax'] : 1;
  const factors = [1, 2, 4, 8, 16].filter((factor) => factor <= Math.max(most, draft.doubled));
  if (factors.length === 1) return null;
  return (
    <Choice
      legend={t.doubled}
      value={draft.doubled}
      options={factors.map((factor) => ({ value: factor, label: t.doubledText(factor) }))}
      onChange={(doubled) => change({ doubled })}
    />
  );
}

function StockField() {
  const t = useWords();
  const id = useId();
  const { draft, rules, change } = useCalculator();
  const currency = rules['scoring.currency'];
  const [text, setText] = useState(() => written(draft.stock, currency));
  const amount = amountOf(text, currency);
  return (
    <div>
      <label htmlFor={id}>
        <b>{t.stock}</b>
      </label>
      <div className={styles['amount']}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={amount === null}
          onChange={(event) => {
            setText(event.currentTarget.value);
            const next = amountOf(event.currentTarget.value, currency);
            if (next !== null) change({ stock: next });
          }}
        />
        {t.stockUnit[currency]}
      </div>
      <Note kind="problem">{amount === null ? t.notAmount : null}</Note>
    </div>
  );
}

type Currency = HouseRules['scoring.currency'];

function written(amount: number, currency: Currency): string {
  return currency === 'cent' ? (amount / 100).toFixed(2).replace('.', ',') : String(amount);
}

/** Cents or points from what was typed, `null` if it is no amount. */
function amountOf(text: string, currency: Currency): number | null {
  const plain = text.trim().replace(',', '.');
  const isAmount = currency === 'cent' ? /^\d{0,4}(?:\.\d{0,2})?$/.test(plain) : /^\d{0,6}$/.test(plain);
  return isAmount ? Math.round(Number(plain || '0') * (currency === 'cent' ? 100 : 1)) : null;
}

/** What the four are called; part of the link. */
export function NameFields() {
  const t = useWords();
  const { draft, change } = useCalculator();
  return (
    <div className={styles['names']}>
      {SEATS.map((seat) => (
        <label key={seat}>
          {t.nameOf(seat + 1)}
          <input
            type="text"
            maxLength={20}
            autoComplete="off"
            value={draft.names[seat]}
            onChange={(event) => change({ names: withSeat(draft.names, seat, event.currentTarget.value) })}
          />
        </label>
      ))}
    </div>
  );
}
