import type { ClientFrame, TableIntention } from '../src/index.ts';

const ID = '0123456789abcdef0123456789abcdef';
const BYTES = 'ab'.repeat(32);

const TABLE_INTENTIONS: readonly TableIntention[] = [
  { type: 'sit', name: 'Sepp', chair: 2 },
  { type: 'sit', name: 'Resi', chair: null },
  { type: 'stand' },
  { type: 'look-on', name: 'Vroni' },
  { type: 'hand-over', to: 5 },
  { type: 'hand-over', to: null },
  { type: 'accept-chair' },
  { type: 'decline-chair' },
  { type: 'add-bots', chair: null },
  { type: 'remove-bot', chair: 1 },
  { type: 'start' },
  { type: 'next' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'away' },
  { type: 'back' },
  { type: 'sit-out', on: true },
  { type: 'close' },
  { type: 'commit', dealId: ID, attempt: 1, commit: BYTES },
  { type: 'open', dealId: ID, attempt: 2, r: BYTES, cuts: [11, 3] },
  { type: 'act', deal: 1, action: { type: 'play', card: 0 } },
  { type: 'act', deal: 1, action: { type: 'announce', announcement: { game: 'rufspiel', suit: 'G' } } },
  { type: 'act', deal: 3, action: { type: 'name', rank: { game: 'solo', tout: true } } },
  { type: 'act', deal: 3, action: { type: 'weiter' } },
  { type: 'pass-host', to: 2 },
  { type: 'remove-member', member: 3 },
  { type: 'set-rules', rules: { preset: 'wirtshaus', set: { 'tariff.rufspiel': 20 } } },
  { type: 'set-options', options: { listed: true, clock: 0, level: 'strong' } },
  { type: 'say', phrase: 'servus' },
  { type: 'write', text: 'Grüß Gott' },
  { type: 'mute', member: 4, on: true },
];

/** One of each kind, as a client may send it. */
export const CLIENT_FRAMES: readonly ClientFrame[] = [
  { type: 'hello', versions: [2, 1], client: 'web 0.1.0' },
  { type: 'watch', table: 'XABRE', since: 0 },
  { type: 'unwatch' },
  { type: 'lobby', on: true },
  { type: 'ping', t: 17 },
  { type: 'do', id: ID, intention: { type: 'create-table', name: 'Sepp', rules: { preset: 'wirtshaus' } } },
  {
    type: 'do',
    id: ID,
    intention: { type: 'create-table', name: 'Sepp', rules: { preset: 'turnier' }, options: { freeText: true } },
  },
  { type: 'do', id: ID, intention: { type: 'quick-game', name: 'Sepp', rules: { preset: 'sauspiel' } } },
  { type: 'do', id: ID, intention: { type: 'make-device-code' } },
  ...TABLE_INTENTIONS.map((intention): ClientFrame => ({ type: 'do', id: ID, table: 'XABRE', intention })),
];
