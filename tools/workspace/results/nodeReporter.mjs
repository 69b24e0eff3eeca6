import { relative } from 'node:path';
import { createResults, toSkippedTest } from './testResults.mjs';

/**
 * The parts of an event of node:test that are used here.
 *
 * @typedef {{ type: string, data: { name: string, file?: string, skip?: string | boolean, todo?: string | boolean,
 *   details?: { type?: string, duration_ms?: number, error?: { message?: string, cause?: unknown } } } }} TestEvent
 */

/**
 * Reporter for `node --test` that writes its results as JSON.
 *
 * @param {AsyncIterable<TestEvent>} events
 */
export default async function* nodeReporter(events) {
  const results = createResults();
  for await (const event of events) addEvent(results, event);
  yield `${JSON.stringify(results, undefined, 1)}\n`;
}

/** @param {import('./testResults.mjs').TestResults} results @param {TestEvent} event */
export function addEvent(results, { type, data }) {
  if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') return;
  const { name, file, details = {} } = data;
  const title = file ? `${relative(process.cwd(), file)} › ${name}` : name;
  results.times.push({ name: title, seconds: (details.duration_ms ?? 0) / 1000 });
  const reason = findReason(data);
  if (reason !== undefined) results.skipped.push(toSkippedTest(title, reason));
  else if (type === 'test:pass') results.passed += 1;
  else results.failed.push({ name: title, message: formatError(details.error) });
}

/** @param {TestEvent['data']} data @returns {string | undefined} of a skipped test; empty if it gives none */
function findReason({ skip, todo }) {
  const reason = [skip, todo].find((value) => value !== undefined && value !== false);
  if (reason === undefined) return undefined;
  return typeof reason === 'string' ? reason : '';
}

/** @param {{ message?: string, cause?: unknown } | undefined} error */
function formatError(error) {
  const { cause } = error ?? {};
  return cause instanceof Error ? (cause.stack ?? cause.message) : (error?.message ?? '');
}
