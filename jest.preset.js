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

module.exports = {
  sandboxInjectedGlobals: intrinsics,
  testEnvironment: 'jsdom',
  // No test is about time: on a machine that does other things too, a second may be ten.
  testTimeout: 30_000,
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
  moduleNameMapper: { '\\.(css|svg|woff2)$': require.resolve('./tools/workspace/jest/assetStub.cjs') },
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'browser', 'require', 'default'] },
  setupFiles: [require.resolve('./tools/workspace/jest/globals.cjs')],
  setupFilesAfterEnv: [require.resolve('./tools/workspace/jest/page.cjs')],
};
