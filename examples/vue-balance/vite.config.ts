import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** The page and the platform share an origin, as they do in production: calls go through this proxy. */
const platform = process.env['PAVILION_URL'] ?? 'http://127.0.0.1:4300';
const paths = ['/xxxx', '/site/api', '/fd/api', '/game/api', '/act/api', '/stream/api'];
const proxy = Object.fromEntries(paths.map((path) => [path, platform]));

export default defineConfig({
  plugins: [vue()],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022' },
});
