const { appendFileSync, existsSync, readFileSync } = require('node:fs');

/** Environment variable with the path of the file of test names. */
const NAMES_VARIABLE = 'MUTATION_TEST_NAMES';

/**
 * Appends the names of the tests of a file. StrykerJS runs all tests once before it plants mutants; the other processes
 * read the names from this file.
 *
 * @param {string} path test file
 * @param {readonly string[]} names full names
 */
function recordTestNames(path, names) {
  const file = process.env[NAMES_VARIABLE];
  if (file) appendFileSync(file, `${JSON.stringify({ path, names })}\n`);
}

/** Reads the full names by test file; empty if none were recorded. @returns {Map<string, readonly string[]>} */
function readTestNames() {
  const file = process.env[NAMES_VARIABLE];
  if (!file || !existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const { path, names } = /** @type {{ path: string, names: string[] }} */ (JSON.parse(line));
      return [path, names];
    }),
  );
}

module.exports = { NAMES_VARIABLE, readTestNames, recordTestNames };
