import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Internal gallery of all components: `npx vite libs/ui-kit/gallery`, then `?brand=main-tw&edition=professional`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite/ui-kit-gallery',
  plugins: [react()],
  publicDir: false,
  resolve: { conditions: ['@pavilion/source', 'module', 'browser', 'development|production'] },
  server: { port: 5105, strictPort: true, fs: { allow: ['../../..'] } },
});
