import { parentPort, workerData } from 'node:worker_threads';
import type { WholeStore } from './event-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { StoreAnswer, StoreCall } from './store-in-thread.ts';

/** Nobody asks for that by a call: it is the first thing that is waited for. */
const OPENED = 1;

const store = openSqliteStore(String(workerData));
parentPort?.on('message', ({ number, call }: { readonly number: number; readonly call: StoreCall }) => {
  answer(store, call).then(
    (value) => say({ number, ok: true, value }),
    (error: unknown) => say({ number, ok: false, error, code: codeOf(error) }),
  );
});
say({ number: OPENED, ok: true, value: null });

function say(message: StoreAnswer): void {
  parentPort?.postMessage(message);
}

// What a store throws at once instead of rejecting must not end the thread.
async function answer(to: WholeStore, call: StoreCall): Promise<unknown> {
  switch (call.does) {
    case 'append':
      return to.append(call.command);
    case 'read':
      return to.read(call.table, call.from);
    case 'due':
      return to.due(call.now, call.leasedUntil, call.most);
    case 'keep-up':
      return to.keepUp(call.table, call.length, call.upkeep);
    case 'listed':
      return to.listed(call.most);
    case 'tables':
      return to.tables(call.after, call.most);
    case 'erase':
      return to.erase(call.table);
    case 'close':
      return to.close();
  }
}

/** The code of an error does not travel with it. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
