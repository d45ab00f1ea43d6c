/** `npm run server -- …`: commands for whoever runs a server (backup, restore, export), in the folder they are called from. */
import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './project.mjs';

await ensureInstalled();
const main = join(ROOT, 'apps', 'server', 'src', 'main.ts');
const args = process.argv.length > 2 ? process.argv.slice(2) : ['--help'];
process.exitCode = await run('node', [main, ...args], {}, 'inherit', process.env.INIT_CWD ?? ROOT);
