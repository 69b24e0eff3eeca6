import { join, relative } from 'node:path';
import { JEST_RESULTS } from './resultFiles.mjs';
import { createResults, toSkippedTest, writeResults } from './testResults.mjs';

/**
 * The parts of Jest's types that are used here.
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ testFilePath: string, displayName?: { name: string }, testResults: Assertion[], failureMessage?: string | null,
 *   testExecError?: unknown, perfStats: { runtime: number } }} FileResult
 * @typedef {{ rootDir: string, testPathPatterns: { isSet(): boolean }, testNamePattern?: string, onlyChanged: boolean,
 *   findRelatedTests: boolean, onlyFailures: boolean, shard?: object }} GlobalConfig
 */

const SKIPPED = ['pending', 'todo', 'disabled'];

/** Writes the results of a whole project as JSON; a run of single files or tests writes none. */
export default class JestReporter {
  #config;
  #properties;

  /** @param {GlobalConfig} config @param {{ properties?: string }} options properties: a line on their seed */
  constructor(config, { properties }) {
    this.#config = config;
    this.#properties = properties;
  }

  /** @param {unknown} _contexts @param {{ testResults: FileResult[] }} aggregated */
  onRunComplete(_contexts, aggregated) {
    if (this.#properties) console.log(this.#properties);
    if (isWholeProject(this.#config))
      writeResults(join(this.#config.rootDir, JEST_RESULTS), toResults(aggregated.testResults, this.#config.rootDir));
  }
}

/** @param {GlobalConfig} config */
export const isWholeProject = (config) =>
  !config.testPathPatterns.isSet() &&
  !config.testNamePattern &&
  !config.onlyChanged &&
  !config.findRelatedTests &&
  !config.onlyFailures &&
  !config.shard;

/** @param {readonly FileResult[]} files @param {string} rootDir */
export function toResults(files, rootDir) {
  const results = createResults();
  for (const file of files) {
    const name = `${file.displayName?.name ?? ''} ${relative(rootDir, file.testFilePath)}`.trim();
    results.times.push({ name, seconds: file.perfStats.runtime / 1000 });
    // A file that could not run has no tests.
    if (file.testExecError) results.failed.push({ name, message: file.failureMessage ?? '' });
    for (const { status, fullName, failureMessages } of file.testResults) {
      const title = `${name} › ${fullName}`;
      if (status === 'passed') results.passed += 1;
      else if (SKIPPED.includes(status)) results.skipped.push(toSkippedTest(title));
      else results.failed.push({ name: title, message: failureMessages.join('\n') });
    }
  }
  return results;
}
