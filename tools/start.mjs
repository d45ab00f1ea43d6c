/** `npm start`: from a fresh clone to a table in the browser. Installs and builds only what is missing or stale. */
import { ensureInstalled, run } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const buildCode = await ensureWebBuilt();
process.exitCode = buildCode === 0 ? await run('node', ['apps/server/src/main.ts']) : buildCode;
