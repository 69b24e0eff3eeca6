import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Page and platform share an origin, as in production: this proxy forwards the calls. */
const platform = process.env['PAVILION_URL'] ?? 'http://127.0.0.1:4300';
const paths = ['/xxxx', '/site/api', '/fd/api', '/game/api', '/act/api', '/stream/api'];
const proxy = Object.fromEntries(paths.map((path) => [path, platform]));

export default defineConfig({
  plugins: [vue()],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022' },
});
