const { statSync } = require('node:fs');

/** @param {{ path: string }} test */
const getSize = ({ path }) => statSync(path).size;

/**
 * Runs the smallest test files first: a mutant is detected by the first test that fails, and most are detected by a small
 * test next to the code.
 */
module.exports = class SmallestFirst {
  /** @param {readonly { path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((a, b) => getSize(a) - getSize(b));
  }
  /** @param {readonly { path: string }[]} tests */
  allFailedTests(tests) {
    return tests;
  }
  cacheResults() {}
};
