const { statSync } = require('node:fs');
const { readTestNames } = require('./testNames.cjs');

/** @param {{ path: string }} test */
const getSize = ({ path }) => statSync(path).size;

/**
 * Selects the test files that execute a mutant, which StrykerJS does only for the tests inside the files: it would load
 * all files of the project for each mutant.
 *
 * The smallest files run first: a mutant is detected by the first test that fails, and most are detected by a small test
 * next to the code.
 */
module.exports = class CoveringTestFiles {
  /** @param {{ globalConfig: { testNamePattern?: string } }} options pattern of the names of the covering tests */
  constructor({ globalConfig: { testNamePattern } }) {
    this.pattern = testNamePattern ? new RegExp(testNamePattern, 'i') : undefined;
  }

  /** @param {readonly { path: string }[]} tests */
  sort(tests) {
    return this.select(tests).toSorted((a, b) => getSize(a) - getSize(b));
  }

  /** @param {readonly { path: string }[]} tests */
  select(tests) {
    const { pattern } = this;
    if (!pattern) return tests;
    const names = readTestNames();
    const covering = tests.filter(({ path }) => names.get(path)?.some((name) => pattern.test(name)) ?? true);
    return covering.length > 0 ? covering : tests;
  }

  /** @param {readonly { path: string }[]} tests */
  allFailedTests(tests) {
    return tests;
  }
  cacheResults() {}
};
