import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayed } from '../../test/golden/replayed.ts';
import type { StoredEvent } from '../store/event-store.ts';

const FOLDER = new URL('../../test/golden/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

describe('logs of every version', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('replay to the same records, bills, proofs and accounts: %s', (name) => {
    const [first = '', ...events] = readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n');
    const log = events.map((line) => JSON.parse(line) as StoredEvent);
    expect(replayed(log)).toEqual(JSON.parse(first));
  });
});
