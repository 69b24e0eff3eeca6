const { recordTestNames } = require('./testNames.cjs');

/** StrykerJS sets it to the id of the planted mutant. */
const MUTANT_VARIABLE = '__STRYKER_ACTIVE_MUTANT__';

/** Global variable of StrykerJS with its state. */
const STRYKER = '__stryker__';

/** Mutant that has failed a test. All test files of a mutant run in the same process. @type {string | undefined} */
let detectedMutant;

/**
 * Event of jest-circus.
 *
 * @typedef {object} TestEvent
 * @property {string} name
 * @property {Test} [test]
 * @property {Block} [describeBlock]
 *
 * @typedef {object} Test
 * @property {string} name
 * @property {string} [mode]
 * @property {readonly unknown[]} errors
 * @property {Block} parent
 *
 * @typedef {object} Block
 * @property {string} name
 * @property {string} [mode]
 * @property {Block} [parent]
 */

/** Returns the full name of a test, as Jest reports it. @param {Test} test */
function getFullName(test) {
  const names = [test.name];
  // The outermost block has no title.
  for (let block = test.parent; block.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}

/**
 * Extends an environment of Jest for mutation tests. A mutant is detected by its first failed test, so the other tests are
 * skipped, with the hooks of their blocks, which may open a database; StrykerJS cannot use Jest's own `bail`. Without a
 * mutant, the names of the tests are recorded for `coveringTestFiles.cjs`.
 *
 * StrykerJS learns of no end of a skipped test, and would count what is executed at the import of the next file as executed
 * by it.
 *
 * @template {new (...args: any[]) => { teardown(): Promise<void>, global?: any }} Base
 * @param {Base} Environment
 */
module.exports = function extendEnvironment(Environment) {
  return class extends Environment {
    /** @type {string[]} */
    testNames = [];
    testPath = '';

    /** @param {any[]} args configuration, and context with the path of the test file */
    constructor(...args) {
      super(...args);
      this.testPath = /** @type {{ testPath: string }} */ (args[1]).testPath;
    }

    /** @param {TestEvent} event */
    handleTestEvent({ name, test, describeBlock }) {
      const mutant = process.env[MUTANT_VARIABLE];
      const isDetected = mutant !== undefined && mutant === detectedMutant;
      if (name === 'run_describe_start' && describeBlock && isDetected) describeBlock.mode = 'skip';
      if (!test) return;
      if (name === 'test_start') {
        if (mutant === undefined) this.testNames.push(getFullName(test));
        else if (isDetected) test.mode = 'skip';
      }
      if (name === 'test_skip' && this.global?.[STRYKER]) this.global[STRYKER].currentTestId = undefined;
      if (name === 'test_done' && test.errors.length > 0) detectedMutant = mutant;
    }

    /** @override */
    async teardown() {
      if (process.env[MUTANT_VARIABLE] === undefined) recordTestNames(this.testPath, this.testNames);
      await super.teardown();
    }
  };
};
