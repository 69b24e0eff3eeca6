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
];

/**
 * Handed to every module as arguments: in Jest's context a global is looked up anew each time, two hundred times slower. Only
 * what no test replaces; clocks, timers and the network stay globals.
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
// Draws the seed in this process, so that all workers have the same one.
const { numRuns, seed } = propertySettings();
// `npm test` prints the seed itself.
const properties = isSeedKnown ? undefined : `Properties: ${numRuns} cases each, PROPERTY_SEED=${seed}`;

module.exports = {
  sandboxInjectedGlobals: intrinsics,
  testEnvironment: 'jsdom',
  // Nx runs several projects at a time.
  maxWorkers: 1,
  reporters: ['default', [require.resolve('./tools/workspace/results/jestReporter.mjs'), { properties }]],
  // No test is about time: on a machine that does other things too, a second may be ten.
  testTimeout: isFull() ? 600_000 : 30_000,
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
