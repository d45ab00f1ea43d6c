import { defineConfig } from 'vite';
import { drawStart } from './build/draw-start.ts';
import { finishBuild } from './build/finish-build.ts';
import app from './package.json' with { type: 'json' };

export default defineConfig({
  plugins: [drawStart(), finishBuild()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __APP_VERSION__: JSON.stringify(app.version) },
  build: {
    // Small files stay files: the server's content security policy wants no `data:` scripts, styles or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Drawing the start page and compressing take most of the time; nobody who builds needs to hear of that.
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/service-worker/sw.ts' },
      output: {
        // A service worker keeps its name: the browser asks for it again under the same address.
        entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Everything until the first hand in two files, the page and the table: many small ones take longer and compress worse.
        codeSplitting: {
          groups: [
            { name: 'first', test: /src\/main\.tsx$/, priority: 2 },
            { name: 'play', test: /src\/(table\/table-screen\.tsx|session\/tables\.ts)$/, priority: 1 },
          ],
        },
      },
    },
  },
});
