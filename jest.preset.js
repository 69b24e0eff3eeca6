const { isFull, propertySettings } = require('./tools/workspace/jest/testSettings.cjs');

const esmOnly = [
  '@noble',
  'react-router',
  'react-router-dom',
  '@pavilion',
  '@lingui',
  'lucide-react',
  '@base-ui',
  'kysely',
  'kysely-pglite',
  '@electric-sql',
  'hast[a-z0-9-]*',
  'parse5',
  'entities',
  'vfile[a-z-]*',
  'unist-util-[a-z-]*',
  'property-information',
  '(space|comma)-separated-tokens',
  'web-namespaces',
  '@ungap/structured-clone',
  'devlop',
];

/**
 * Globals that every module receives as arguments. In Jest's context the lookup of a global is about 200 times slower.
 * Only globals that no test replaces are listed: no clocks, timers or network.
 */
const intrinsics = [
  'Array',
  'BigInt',
  'Boolean',
  'DataView',
  'Error',
  'Int32Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
];

const isSeedKnown = Boolean(process.env.PROPERTY_SEED ?? process.env.DRAWN_SEED);
// The seed is drawn in this process, so that all workers use the same one.
const { numRuns, seed } = propertySettings();
// `npm test` prints the seed itself.
const properties = isSeedKnown ? undefined : `Properties: ${numRuns} cases each, PROPERTY_SEED=${seed}`;

module.exports = {
  sandboxInjectedGlobals: intrinsics,
  testEnvironment: 'jsdom',
  // Nx runs several projects in parallel.
  maxWorkers: 1,
  reporters: ['default', [require.resolve('./tools/workspace/results/jestReporter.mjs'), { properties }]],
  // No test measures time. On a busy machine, one second of work can take ten.
  testTimeout: isFull() ? 600_000 : 60_000,
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
    '\\.md$': require.resolve('./tools/workspace/jest/helpText.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|svg|woff2)$': require.resolve('./tools/workspace/jest/assetStub.cjs'),
    '^fast-check$': require.resolve('./tools/workspace/jest/fastCheck.cjs'),
  },
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'browser', 'require', 'default'] },
  setupFiles: [require.resolve('./tools/workspace/jest/globals.cjs')],
  setupFilesAfterEnv: [require.resolve('./tools/workspace/jest/page.cjs')],
};
