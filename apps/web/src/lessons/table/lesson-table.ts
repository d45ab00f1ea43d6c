import {
  isDone,
  judgeAction,
  readCards,
  setUp,
  solvingAction,
  type TableStep,
  type Verdict,
} from '@stammtisch/lessons';
import { chooseAction, seededRandom } from '@stammtisch/bots';
import { evolve, newTable, seatToPlay, type Seat, type SeatAction, type Table, type View } from '@stammtisch/rules';
import type { Mind } from '../../session/croupier.ts';
import type { EventStore } from '../../session/event-store.ts';
import { openSession } from '../../session/session.ts';
import type { SessionHead } from '../../session/session-head.ts';
import { tempoNow } from '../../session/tempo-now.ts';
import { FOR_EVER } from '../../session/tempo.ts';
import { runTable } from '../../table/run-table.ts';
import { ME, type LocalTable, type TableStore } from '../../table/table-store.ts';

/** The real table with a scene on it. What the person does is judged before it happens. */
export interface LessonTable {
  readonly table: TableStore;
  /** Does what solves the step. */
  readonly solve: () => void;
}

/**
 * Puts a step on the table: refusals come from the rules as in play; what is allowed but not what was asked is told and does not happen;
 * what is right happens, and the others play what the scene says. Returns `null` if the session cannot be opened.
 */
export function openLessonTable(step: TableStep, judged: (verdict: Verdict) => void): LessonTable | null {
  const { start, events, rules } = setUp(step.scene);
  const head: SessionHead = { version: 1, id: `lesson-${step.id}`, ...start, seed: null };
  let over = false;
  const running = runTable({
    open: (listener) => openSession(head, events, FORGETFUL, listener),
    kept: true,
    mind: sceneMind(step, () => over),
    // A complete trick lies until the person goes on.
    tempo: () => ({ ...tempoNow(), hold: FOR_EVER, close: FOR_EVER }),
    kontraPauseEnds: () => false,
    between: (shortest) => shortest,
  });
  if (running === null) return null;
  const inner: LocalTable = running;

  function now(): Table {
    return inner.session.events().reduce(evolve, newTable(rules, start.dealer));
  }

  function act(action: SeatAction): ReturnType<TableStore['act']> {
    if (over) return null;
    const verdict = judgeAction(step, now(), action);
    const refused = verdict.findings.find((finding) => finding.type === 'refused');
    if (!verdict.right) {
      judged(verdict);
      return refused?.reason ?? null;
    }
    over = isDone(step, action);
    const reason = inner.act(action);
    if (over) judged(verdict);
    return reason;
  }

  function solve(): void {
    if (over) return;
    act(solvingAction(step, now()));
    if (over) return;
    // A game is announced in two steps, and the others speak in between.
    const stop = inner.store.subscribe(({ view }) => {
      if (!isAsked(view)) return;
      stop();
      act(solvingAction(step, now()));
    });
  }

  return {
    table: { ...inner, act, takeBack: () => undefined, nextDeal: () => undefined, goOn: () => undefined },
    solve,
  };
}

function isAsked({ deal, actions }: View): boolean {
  return deal?.turn === ME && actions.length > 0;
}

/** The others play what the scene says, then what comes to their minds until the trick is complete; before that they keep quiet. */
function sceneMind({ scene }: TableStep, isOver: () => boolean): Mind {
  const { table } = setUp(scene);
  const before = table.deal?.play ?? null;
  const tricks = before?.tricks.length ?? 0;
  const lying = before?.trick.length ?? 0;
  const next = readCards(scene.next ?? '');
  const choose = (seat: Seat, view: View): SeatAction | null => {
    const { deal, actions } = view;
    if (deal?.phase !== 'play' || before === null) {
      return isOver() ? null : (actions.find(({ type }) => type === 'weiter') ?? null);
    }
    const silent = actions.find(({ type }) => type === 'no-stoss');
    if (silent !== undefined) return silent;
    if (deal.tricks.length > tricks || deal.turn !== seat || seat === seatToPlay(before)) return null;
    const card = next[deal.trick.length - lying - 1];
    if (card === undefined) return chooseAction(view, 'xaver', seededRandom(`lesson/${seat}`));
    return actions.find((action) => action.type === 'play' && action.card === card) ?? null;
  };
  return (seat, view) => Promise.resolve(choose(seat, view));
}

/** A lesson is not kept card by card: it begins again at its step. */
const FORGETFUL: EventStore = {
  lasting: true,
  load: () => Promise.resolve(null),
  begin: () => Promise.resolve(),
  append: () => Promise.resolve('stored'),
  keepHead: () => Promise.resolve(),
  truncate: () => Promise.resolve(),
  setAside: () => Promise.resolve(),
};
