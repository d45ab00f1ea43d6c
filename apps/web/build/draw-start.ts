import { fileURLToPath } from 'node:url';
import type { ComponentChild } from 'preact';
import { build, createServer, type Plugin } from 'vite';
import { drawnPage } from './drawn-page.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['de', 'en'] as const;

/** What `src/start/drawn-start.tsx` exports. */
interface DrawnStart {
  readonly startPage: (language: (typeof LANGUAGES)[number]) => ComponentChild;
}

/**
 * Draws the start page into `index.html`, in every language, so that it is seen and can be tapped before the scripts of the app are there. A
 * small script of its own puts the right one into the page (`src/start/early.ts`).
 */
export function drawStart(): Plugin {
  let early = '';
  return {
    name: 'stammtisch:draw-start',
    apply: 'build',
    async buildStart() {
      early = this.emitFile({ type: 'asset', name: 'early.js', source: await earlyScript() });
    },
    generateBundle: {
      order: 'pre',
      handler() {
        early = this.getFileName(early);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const pages = await drawnStarts();
        const script = `<script defer src="/${early}"></script>`;
        const withPages = putAfter(html, '<div id="app"></div>', `\n    ${pages}`);
        return putBefore(withPages, '<script', `${script}\n    `);
      },
    },
  };
}

function putAfter(html: string, place: string, what: string): string {
  const at = html.indexOf(place);
  if (at === -1) throw new Error(`index.html has no ${place}`);
  return html.slice(0, at + place.length) + what + html.slice(at + place.length);
}

function putBefore(html: string, place: string, what: string): string {
  const at = html.indexOf(place);
  if (at === -1) throw new Error(`index.html has no ${place}`);
  return html.slice(0, at) + what + html.slice(at);
}

/** The script as one file that needs no other. */
async function earlyScript(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'src/start/early.ts', output: { format: 'iife' } } },
  });
  const [file] = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  if (file?.type !== 'chunk') throw new Error('The early script was not built.');
  return file.code;
}

async function drawnStarts(): Promise<string> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    define: { __APP_VERSION__: '""' },
  });
  try {
    // The app asks where it is, and listens to other windows, for which the build would wait.
    Object.assign(globalThis, { location: { pathname: '/' }, BroadcastChannel: undefined });
    const { startPage } = (await server.ssrLoadModule('/src/start/drawn-start.tsx')) as DrawnStart;
    const pages = LANGUAGES.map(
      (language) => `<template id="start-${language}">${drawnPage(startPage(language))}</template>`,
    );
    return pages.join('\n    ');
  } finally {
    await server.close();
  }
}
