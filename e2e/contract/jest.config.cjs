// Thousands of members log in here; how slow a hash is is not what these tests are about.
process.env.SANDBOX_HASH_ROUNDS ??= '256';
// Nor are they about how many matches there are, and a small world starts sooner.
process.env.SANDBOX_MATCHES ??= '40';

const { isFull } = require('../../tools/workspace/jest/testSettings.cjs');

/** Suites that run on PGlite in every run and on PostgreSQL with `npm test -- --full`. Suites about PostgreSQL alone always run. */
const ALSO_ON_POSTGRES = [
  'auth',
  'cashier',
  'crashes',
  'endpoints',
  'faults',
  'memberCentre',
  'money',
  'platform',
  'venues',
];

module.exports = {
  displayName: 'contract-tests',
  preset: '../../jest.preset.js',
  // The longest suite of all, and mostly waiting: both cores of a small machine may work on it.
  maxWorkers: 2,
  testPathIgnorePatterns: isFull() ? [] : ALSO_ON_POSTGRES.map((name) => `/${name}\\.postgres\\.test\\.ts$`),
  testSequencer: require.resolve('./longestFirst.cjs'),
  globalSetup: '<rootDir>/makeBuildsFolder.cjs',
  globalTeardown: '<rootDir>/removeBuildsFolder.cjs',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
