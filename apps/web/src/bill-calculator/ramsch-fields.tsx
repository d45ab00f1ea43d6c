import { useId } from 'preact/hooks';
import { SEATS, settle, withSeat, type Seat } from '@stammtisch/rules';
import { outcomeProblemText } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { useCalculator, useNames } from './calculator-context.ts';
import { Choice, Note } from './controls.tsx';
import { outcomeOf } from './game-draft.ts';
import { useWords } from './use-words.ts';
import styles from './result-fields.module.css';

/** A Ramsch: the points of all four, and who has no trick. */
export function RamschFields() {
  const t = useWords();
  return (
    <>
      <fieldset className={styles['seats']}>
        <legend className="visually-hidden">{t.ramschPoints}</legend>
        {SEATS.map((seat) => (
          <SeatPoints key={seat} seat={seat} />
        ))}
        <RamschProblem />
      </fieldset>
      <TieField />
    </>
  );
}

function SeatPoints({ seat }: { readonly seat: Seat }) {
  const t = useWords();
  const names = useNames();
  const id = useId();
  const { draft, change } = useCalculator();
  const setPoints = (text: string): void => {
    const points = Number(text.replaceAll(/\D/g, '').slice(0, 3));
    change({ ramschPoints: withSeat(draft.ramschPoints, seat, Math.min(120, points)) });
  };
  const setNoTrick = (without: boolean): void => {
    const noTrick = withSeat(draft.noTrick, seat, without);
    change({ noTrick, ...(without ? { ramschPoints: withSeat(draft.ramschPoints, seat, 0) } : {}) });
  };
  return (
    <div className={styles['seat']}>
      <label htmlFor={id}>
        {names(seat)} <span className="visually-hidden">{t.ramschPoints}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={draft.ramschPoints[seat]}
        onChange={(event) => setPoints(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <label className={styles['none']}>
        <input
          type="checkbox"
          checked={draft.noTrick[seat]}
          onChange={(event) => setNoTrick(event.currentTarget.checked)}
        />
        {t.noTrick} <span className="visually-hidden">{names(seat)}</span>
      </label>
    </div>
  );
}

/** Points that do not add up; the rest can be given to somebody who has tricks. */
function RamschProblem() {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const { draft, problem, change } = useCalculator();
  const rest = 120 - draft.ramschPoints.reduce((sum, points) => sum + points, 0);
  if (problem === null) return <Note kind="problem">{null}</Note>;
  const takers = SEATS.filter((seat) => {
    const points = draft.ramschPoints[seat] + rest;
    return !draft.noTrick[seat] && points >= 0 && points <= 120;
  });
  return (
    <Note kind="problem">
      {problem.code === 'points-sum' && rest > 0 && t.missing(rest)}
      {problem.code === 'points-sum' && rest < 0 && t.tooMuch(-rest)}
      {problem.code !== 'points-sum' && outcomeProblemText(problem, language)}
      {problem.code === 'points-sum' &&
        takers.map((seat) => (
          <Button
            key={seat}
            onClick={() =>
              change({ ramschPoints: withSeat(draft.ramschPoints, seat, draft.ramschPoints[seat] + rest) })
            }
          >
            {t.giveRest(names(seat))}
          </Button>
        ))}
    </Note>
  );
}

/** Asked only where equal points leave open who pays (B51). */
function TieField() {
  const t = useWords();
  const names = useNames();
  const { draft, rules, problem, change } = useCalculator();
  if (problem !== null) return null;
  const settled = settle(rules, outcomeOf({ ...draft, higher: null }, rules), 0);
  if (settled.ok) return null;
  const tied = settled.reason.seats;
  return (
    <Choice
      legend={t.tie}
      value={draft.higher ?? -1}
      options={tied.map((seat) => ({ value: seat as number, label: names(seat) }))}
      onChange={(seat) => change({ higher: tied.find((one) => one === seat) ?? null })}
    />
  );
}
