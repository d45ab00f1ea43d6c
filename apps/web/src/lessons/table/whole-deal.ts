import type { TableEvent } from '@stammtisch/rules';
import { askBot } from '../../session/ask-bot.ts';
import { botMind } from '../../session/bot-mind.ts';
import type { EventStore } from '../../session/event-store.ts';
import { openSession } from '../../session/session.ts';
import type { SessionHead } from '../../session/session-head.ts';
import { tempoNow } from '../../session/tempo-now.ts';
import { kontraPauseEnds } from '../../settings/settings.ts';
import { botAt } from '../../table/guests.ts';
import { runTable } from '../../table/run-table.ts';
import type { TableStore } from '../../table/table-store.ts';
import { changeProgress, progressStore } from '../progress.ts';

/**
 * The table of the last lesson: the same cards for everybody, bots that repeat themselves, and a deal that goes on at the same card after
 * a break. `onOver` is called when the person goes on after the bill. Returns `null` if the session cannot be opened.
 */
export function openWholeDeal(seed: string, onOver: () => void): TableStore | null {
  const stored = progressStore.getState().deal;
  const head: SessionHead = {
    version: 1,
    id: seed,
    preset: 'schafkopfschule',
    set: { 'bidding.mode': 'table', 'dealing.cutMaxTimes': 0, 'games.farbwenz': false },
    dealer: 3,
    seed,
  };
  const running = runTable({
    open: (listener) => openSession(head, stored, dealStore(), listener),
    kept: true,
    mind: botMind({ bot: botAt, level: () => 'beginner', seed, ask: askBot }),
    tempo: tempoNow,
    kontraPauseEnds,
    between: (shortest, longest) => (shortest + longest) / 2,
    back() {
      changeProgress({ deal: [] });
      onOver();
    },
  });
  if (running === null) return null;
  if (running.session.events().length === 0) running.session.deal();
  return running;
}

/** Keeps the events beside the rest of the progress. */
function dealStore(): EventStore {
  return {
    lasting: true,
    load: () => Promise.resolve(null),
    begin: () => Promise.resolve(),
    append: (_, from: number, events: readonly TableEvent[]) => {
      changeProgress({ deal: [...progressStore.getState().deal.slice(0, from), ...events] });
      return Promise.resolve('stored');
    },
    keepHead: () => Promise.resolve(),
    truncate: cutFrom,
    setAside: cutFrom,
  };
}

function cutFrom(_: string, from: number): Promise<void> {
  changeProgress({ deal: progressStore.getState().deal.slice(0, from) });
  return Promise.resolve();
}
