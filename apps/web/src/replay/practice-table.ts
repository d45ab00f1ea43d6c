import { writeHouseRules, type Seat } from '@stammtisch/rules';
import { askBot } from '../session/ask-bot.ts';
import { botMind } from '../session/bot-mind.ts';
import { openSession } from '../session/session.ts';
import type { EventStore } from '../session/event-store.ts';
import { tempoNow } from '../session/tempo-now.ts';
import { kontraPauseEnds, settingsStore } from '../settings/settings.ts';
import { botAt } from '../table/guests.ts';
import { runTable } from '../table/run-table.ts';
import type { TableStore } from '../table/table-store.ts';
import { continuedFrom } from './continue-deal.ts';
import type { Course } from './course.ts';
import { rotated, turnedContract } from './rotate.ts';

/** A table of one deal forgets: it is practice, and counts nowhere. */
const FORGETS: EventStore = {
  lasting: true,
  load: () => Promise.resolve(null),
  begin: () => Promise.resolve(),
  append: () => Promise.resolve('stored'),
  keepHead: () => Promise.resolve(),
  truncate: () => Promise.resolve(),
  setAside: () => Promise.resolve(),
};

/**
 * A table where a recorded deal is played on against the bots, from the chair of `seat`, after so many cards. They play the same every time, so
 * that another try shows what another card does. `null` where the deal cannot be set up.
 */
export function practiceTable(
  { record, replay }: Course,
  seat: Seat,
  cards: number,
  back: () => void,
): TableStore | null {
  const turned = rotated(record, seat);
  const { contract } = replay;
  const continued = continuedFrom(
    turned,
    { contract: contract === null ? null : turnedContract(contract, seat) },
    cards,
  );
  if (continued === null) return null;
  const { preset, set = {} } = writeHouseRules(record.rules);
  const seed = String(record.id ?? 'replay');
  const head = { version: 1, id: `practice-${seed}`, preset, set, dealer: turned.dealer, seed } as const;
  return runTable({
    open: (listener) => openSession(head, continued.events, FORGETS, listener, continued.start),
    kept: true,
    mind: botMind({ bot: botAt, level: () => settingsStore.getState().botLevel, seed, ask: askBot }),
    tempo: tempoNow,
    kontraPauseEnds,
    between: (shortest, longest) => (shortest + longest) / 2,
    back,
  });
}
