import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseJson } from '../files/parseJson.mjs';

/**
 * Results of one run of a test runner, in the form in which its reporter writes them. `passed` includes flaky tests.
 *
 * @typedef {{ name: string, message: string }} FailedTest
 * @typedef {{ name: string, reason: string }} SkippedTest
 * @typedef {{ name: string, seconds: number }} TestTime
 * @typedef {object} TestResults
 * @property {number} passed
 * @property {FailedTest[]} failed
 * @property {SkippedTest[]} skipped
 * @property {string[]} flaky names of tests that failed first and passed when they were repeated
 * @property {TestTime[]} times of test files, or of tests if the runner reports no files
 */

const NO_REASON = 'no reason is given';
/** A title can end in its reason: `it.skip('reads vectors [skipped: vectors.json is absent]')`. */
const REASON = / *\[skipped: ([^\]]+)\]/;

/** @returns {TestResults} */
export const createResults = () => ({ passed: 0, failed: [], skipped: [], flaky: [], times: [] });

/**
 * Separates the title of a skipped test from its reason.
 *
 * @param {string} title
 * @param {string} [reason] the reason that the runner reports
 * @returns {SkippedTest}
 */
export const toSkippedTest = (title, reason) => ({
  name: title.replace(REASON, ''),
  reason: REASON.exec(title)?.[1] ?? (reason || NO_REASON),
});

/** @param {string} file @param {TestResults} results */
export function writeResults(file, results) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 1)}\n`);
}

/** Removes the results of an earlier run. @param {string} file */
export const removeResults = (file) => rmSync(file, { force: true });

/**
 * @param {string} file
 * @returns {TestResults}
 * @throws {Error} if the file is absent or is not the JSON of results
 */
export function readResults(file) {
  const results = /** @type {Partial<TestResults>} */ (parseJson(readFileSync(file, 'utf8')));
  const { passed, failed, skipped, flaky, times } = results;
  if (passed === undefined || !failed || !skipped || !flaky || !times)
    throw new Error(`readResults: ${file} has no test results.`);
  return { passed, failed, skipped, flaky, times };
}

/** @param {readonly TestResults[]} all @returns {TestResults} */
export function mergeResults(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap((results) => results.failed),
    skipped: all.flatMap((results) => results.skipped),
    flaky: all.flatMap(({ flaky }) => flaky),
    times: all.flatMap(({ times }) => times),
  };
}
