/**
 * `npm run schafkopf -- …`: the command, from a fresh clone too.
 *
 * npm runs scripts in the project's folder; the command must see the folder it was called from, so that the file
 * names it is given mean what the caller means.
 */
import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './project.mjs';

await ensureInstalled();
const main = join(ROOT, 'apps', 'cli', 'src', 'main.ts');
process.exitCode = await run('node', [main, ...process.argv.slice(2)], {}, 'inherit', process.env.INIT_CWD ?? ROOT);
