import { playOnCluster } from '../cluster/play.ts';
import type { LongResult } from './main.ts';

const TABLES = 8;

/** `cluster [minutes] [seed]`: people play through a proxy on three nodes and a PostgreSQL, all of which are killed and stopped meanwhile. */
export async function run([minutes = '30', seed = '1']: readonly string[]): Promise<LongResult> {
  const found = await playOnCluster({ minutes: Number(minutes), tables: TABLES, seed });
  return { isFine: found.violations.length === 0, found };
}
