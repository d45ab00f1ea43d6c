import { chooseAction, seededRandom } from '@stammtisch/bots';
import { cardCode, cardsOf, type SeatAction } from '@stammtisch/rules';
import { cardName } from '@stammtisch/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { memoryStore } from '../session/event-store.ts';
import { openSession } from '../session/session.ts';
import type { SessionHead } from '../session/session-head.ts';
import { tempoOf } from '../session/tempo.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { runTable } from '../table/run-table.ts';
import type { TableStore } from '../table/table-store.ts';
import { askedAtTable } from './asked-at-table.ts';
import { commandWords } from './command-words.ts';
import { replyAtTable } from './table-reply.ts';

const NAMES = ['Du', 'Sepp', 'Resi', 'Xaver'] as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tableOf(seed: string): TableStore {
  const head: SessionHead = {
    version: 1,
    id: seed,
    preset: 'schafkopfschule',
    set: { 'dealing.cutMaxTimes': 0 },
    dealer: 3,
    seed,
  };
  const store = memoryStore();
  void store.begin(head);
  const random = seededRandom(seed);
  const table = runTable({
    open: (listener) => openSession(head, [], store, listener),
    kept: true,
    mind: (_, view) => Promise.resolve(chooseAction(view, 'resi', random)),
    tempo: () => tempoOf({ ...DEFAULTS, tempo: 'quick' }, false),
    kontraPauseEnds: () => true,
    between: (shortest) => shortest,
  });
  table!.nextDeal();
  return table!;
}

function names(seat: 0 | 1 | 2 | 3): string {
  return NAMES[seat];
}

/** Types a line at a table. */
function type(table: TableStore, line: string, language: 'de' | 'en' = 'de'): string {
  const state = table.store.getState();
  const words = commandWords(language);
  const t = language === 'de' ? de : en;
  const asked = askedAtTable(
    state,
    { hand: cardsOf(state.view.deal?.hand ?? 0), legal: null },
    { t, language, names },
    words,
  );
  return replyAtTable(line, { table, asked, words, language, names });
}

/** What the person types when asked: the modest word, or the first allowed card. */
function modest(actions: readonly SeatAction[]): string | null {
  const play = actions.find((action) => action.type === 'play');
  if (play !== undefined) return cardCode(play.card).toLowerCase();
  return actions.every(({ type: kind }) => kind === 'stoss' || kind === 'claim') ? null : 'nein';
}

describe('a table by text commands only', () => {
  it('whole deals, their bills and the next deal', async () => {
    let played = 0;
    const answers = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = tableOf(seed);
      const { store } = table;
      for (let step = 0; step < 2000 && store.getState().view.deal?.phase !== 'settled'; step++) {
        const { view, hold } = store.getState();
        const line = hold === null ? modest(view.actions) : 'nächstes';
        if (line === null) await vi.advanceTimersByTimeAsync(100);
        else answers.add(type(table, line));
      }
      await vi.advanceTimersByTimeAsync(5000);
      played += store.getState().view.deal?.tricks.length ?? 0;
      expect(type(table, 'b')).toMatch(/^(Gewonnen!|Verloren\.|Zusammengeworfen).* Runde: Du (plus |minus )?[\d,]+ €/);
      expect(type(table, 'nächstes')).toBe('');
      expect(store.getState().view.deal?.number).toBe(2);
    }
    expect(played).toBeGreaterThan(8);
    expect(['', 'Gesagt.']).toEqual(expect.arrayContaining([...answers]));
  });

  it('answers what is asked and says why something is refused', () => {
    const table = tableOf('answers');
    expect(type(table, 'h')).toMatch(/^8 Karten\. (Trumpf: .+\.)?/);
    expect(type(table, 't')).toBe('Es liegt keine Karte.');
    expect(type(table, 'l')).toBe('Noch kein Stich.');
    expect(type(table, 'a')).toBe('Noch ist kein Spiel ausgemacht.');
    expect(type(table, 'b')).toBe('Abgerechnet wird nach dem Spiel.');
    expect(type(table, '?')).toContain('eo ist Eichel-Ober');
    expect(type(table, 'xyzzy')).toBe('Das verstehe ich nicht. „?“ zählt alles auf.');
    expect(type(table, 'nächstes')).toBe('Neu gegeben wird, wenn dieses Spiel fertig ist.');
    expect(type(table, 'wenz')).toBe('Sag erst „spielen“, danach das Spiel.');
    expect(type(table, 'klopfen')).not.toBe('');
    expect(type(table, 'h', 'en')).toMatch(/^8 cards\./);
  });

  it('lists the hand with every card once', () => {
    const table = tableOf('hand');
    const { hand = 0 } = table.store.getState().view.deal ?? {};
    const spoken = type(table, 'h');
    for (const card of cardsOf(hand)) expect(spoken).toContain(cardName(card, 'de').split('-')[1]);
  });
});
