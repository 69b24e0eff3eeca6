import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPage } from './brandPage.mjs';
import { compiledMessages } from './compiledMessages.mjs';
import { helpTexts } from './helpTexts.mjs';
import { pagePolicy } from './pagePolicy.mjs';
import { precompressed } from './precompressed.mjs';
import { WORKER_FILE_NAMES } from './workerPolicy.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const SANDBOX = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4300}`;
const CALLS = ['/site/api', '/act/api', '/fd/api', '/game/api', '/stream/api', '/pavilion/api', '/xxxx'];

/** react-router has a production build, but its `exports` map selects the development build with its warnings. */
const ROUTER = [
  { find: /^react-router(-dom)?$/, replacement: join(ROOT, 'node_modules/react-router/dist/production/index.mjs') },
];

const PREFIXES = [{ find: /^\.\/Prefixer\.js$/, replacement: join(import.meta.dirname, 'noPrefixes.mjs') }];

/** Modules that change seldom are in a separate file, so that it stays in the player's cache after a release. */
const VENDOR =
  /node_modules\/(?!@pavilion)(@babel|react|react-dom|scheduler|react-redux|@reduxjs|redux|immer|reselect|redux-saga|@redux-saga|typed-redux-saga|react-router|react-router-dom|styled-components|stylis|@emotion|@lingui|use-sync-external-store)\/|^\0rolldown|workspace\/vite\//;

/**
 * Vite configuration of all sites. The apps differ only in `brand.ts`, `index.html` and `public/`.
 *
 * @param {string} root the app's folder
 */
export function siteConfig(root) {
  return defineConfig({
    root,
    cacheDir: join(root, '../../node_modules/.vite', root.split(/[\\/]/).at(-1) ?? 'site'),
    resolve: {
      alias: [...ROUTER, ...PREFIXES],
      conditions: ['@pavilion/source', 'module', 'browser', 'development|production'],
    },
    plugins: [react(), compiledMessages(), helpTexts(), brandPage(root), pagePolicy(), precompressed()],
    server: {
      host: '127.0.0.1',
      strictPort: true,
      proxy: {
        ...Object.fromEntries(CALLS.map((path) => [path, SANDBOX])),
        '/ws': { target: SANDBOX, ws: true },
      },
    },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: WORKER_FILE_NAMES } } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      // Maps are for error reports: no file names them and no server sends them (SEC-08).
      sourcemap: 'hidden',
      modulePreload: {
        polyfill: false,
        // These files are already loaded when a script needs further ones.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(vendor|rolldown-runtime|index)-/.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // All code of the first page is in two files; with a split by shared modules there would be about twelve requests.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 2 },
              { name: 'site', tags: ['$initial'], priority: 1 },
              // What several lazy pages share: one request a library, not one a module.
              { name: 'flows', test: /libs\/auth-flows\/src\//, priority: 0 },
              { name: 'slip', test: /libs\/domain-sports\/src\/(slip|money|odds|payout)\//, priority: 0 },
              { name: 'catalogue', test: /libs\/api-client\/src\/catalogue\//, priority: 0 },
              { name: 'reads', test: /libs\/site\/data\/src\/(reads\/|changes\/readsChanged)/, priority: 0 },
              {
                name: 'md5',
                test: /libs\/api-client\/src\/crypto\/md5Hex|@noble\/hashes\/(_md|_u64|legacy|utils)/,
                priority: 0,
              },
              { name: 'kit', test: /libs\/ui-kit\/src\/(?!dialog|menu|select|tooltip)/, priority: 0 },
            ],
          },
        },
      },
    },
  });
}
