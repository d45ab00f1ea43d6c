import { checkProof, readProof, startEvening } from '@stammtisch/fairdeal';
import { readRecord, replayRecord } from '@stammtisch/rules';
import { readLogged, recordsOf } from '@stammtisch/table';
import type { StoredEvent } from '../../src/store/event-store.ts';

/** Late enough that cards which were thrown in are open too. */
const LONG_AFTERWARDS = 4_000_000_000_000;

/** What has to hold of the log of every table: no command twice, accounts that add up, records that replay, proofs that form a chain. */
export function checkLogs(logs: ReadonlyMap<string, readonly StoredEvent[]>): readonly string[] {
  return [...logs].flatMap(([name, log]) => (name.startsWith('table/') ? checkLog(log) : []));
}

/** Commands that were acknowledged and are not in the log. */
export function lostCommands(log: readonly StoredEvent[], acknowledged: readonly string[]): readonly string[] {
  const stored = new Set(log.map(({ command }) => command));
  return acknowledged.filter((id) => !stored.has(id));
}

function checkLog(log: readonly StoredEvent[]): readonly string[] {
  const entries = log.map(({ event }) => readLogged(event));
  const { evening, records, proofs } = recordsOf(entries, () => null, {
    now: LONG_AFTERWARDS,
    isoDate: (at) => new Date(at).toISOString(),
  });
  if (evening === null) return [];
  const problems = [...commandsTwice(log)];
  const sum = evening.members.reduce((so, { account }) => so + account, 0);
  if (sum + evening.game.stock !== 0) problems.push(`accounts ${sum} and stock ${evening.game.stock}`);
  const chain = startEvening();
  for (const proof of proofs) {
    const read = readProof(proof);
    const checked = read.ok ? checkProof(read.value) : read;
    if (!checked.ok) problems.push(`proof: ${checked.reason.code}`);
    else problems.push(...[chain.add(checked.value)].flatMap((problem) => (problem === null ? [] : [problem.code])));
  }
  if (chain.chains().length > 1) problems.push('a chain with a gap');
  for (const record of records) {
    const read = readRecord(record);
    const replayed = read.ok ? replayRecord(read.value) : read;
    if (!replayed.ok) problems.push(`record ${record.id}: ${JSON.stringify(replayed.reason)}`);
    else if (JSON.stringify(replayed.value.bill.deltas) !== JSON.stringify(record.result.deltas))
      problems.push(`record ${record.id} pays something else`);
  }
  return problems;
}

/** Events of one command stand together; if they stand in two places, it was done twice. */
function commandsTwice(log: readonly StoredEvent[]): readonly string[] {
  const seen = new Set<string>();
  return log.flatMap(({ number, command }, place) => {
    if (number !== place) return [`event ${number} at place ${place}`];
    if (command === log[place - 1]?.command) return [];
    if (seen.has(command)) return [`command ${command} was done twice`];
    seen.add(command);
    return [];
  });
}
