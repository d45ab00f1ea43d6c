import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KillCycles, killCycles } from '../../apps/server/test/kill-cycles.ts';
import { startPostgres } from '../../apps/server/test/postgres-server.ts';
import { seeded } from '../../apps/server/test/seeded.ts';
import type { LongResult } from './main.ts';

/** After so many cycles the place is a new one: reading all of a long log each time would be most of the work. */
const CYCLES_A_PLACE = 20;

/** `kill-cycles [cycles] [sqlite|postgres] [seed]`: kills the program that writes, and every tenth time the database too. */
export async function run([cycles = '1000', kind = 'sqlite', seed = '1']: readonly string[]): Promise<LongResult> {
  const random = seeded(Number(seed));
  const total = { cycles: 0, acknowledged: 0, violations: [] as string[] };
  const add = (part: KillCycles): void => {
    total.cycles += part.cycles;
    total.acknowledged += part.acknowledged;
    total.violations.push(...part.violations);
    process.stderr.write(`${total.cycles} of ${cycles}, ${total.violations.length} violations\n`);
  };
  const cyclesOf = (round: number): number => Math.min(CYCLES_A_PLACE, Number(cycles) - round * CYCLES_A_PLACE);
  const rounds = Math.ceil(Number(cycles) / CYCLES_A_PLACE);
  if (kind === 'postgres') await inPostgres();
  else await inFiles();
  return { isFine: total.violations.length === 0, found: total };

  async function inFiles(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'));
    for (let round = 0; round < rounds; round++) {
      add(await killCycles(join(folder, `${round}.sqlite`), cyclesOf(round), random));
    }
    rmSync(folder, { recursive: true });
  }

  async function inPostgres(): Promise<void> {
    const server = await startPostgres();
    const killDatabase = async (cycle: number): Promise<void> => {
      if (cycle % 10 !== 5) return;
      await server.kill();
      await server.start();
    };
    for (let round = 0; round < rounds; round++) {
      add(await killCycles(await server.place(`round${round}`), cyclesOf(round), random, killDatabase));
    }
    await server.remove();
  }
}
