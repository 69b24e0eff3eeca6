import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createResults, toSkippedTest, writeResults } from './testResults.mjs';

/**
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').Suite} Suite
 * @typedef {import('@playwright/test/reporter').TestError} TestError
 */

/** Writes the results of a run as JSON. A test that passed at its second attempt is flaky. */
export default class PlaywrightReporter {
  #file;
  #results = createResults();
  /** @type {Suite | undefined} */
  #suite;

  /** @param {{ outputFile: string }} options */
  constructor({ outputFile }) {
    this.#file = outputFile;
  }

  printsToStdio() {
    return false;
  }

  /** @param {unknown} _config @param {Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** An error outside tests, in the set-up for example. @param {TestError} error */
  onError(error) {
    this.#results.failed.push({ name: 'Playwright', message: formatError(error) });
  }

  onEnd() {
    for (const test of this.#suite?.allTests() ?? []) addTest(this.#results, test);
    writeResults(this.#file, this.#results);
  }
}

/** @param {import('./testResults.mjs').TestResults} results @param {TestCase} test */
export function addTest(results, test) {
  const [, project, file, ...titles] = test.titlePath();
  const name = `[${project}] ${basename(file ?? '')} › ${titles.join(' › ')}`;
  const seconds = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  results.times.push({ name, seconds });
  const outcome = test.outcome();
  if (outcome === 'skipped') {
    const { description } = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme') ?? {};
    results.skipped.push(toSkippedTest(name, description));
  } else if (outcome === 'unexpected') {
    results.failed.push({ name, message: formatError(test.results.at(-1)?.error) });
  } else {
    results.passed += 1;
    if (outcome === 'flaky') results.flaky.push(name);
  }
}

/** @param {TestError | undefined} error */
const formatError = (error) => stripVTControlCharacters(error?.stack ?? error?.message ?? error?.value ?? '');
