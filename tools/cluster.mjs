/** `npm run cluster`: several servers on this machine, from a fresh clone. */
import { installForServer } from './debian.mjs';
import { ensureInstalled, run } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
await installForServer();
const buildCode = await ensureWebBuilt();
process.exitCode = buildCode === 0 ? await run('node', ['test/cluster/main.ts']) : buildCode;
