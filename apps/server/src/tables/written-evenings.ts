import { eveningWriter, readLogged, type EveningWriter } from '@stammtisch/table';
import { logOf } from './log-of.ts';
import type { World } from './world.ts';

/** The deals of evenings, written down: pages ask for them after each deal, and only what came since is played once more. */
export interface WrittenEvenings {
  /** What is written of a table, up to the end of its log. */
  readonly of: (code: string) => Promise<EveningWriter>;
  readonly forget: (code: string) => void;
}

/** When more deals than this are kept, those of the evening that was asked for longest ago are forgotten; the log has them still. */
const MOST_DEALS = 5_000;

export function writtenEvenings(world: World, mostDeals = MOST_DEALS): WrittenEvenings {
  /** The evening that was asked for longest ago first. */
  const writers = new Map<string, EveningWriter>();

  async function readOn(code: string, writer: EveningWriter): Promise<void> {
    const events = await world.store.read(logOf.table(code), writer.length());
    // Others may have read on meanwhile.
    for (const { number, event } of events) if (number === writer.length()) writer.take(readLogged(event));
  }

  function keepFew(): void {
    let deals = [...writers.values()].reduce((sum, writer) => sum + writer.deals(), 0);
    for (const [code, writer] of writers) {
      if (deals <= mostDeals) return;
      deals -= writer.deals();
      writers.delete(code);
    }
  }

  return {
    async of(code) {
      const writer = writers.get(code) ?? eveningWriter();
      writers.delete(code);
      writers.set(code, writer);
      await readOn(code, writer);
      keepFew();
      return writer;
    },
    forget: (code) => void writers.delete(code),
  };
}
