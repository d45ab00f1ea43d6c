import { chooseAction } from '@stammtisch/bots';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../session/event-store.ts';
import { openSession } from '../session/session.ts';
import type { SessionHead } from '../session/session-head.ts';
import { tempoOf } from '../session/tempo.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { runTable } from '../table/run-table.ts';
import type { TableState, TableStore } from '../table/table-store.ts';
import { cuesBetween, type Cue } from './cues.ts';

const NAMES = ['sepp', 'sepp', 'resi', 'xaver'] as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with three bots, dealt from a word, and everything that can be heard there. */
function listenAt(seed: string): { readonly table: TableStore; readonly cues: Cue[] } {
  const head: SessionHead = { version: 1, id: seed, preset: 'schafkopfschule', set: {}, dealer: 3, seed };
  const store = memoryStore();
  void store.begin(head);
  const table = runTable({
    open: (listener) => openSession(head, [], store, listener),
    kept: true,
    mind: (seat, view) => Promise.resolve(chooseAction(view, NAMES[seat], () => 0.5)),
    tempo: () => tempoOf(DEFAULTS, false),
    kontraPauseEnds: () => true,
    between: (shortest) => shortest,
  });
  const cues: Cue[] = [];
  table!.store.subscribe((after, before) => cues.push(...cuesBetween(before, after)));
  table!.nextDeal();
  return { table: table!, cues };
}

/** Passes and plays the first card that may be played until the bill lies there. */
async function playDeal(table: TableStore): Promise<TableState> {
  for (let step = 0; step < 4000; step++) {
    const { view, hold, closing } = table.store.getState();
    if (view.deal?.phase === 'settled' && hold === null && !closing) return table.store.getState();
    const mine = view.actions.find(({ type }) => ['weiter', 'not-knock', 'done-cutting', 'play'].includes(type));
    if (mine !== undefined && hold === null) table.act(mine);
    else await vi.advanceTimersByTimeAsync(50);
  }
  throw new Error('the deal does not end');
}

/** What was heard in the first deal from words that is played to its end. */
async function wholeDeal(): Promise<readonly Cue[]> {
  for (let number = 1; number < 40; number++) {
    const { table, cues } = listenAt(`c${number}`);
    const end = await playDeal(table);
    if (end.view.deal?.tricks.length === 8 && end.heard.filter(({ type }) => type === 'played').length === 32)
      return cues;
  }
  throw new Error('no deal is played');
}

describe('what is heard at the table', () => {
  it('every card, every trick that is taken, the bill once', async () => {
    const cues = await wholeDeal();
    const count = (cue: Cue) => cues.filter((one) => one === cue).length;
    expect([count('own-card'), count('card')]).toEqual([8, 24]);
    expect(count('sweep')).toBe(8);
    expect(count('end')).toBe(1);
    expect(cues.at(-1)).toBe('end');
  });

  it('whose turn it is before each own card but the last one, which plays by itself', async () => {
    const cues = await wholeDeal();
    const own = cues.flatMap((cue, index) => (cue === 'own-card' ? [index] : []));
    const asked = own.map((at, card) => cues.slice(card === 0 ? 0 : own[card - 1], at).includes('turn'));
    expect(asked).toEqual([true, true, true, true, true, true, true, false]);
  });

  it('nothing while nothing changes or a move is taken back, and a new deal from its beginning', async () => {
    const { table } = listenAt('c1');
    const after = await playDeal(table);
    const before = { ...after, heard: after.heard.slice(0, -2) };
    expect(cuesBetween(after, after)).toEqual([]);
    expect(cuesBetween(after, before)).toEqual([]);
    const knocked: TableState = {
      ...after,
      view: { ...after.view, deal: { ...after.view.deal!, number: 2 } },
      heard: [{ type: 'knocked', seat: 1 }],
    };
    expect(cuesBetween(after, knocked)).toEqual(['knock']);
  });
});
