import { readLogged, type EveningEvent } from '@stammtisch/table';
import type { StoredEvent } from '../../src/store/event-store.ts';

/** How often something was really tried: what never happened was not tested. */
export type Coverage = Readonly<Record<string, number>>;

/** A coverage that is being counted. */
export interface Tally {
  readonly count: (what: string, times?: number) => void;
  readonly counted: () => Coverage;
}

export function tally(): Tally {
  const counts = new Map<string, number>();
  return {
    count: (what, times = 1) => void counts.set(what, (counts.get(what) ?? 0) + times),
    counted: () => Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The name of what an event is about, in the words of the log. */
export function kindOf(event: EveningEvent): string {
  return event.type === 'game' ? event.event.type : event.type;
}

const STEPS: Readonly<Record<string, readonly string[]>> = {
  dealing: ['dealing', 'committed', 'locked', 'opening', 'void', 'dealt', 'cut', 'done-cutting'],
  auction: ['knocked', 'not-knocked', 'interested', 'passed', 'named', 'held', 'contract', 'must-play'],
  play: ['played', 'stoss', 'stoss-declined', 'claimed', 'claim-agreed', 'claim-refused'],
  bill: ['schwarz-claimed', 'schwarz-waived', 'settled', 'ready'],
};

/** The step of an evening to which an event of this kind belongs; what concerns people and chairs belongs to the table. */
export function stepOf(kind: string): string {
  return Object.keys(STEPS).find((step) => STEPS[step]?.includes(kind)) ?? 'table';
}

/** Counts the events of logs, and the games, prices and ends of deals in them. */
export function countLogs(logs: ReadonlyMap<string, readonly StoredEvent[]>, { count }: Tally): void {
  for (const [name, log] of logs) {
    if (!name.startsWith('table/')) continue;
    for (const { event } of log) countEvent(readLogged(event).event, count);
  }
}

function countEvent(event: EveningEvent, count: Tally['count']): void {
  count(`event/${kindOf(event)}`);
  if (event.type === 'away') count(`away/${event.why}`);
  if (event.type === 'dealing') count(`rules/${event.rules.preset}`);
  if (event.type !== 'game') return;
  const { event: game } = event;
  if (game.type === 'contract') {
    const { contract } = game;
    count(`game/${contract.game}`);
    if ('tout' in contract && contract.tout) count(`tout/${contract.game}`);
    if ('muss' in contract && contract.muss) count('game/muss');
  }
}

/** What every run of simulated evenings has to have tried, faults included; what is rarer is only counted. */
const NEEDED: readonly string[] = [
  ...['crash-before-store', 'crash-after-store', 'break', 'long-break', 'repeat', 'slow-disk', 'clock-jump'].map(
    (fault) => `fault/${fault}`,
  ),
  ...[...Object.keys(STEPS), 'table'].map((step) => `unanswered/${step}`),
  ...['rufspiel', 'solo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel', 'ramsch', 'muss'].map(
    (game) => `game/${game}`,
  ),
  ...['solo', 'wenz', 'farbwenz', 'geier'].map((game) => `tout/${game}`),
  ...['said', 'slow', 'gone'].map((why) => `away/${why}`),
  ...[
    'cut',
    'knocked',
    'stoss',
    'stoss-declined',
    'claimed',
    'claim-agreed',
    'claim-refused',
    'stock-filled',
    'must-play',
    'void',
    'paused',
    'resumed',
    'back',
    'host',
    'waits',
    'stood',
    'offered',
    'offer-answered',
    'rules-set',
    'options-set',
    'said',
    'muted',
    'disconnected',
  ].map((event) => `event/${event}`),
];

/** What should have been tried and was not. */
export function missingIn(coverage: Coverage): readonly string[] {
  return NEEDED.filter((what) => (coverage[what] ?? 0) === 0);
}
