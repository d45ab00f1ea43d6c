import { fileURLToPath } from 'node:url';
import { listen } from './listen.ts';
import { readStaticFiles } from './static-files.ts';
import { createWebServer } from './web-server.ts';

/**
 * Serves the built web app. `PORT` (8080) is the first port to try, `HOST` (localhost) the address to listen on;
 * `HOST=0.0.0.0` lets other devices in the house in.
 */
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

const wantedPort = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(wantedPort) || wantedPort < 0 || wantedPort > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}

const host = process.env.HOST ?? 'localhost';
const server = createWebServer(await readStaticFiles(WEB_APP));
const port = await listen(server, wantedPort, host);
console.log(`Stammtisch: http://${host === '0.0.0.0' ? 'localhost' : host}:${port}/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
