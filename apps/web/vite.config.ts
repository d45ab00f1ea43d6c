import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import app from './package.json' with { type: 'json' };

export default defineConfig({
  plugins: [react()],
  define: { __APP_VERSION__: JSON.stringify(app.version) },
  build: {
    // Small files stay files: the server's content security policy wants no `data:` scripts, styles or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
