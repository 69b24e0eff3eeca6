import { mergeResults } from '../results/testResults.mjs';

/** @typedef {import('./runStep.mjs').StepOutcome} StepOutcome */

const SLOWEST = 20;
const MAX_FAILURES = 12;
const MAX_LINES = 14;

/** @param {{ name: string, seconds: number }} time */
const formatTimes = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.slice(0, 120)}`;

/**
 * Writes the report at the end of a run: seconds of each step, slowest tests, skipped tests with their reasons, flaky tests
 * by name, failures. Its last line contains only the counts.
 *
 * @param {readonly StepOutcome[]} outcomes
 * @returns {{ text: string, hasFailed: boolean }}
 */
export function writeReport(outcomes) {
  const { passed, failed, skipped, flaky, times } = mergeResults(outcomes.map(({ results }) => results));
  const steps = outcomes.map(({ step, seconds }) => ({ name: step.name, seconds }));
  const slowest = [...times].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const lines = [
    ...section('seconds of each step', steps.map(formatTimes)),
    ...section('slowest test files and browser tests', slowest.map(formatTimes)),
    ...section('skipped', groupByReason(skipped)),
    ...section('flaky: failed first, passed at the second try', flaky),
    ...failed.slice(0, MAX_FAILURES).flatMap(formatFailures),
    ...(failed.length > MAX_FAILURES ? [`━━ and ${failed.length - MAX_FAILURES} more failures`] : []),
    '',
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
  return { text: lines.join('\n'), hasFailed: failed.length > 0 };
}

/** @param {string} title @param {readonly string[]} lines */
const section = (title, lines) => (lines.length > 0 ? [`━━ ${title}`, ...lines] : []);

/** @param {import('../results/testResults.mjs').FailedTest} test */
const formatFailures = ({ name, message }) => [`━━ failed: ${name}`, ...message.split('\n').slice(0, MAX_LINES)];

/** @param {readonly import('../results/testResults.mjs').SkippedTest[]} skipped */
function groupByReason(skipped) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => [
    `${reason}:`,
    ...skipped.filter((test) => test.reason === reason).map(({ name }) => `  ${name}`),
  ]);
}
