import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { forgetTakenBack } from './forget-taken-back.ts';
import { tableActions } from './table-actions.ts';
import { createIntent, type TableHere } from './table-context.ts';
import type { TableState, TableStore } from './table-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table that allows everything. */
function here(state: Partial<TableState> = {}) {
  const store = createStore(() => state as TableState);
  const table = { store, act: () => null, whyNot: () => null, goOn: vi.fn(), holdKontra: vi.fn() };
  return {
    table: table as unknown as TableStore & typeof table,
    intent: createIntent(),
    parts: null,
  } satisfies TableHere;
}

describe('what waits for a second tap', () => {
  test('a Stoß that is asked again waits its whole time, and the moment for it does not pass meanwhile', () => {
    const at = here({ kontraPause: true });
    const { stoss } = tableActions(at);
    stoss();
    vi.advanceTimersByTime(3000);
    at.intent.setState({ stossArmed: false });
    stoss();
    vi.advanceTimersByTime(3999);
    expect(at.intent.getState().stossArmed).toBe(true);
    expect(at.table.goOn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(at.intent.getState().stossArmed).toBe(false);
    expect(at.table.goOn).toHaveBeenCalledOnce();
  });

  test('the last trick that is looked at again stays its whole time', () => {
    const at = here();
    const { showLastTrick } = tableActions(at);
    showLastTrick(true);
    vi.advanceTimersByTime(2000);
    showLastTrick(false);
    tableActions(at).showLastTrick(true);
    vi.advanceTimersByTime(2999);
    expect(at.intent.getState().showLastTrick).toBe(true);
  });
});

test('a card that lay ready is put down when something is taken back, and stays when something happens', () => {
  const at = here({ heard: [] });
  const stop = forgetTakenBack(at);
  at.intent.setState({ lifted: 7, claimArmed: true });
  at.table.store.setState({ heard: [{ type: 'passed', seat: 1 }] });
  expect(at.intent.getState().lifted).toBe(7);
  at.table.store.setState({ heard: [] });
  expect(at.intent.getState()).toMatchObject({ lifted: null, claimArmed: false });
  stop();
});
