import { seatToPlay, type Seat } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import type { Course } from '../course.ts';
import { useWords } from '../use-words.ts';
import { valueFor, wantsMore, type Analysis, type Decision } from './analysis.ts';
import { CardValues } from './card-values.tsx';
import { sentenceOf } from './sentence.ts';
import { useAnalysis } from './use-analysis.ts';
import { ValueGraph } from './value-graph.tsx';
import styles from './analysis-panel.module.css';

export interface AnalysisPanelProps {
  readonly deal: Course;
  /** Whose side is seen from below. */
  readonly seat: Seat;
  /** The seat that is "Du"; `null` where the deal was played elsewhere. */
  readonly me: Seat | null;
  readonly at: number;
  readonly names: Names;
  readonly onGo: (at: number) => void;
}

/** What would have been better, now that all cards are known: the course of the deal, the mistakes of a seat, and every card at its worth. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const words = useWords();
  const analysis = useAnalysis(props.deal);
  return (
    <section className={styles['panel']} aria-labelledby="analysis-title">
      <header className={styles['head']}>
        <h2 id="analysis-title">{words.analysis}</h2>
        {analysis !== null && analysis !== 'failed' && <NextMistake {...props} analysis={analysis} />}
      </header>
      {analysis === null && <p role="status">{words.calculating}</p>}
      {analysis === 'failed' && <p role="status">{words.notCalculated}</p>}
      {analysis !== null && analysis !== 'failed' && <Calculated {...props} analysis={analysis} />}
    </section>
  );
}

type CalculatedProps = AnalysisPanelProps & { readonly analysis: Analysis };

function Calculated(props: CalculatedProps) {
  const words = useWords();
  const { analysis, at, deal } = props;
  const isRamsch = analysis.course.length === 0;
  return (
    <>
      {!isRamsch && <Course {...props} />}
      {at < deal.record.tricks.flat().length && <DecisionView {...props} />}
      <p className={styles['hint']}>{isRamsch ? words.analysisRamsch : `${words.analysisHint} ${words.marksMean}.`}</p>
    </>
  );
}

/** Mistakes of a seat, in order. */
function mistakesOf({ decisions }: Analysis, seat: Seat): readonly Decision[] {
  return decisions.filter(
    (decision) => decision !== null && decision.seat === seat && decision.mark !== null,
  ) as readonly Decision[];
}

function Course({ deal, seat, me, at, names, onGo, analysis }: CalculatedProps) {
  const words = useWords();
  const { course, most, needs, unit } = analysis;
  const [first] = deal.plays;
  if (first === undefined) return null;
  const own = course.map((value) => (value === null ? null : valueFor(first, seat, value, most)));
  const here = own[at] ?? null;
  // Half a step below what wins, so that the line lies between won and lost.
  const border = first.contract.game === 'bettel' ? needs + 0.5 : needs - 0.5;
  const win = (wantsMore(first, seat) ? border : most - border) / most;
  return (
    <>
      <ValueGraph
        label={words.graph}
        heights={own.map((value) => (value === null ? null : value / most))}
        win={win}
        wonText={unit === 'points' ? words.wonFrom(Math.ceil(win * most)) : words.results.won}
        lostText={words.results.lost}
        marked={mistakesOf(analysis, seat)}
        at={at}
        onGo={onGo}
      />
      {mistakesOf(analysis, seat).length === 0 && (
        <p>{words.noMistakes(seat === me ? null : names(seat), isWhole(deal, analysis, seat))}</p>
      )}
      {here !== null && (
        <p className={styles['now']}>{words.sideHas(seat === me ? null : names(seat), words.counted[unit](here))}</p>
      )}
    </>
  );
}

/** Whether every card of a seat could be calculated. */
function isWhole({ plays }: AnalysisPanelProps['deal'], { decisions }: Analysis, seat: Seat): boolean {
  return decisions.every((decision, at) => {
    const play = plays[at];
    return decision !== null || play === undefined || seatToPlay(play) !== seat;
  });
}

/** One tap to the next mistake, from the first again after the last. */
function NextMistake({ seat, at, onGo, analysis }: CalculatedProps) {
  const words = useWords();
  const mistakes = mistakesOf(analysis, seat);
  const next = mistakes.find((decision) => decision.at > at) ?? mistakes[0];
  if (next === undefined) return null;
  return <Button onClick={() => onGo(next.at)}>{words.nextMistake(mistakes.length)}</Button>;
}

function DecisionView({ deal, at, names, analysis }: CalculatedProps) {
  const words = useWords();
  const language = useLanguage();
  const decision = analysis.decisions[at] ?? null;
  const play = deal.plays[at];
  if (play === undefined) return null;
  if (decision === null) return <p>{words.tooHard}</p>;
  const mark = decision.mark;
  return (
    <div className={styles['decision']} role="group" aria-label={words.optionsOf(names(seatToPlay(play)))}>
      <p className={styles['sentence']} role="status" data-mark={mark}>
        <b>{names(decision.seat)}:</b>{' '}
        {mark !== null && <span aria-hidden="true">{mark === 'grave' ? '▲ ' : '◆ '}</span>}
        {sentenceOf(decision, analysis, deal.record.rules, words, language)}
      </p>
      {decision.options.length > 1 && (
        <CardValues options={decision.options} played={decision.played} analysis={analysis} />
      )}
    </div>
  );
}
