import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // Small files stay files: the server's content security policy wants no `data:` scripts, styles or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
