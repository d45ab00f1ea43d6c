import { useId } from 'preact/hooks';
import { outcomeProblemText } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { useCalculator } from './calculator-context.ts';
import { Choice, Count, Note, Tick } from './controls.tsx';
import { isTouted, mostLaufende, type GameDraft } from './game-draft.ts';
import { RamschFields } from './ramsch-fields.tsx';
import { useWords } from './use-words.ts';
import styles from './result-fields.module.css';

/** How the game ended. */
export function ResultFields() {
  const { draft } = useCalculator();
  switch (draft.kind) {
    case 'sie':
    case 'thrown-in':
      return null;
    case 'ramsch':
      return <RamschFields />;
    case 'bettel':
      return <BettelField />;
    case 'rufspiel':
    case 'solo':
    case 'wenz':
    case 'farbwenz':
    case 'geier':
    case 'farbgeier':
      return (
        <>
          {isTouted(draft) ? <ToutTricks /> : <PointsAndTricks />}
          <LaufendeFields />
        </>
      );
  }
}

function BettelField() {
  const t = useWords();
  const { draft, change } = useCalculator();
  return (
    <Choice
      legend={t.result}
      value={draft.tricks === 'none' ? 'none' : 'some'}
      options={(['none', 'some'] as const).map((value) => ({ value, label: t.bettelTricks[value] }))}
      onChange={(tricks) => change({ tricks })}
    />
  );
}

function ToutTricks() {
  const t = useWords();
  const { draft, change } = useCalculator();
  return (
    <Choice
      legend={t.result}
      value={draft.tricks === 'all' ? 'all' : 'some'}
      options={(['all', 'some'] as const).map((value) => ({ value, label: t.toutTricks[value] }))}
      onChange={(tricks) => change({ tricks })}
    />
  );
}

function PointsAndTricks() {
  const t = useWords();
  const { draft, rules, change } = useCalculator();
  return (
    <>
      <PointsField />
      <Choice<GameDraft['tricks']>
        legend={t.tricks}
        value={draft.tricks}
        options={(['none', 'some', 'all'] as const).map((value) => ({ value, label: t.tricksOf[value] }))}
        onChange={(tricks) => change({ tricks, ...pointsWith(tricks) })}
      >
        <TricksProblem />
      </Choice>
      {rules['schwarz.claimRequired'] && draft.tricks !== 'some' && (
        <Tick
          label={t.claimed}
          hint={t.claimedHint}
          checked={draft.schwarzClaimed}
          onChange={(schwarzClaimed) => change({ schwarzClaimed })}
        />
      )}
    </>
  );
}

/** Whoever says that a party has all tricks, or none, has said its points too. */
function pointsWith(tricks: GameDraft['tricks']): Partial<GameDraft> {
  if (tricks === 'some') return {};
  return { points: tricks === 'all' ? 120 : 0 };
}

/** Points and tricks that contradict each other, and the ways out. */
function TricksProblem() {
  const t = useWords();
  const language = useLanguage();
  const { problem, draft, change } = useCalculator();
  if (problem?.field !== 'points' || problem.code === 'out-of-range') return <Note kind="problem">{null}</Note>;
  return (
    <Note kind="problem">
      {outcomeProblemText(problem, language)}
      <Button onClick={() => change(pointsWith(draft.tricks))}>
        {draft.tricks === 'all' ? t.fixPoints : t.fixNoPoints}
      </Button>
      <Button onClick={() => change({ tricks: 'some' })}>{t.fixSome[draft.tricks === 'all' ? 'all' : 'none']}</Button>
    </Note>
  );
}

function PointsField() {
  const t = useWords();
  const id = useId();
  const { draft, change } = useCalculator();
  const { points } = draft;
  const set = (next: number): void => change({ points: Math.max(0, Math.min(120, next)) });
  return (
    <div className={styles['points']}>
      <Count label={t.points} value={points} max={120} text={t.pointsText(points)} onChange={set} />
      <label htmlFor={id} className="visually-hidden">
        {t.points}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={120}
        value={points}
        aria-valuetext={t.pointsText(points)}
        onChange={(event) => set(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function LaufendeFields() {
  const t = useWords();
  const { draft, rules, problem, change } = useCalculator();
  const { kind, laufende, laufendeBy } = draft;
  if (kind === 'ramsch' || kind === 'sie' || kind === 'bettel' || kind === 'thrown-in') return null;
  if (!rules['laufende.enabled'] && laufende === 0) return null;
  const most = mostLaufende(draft, rules);
  const tooLong = problem?.field === 'laufende' ? most : null;
  const min = rules[`laufende.min.${kind}`];
  const max = rules[`laufende.max.${kind}`];
  return (
    <>
      <Count
        label={t.laufende}
        value={laufende}
        max={most}
        text={t.laufendeText(laufende)}
        onChange={(next) => change({ laufende: Math.min(next, most) })}
      >
        {tooLong === null ? (
          <Note>
            {laufende > 0 && laufende < min && t.tooFew(min)}
            {laufende > max && t.tooMany(max)}
          </Note>
        ) : (
          <TooManyLaufende most={tooLong} />
        )}
      </Count>
      {laufende > 0 && (
        <Choice
          legend={t.laufendeBy}
          value={laufendeBy}
          options={(['declarer', 'opponents'] as const).map((value) => ({ value, label: t.parties[value] }))}
          onChange={(next) => change({ laufendeBy: next })}
        />
      )}
    </>
  );
}

function TooManyLaufende({ most }: { readonly most: number }) {
  const t = useWords();
  const language = useLanguage();
  const { problem, change } = useCalculator();
  return (
    <Note kind="problem">
      {problem !== null && outcomeProblemText(problem, language)}
      <Button onClick={() => change({ laufende: most })}>{t.fixLess(most)}</Button>
    </Note>
  );
}
