import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPage } from './brandPage.mjs';
import { compiledMessages } from './compiledMessages.mjs';
import { precompressed } from './precompressed.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const SANDBOX = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4300}`;
const CALLS = ['/site/api', '/act/api', '/fd/api', '/game/api', '/stream/api', '/xxxx'];

/** react-router ships a production build, but its exports map leads to the other one, warnings and all. */
const ROUTER = [
  { find: /^react-router(-dom)?$/, replacement: join(ROOT, 'node_modules/react-router/dist/production/index.mjs') },
];

const PREFIXES = [{ find: /^\.\/Prefixer\.js$/, replacement: join(import.meta.dirname, 'noPrefixes.mjs') }];

/** What changes seldom stands in a file of its own, so that a release leaves it in the player's cache. */
const VENDOR =
  /node_modules\/(?!@pavilion)(@babel|react|react-dom|scheduler|react-redux|@reduxjs|redux|immer|reselect|redux-saga|@redux-saga|typed-redux-saga|react-router|react-router-dom|styled-components|stylis|@emotion|@lingui|use-sync-external-store)\/|^\0rolldown|workspace\/vite\//;

/**
 * The one build of a brand's site. The apps differ in `brand.ts`, `index.html` and `public/` alone, so they share this.
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
    plugins: [react(), compiledMessages(), brandPage(root), precompressed()],
    server: {
      host: '127.0.0.1',
      strictPort: true,
      proxy: {
        ...Object.fromEntries(CALLS.map((path) => [path, SANDBOX])),
        '/ws': { target: SANDBOX, ws: true },
      },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      sourcemap: true,
      modulePreload: {
        polyfill: false,
        // A script that asks for more has these already.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(vendor|rolldown-runtime|index)-/.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Everything of the first page in two files: cut by who shares what, it would be a dozen requests.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 2 },
              { name: 'site', tags: ['$initial'], priority: 1 },
              // What several lazy pages share: one request a library, not one a module.
              { name: 'flows', test: /libs\/auth-flows\/src\//, priority: 0 },
              { name: 'slip', test: /libs\/domain-sports\/src\/(slip|money|odds|payout)\//, priority: 0 },
              { name: 'kit', test: /libs\/ui-kit\/src\/(?!dialog|menu|select|tooltip)/, priority: 0 },
            ],
          },
        },
      },
    },
  });
}
