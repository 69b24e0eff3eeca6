// These tests log in thousands of members, so the password hash is made cheap.
process.env.SANDBOX_HASH_ROUNDS ??= '256';
// A small world starts sooner.
process.env.SANDBOX_MATCHES ??= '40';

const { isFull } = require('../../tools/workspace/jest/testSettings.cjs');

/** Suites that run on PGlite always and on PostgreSQL with `npm test -- --full`. Suites for PostgreSQL only always run. */
const ALSO_ON_POSTGRES = [
  'auth',
  'cashier',
  'crashes',
  'endpoints',
  'faults',
  'limits',
  'memberCentre',
  'money',
  'platform',
  'sessions',
  'venues',
];

module.exports = {
  displayName: 'contract-tests',
  preset: '../../jest.preset.js',
  // Many tests make hundreds of calls. On a busy machine they take several times as long; the limit only ends a test that hangs.
  testTimeout: isFull() ? 600_000 : 240_000,
  // The longest suite mostly waits, so a machine with two cores can run three workers.
  maxWorkers: 3,
  testPathIgnorePatterns: isFull() ? [] : ALSO_ON_POSTGRES.map((name) => `/${name}\\.postgres\\.test\\.ts$`),
  testSequencer: require.resolve('./longestFirst.cjs'),
  globalSetup: '<rootDir>/makeBuildsFolder.cjs',
  globalTeardown: '<rootDir>/removeBuildsFolder.cjs',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
