import type { WrittenRecord } from '@stammtisch/rules';
import { recordsOfLog } from '../src/archive/records-of-log.ts';
import type { SessionHead } from '../src/session/session-head.ts';
import { logOf } from './played-log.ts';

/** Tables with as many kinds of games as there are. */
export const REAL_TABLES: readonly (readonly [string, SessionHead])[] = [
  ['the Schafkopfschule', headOf('schule', 'schafkopfschule', {})],
  ['a Wirtshaus with everything', headOf('everything', 'wirtshaus', EVERYTHING())],
  ['a short deck', headOf('short', 'wirtshaus', { deck: 24 })],
  ['a Ramsch', headOf('ramsch', 'schafkopfschule', { 'allPass.action': 'ramsch' })],
  ['a Stock', headOf('stock', 'schafkopfschule', { 'allPass.action': 'stock' })],
  ['doubled deals', headOf('doubled', 'schafkopfschule', { 'allPass.action': 'doubleNext' })],
  ['Muss-Spiele', headOf('muss', 'schafkopfschule', { 'allPass.action': 'eichelOberMuss' })],
];

function EVERYTHING(): SessionHead['set'] {
  return {
    'games.geier': true,
    'games.farbgeier': true,
    'games.farbwenz': true,
    'games.bettel': true,
    'klopfen.enabled': true,
    'stoss.enabled': true,
  };
}

function headOf(id: string, preset: SessionHead['preset'], set: SessionHead['set']): SessionHead {
  return { version: 1, id, preset, set, dealer: 3, seed: null };
}

const played = new Map<string, readonly WrittenRecord[]>();

/** The records of so many deals that bots play at a table; they are played once. */
export function playedRecords(head: SessionHead, deals: number): readonly WrittenRecord[] {
  const known = played.get(head.id) ?? [];
  if (known.length >= deals) return known.slice(0, deals);
  const records = recordsOfLog(head, logOf(head, deals), {
    names: [null, 'Sepp', 'Resi', 'Xaver'],
    bots: [null, 'sepp', 'resi', 'xaver'],
    date: '2026-11-30T02:04:05.006Z',
  });
  played.set(head.id, records);
  return records;
}

/** One deal of a table of the Schafkopfschule, played to its end. */
export const PLAYED: unknown = JSON.parse(
  JSON.stringify(
    playedRecords(headOf('schule', 'schafkopfschule', {}), 12).find(
      ({ tricks, contract }) => tricks.length === 8 && contract?.game === 'rufspiel',
    ) ?? null,
  ),
);
