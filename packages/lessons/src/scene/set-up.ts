import { decide, evolve, handSize, newTable, seatAfter, view } from '@stammtisch/rules';
import type {
  Card,
  Command,
  DealView,
  HouseRules,
  Play,
  Seat,
  SeatAction,
  Table,
  TableEvent,
  View,
} from '@stammtisch/rules';
import { lessonRules, lessonRuleSet, LESSON_PRESET } from './lesson-rules.ts';
import { fillHands, packOf } from './pack-of.ts';
import { readCards } from './read-cards.ts';
import { LEARNER, type Scene } from './scene.ts';

/** A scene on the table: everything in it happened by the rules. */
export interface SetUp {
  readonly rules: HouseRules;
  /** From where a session of the app would start to come here. */
  readonly start: {
    readonly preset: typeof LESSON_PRESET;
    readonly set: ReturnType<typeof lessonRuleSet>;
    readonly dealer: Seat;
  };
  readonly events: readonly TableEvent[];
  readonly table: Table;
}

/** Plays a scene up to the moment when the learner is asked. Throws if anything in it is against the rules. */
export function setUp(scene: Scene): SetUp {
  const rules = lessonRules(scene.rules);
  const dealer = scene.dealer ?? seatAfter(LEARNER, 3);
  const pack = packOf(rules, dealer, fillHands(rules, scene.hands, handSize(rules)));
  const log = new Log(newTable(rules, dealer));
  log.take({ type: 'deal', deck: pack });
  for (let next = wordBefore(scene, log.table); next !== null; next = wordBefore(scene, log.table)) log.take(next);
  for (const card of readCards(scene.played ?? '')) log.take(playing(log.table, card));
  return { rules, start: { preset: LESSON_PRESET, set: lessonRuleSet(scene.rules), dealer }, ...log.result() };
}

/** The playing of the cards in a scene. Throws in a scene that has not come so far. */
export function playIn(table: Table): Play {
  const play = table.deal?.play ?? null;
  if (play === null) throw new Error('no card is played in this scene yet');
  return play;
}

/** What the learner sees. */
export function learnersView(table: Table): View & { readonly deal: DealView } {
  const seen = view(table, LEARNER);
  if (seen.deal === null) throw new Error('nothing is dealt in this scene');
  return { ...seen, deal: seen.deal };
}

/** The table after one more command. Throws if the rules refuse it. */
export function after(table: Table, command: Command): Table {
  const log = new Log(table);
  log.take(command);
  return log.table;
}

/** The card of whoever is to play. */
export function playing(table: Table, card: Card): Command {
  const { deal } = view(table, 'spectator');
  return { type: 'play', seat: deal?.turn ?? LEARNER, card };
}

class Log {
  table: Table;
  readonly #events: TableEvent[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  take(command: Command): void {
    const decided = decide(this.table, command);
    if (!decided.ok) throw new Error(`refused: ${decided.reason.code} (${JSON.stringify(command)})`);
    this.#events.push(...decided.value);
    this.table = decided.value.reduce(evolve, this.table);
  }

  result(): Pick<SetUp, 'events' | 'table'> {
    return { events: this.#events, table: this.table };
  }
}

/** What somebody says before the cards are played, until the learner is asked; `null` from then on. */
function wordBefore({ game, knocks = [] }: Scene, table: Table): Command | null {
  const seen = view(table, 'spectator').deal;
  const seat = seen?.turn ?? null;
  if (seen === null || seat === null) return null;
  if (game === null && seat === LEARNER) return null;
  if (seen.phase === 'knocking') return { seat, type: knocks.includes(seat) ? 'knock' : 'not-knock' };
  if (seen.phase !== 'auction') return null;
  if (game?.declarer !== seat) return { seat, type: 'weiter' };
  const { declarer, ...announcement } = game;
  const wants = seen.auction?.step.type === 'interest';
  const action: SeatAction = wants ? { type: 'interest' } : { type: 'announce', announcement };
  return { seat: declarer, ...action };
}
