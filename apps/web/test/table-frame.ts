import { DEFAULT_OPTIONS, gameFrameOf, type Happened, type TableFrame } from '@stammtisch/protocol';
import { bySeat, view, type Seat } from '@stammtisch/rules';
import type { Moment } from './random-deal.ts';

/** A frame of a table of four people, members 1 to 4 on their chairs, as `seat` gets it; `null` only watches. */
export function frameOf(
  { table, heard }: Moment,
  seat: Seat | null,
  { seq, since = 0, ...more }: { readonly seq: number; readonly since?: number } & Partial<TableFrame>,
): TableFrame {
  const game: readonly Happened[] = heard.map((event, place) => ({ n: place + 2, game: event }));
  const dealt: Happened = { n: 1, table: { type: 'dealt', deal: table.deal?.number ?? 0, code: '123456' } };
  return {
    type: 'table',
    table: 'XABRE',
    seq,
    now: 1_000,
    you: { member: seat === null ? null : seat + 1, seat, host: seat === 0, offeredBy: null, offer: null, muted: [] },
    sitting: {
      phase: table.deal?.phase.name === 'settled' ? 'between' : 'playing',
      pausedBy: null,
      host: 1,
      options: DEFAULT_OPTIONS,
      rules: { preset: 'schafkopfschule' },
      nextRules: null,
      chairs: bySeat((chair) => ({ member: chair + 1, bot: false, ready: false })),
      waiting: [],
      members: ['Anna', 'Ben', 'Cilli', 'Dani'].map((name, place) => ({
        member: place + 1,
        name,
        kind: 'human',
        present: true,
        away: null,
        account: 0,
      })),
      deals: table.deals,
      stock: 0,
      payments: [],
      clock: null,
    },
    dealing: null,
    game: gameFrameOf(view(table, seat ?? 'spectator')),
    happened: [dealt, ...game].filter(({ n }) => n > since),
    proof: null,
    ...more,
  };
}
