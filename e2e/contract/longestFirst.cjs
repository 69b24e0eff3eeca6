/** Longest suites, longest first. Without recorded times, Jest would start with the largest files. */
const LONGEST = [
  'endpoints.pglite',
  'money.pglite',
  'venues.pglite',
  'money.postgres',
  'endpoints.postgres',
  'auth.pglite',
  'auth.postgres',
  'badInput',
  'venues.postgres',
  'crashes.pglite',
  'platform.pglite',
  'chatRestart.pglite',
  'cashier.pglite',
  'platform.postgres',
  'crashes.postgres',
  'cashier.postgres',
];

/** @param {{ path: string }} test */
const getPriority = ({ path }) => {
  const position = LONGEST.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return position < 0 ? LONGEST.length : position;
};

/** Starts long suites first, so that no worker is idle at the end of the run. */
module.exports = class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => getPriority(a) - getPriority(b) || a.path.localeCompare(b.path));
  }
  allFailedTests(tests) {
    return tests;
  }
  cacheResults() {}
};
