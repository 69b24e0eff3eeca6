import { stripVTControlCharacters } from 'node:util';

const TASK = /^> nx run (\S+)/;
const TASK_FAILED = /^Warning: command ".*" exited with /;
/** A failed test of Jest, of Playwright, of Node's runner in its two forms. */
const TESTS = [/^ {2}● (?!Console$)(.+)$/, /^ {2}\d+\) (\[.+)$/, /^✖ (.+) \([\d.]+ms\)$/, /^not ok \d+ - (.+)$/];
/** What ends the message of a failed test. */
const END =
  /^(?:PASS |FAIL |Test Suites:|Summary of all failing tests|━━ | {2}● Console$|Warning: command | {2}\d+ (?:passed|failed|flaky))/;
/** As much as one reads at the end of a long output. */
const MAX_LINES = 14;
const MAX_FAILURES = 12;

/**
 * Keeps what failed in a step with the beginning of its message, to be told again at the end of a long output.
 *
 * @param {string} step
 */
export function createFailures(step) {
  /** @type {Map<string, string[]>} */
  const failures = new Map();
  /** @type {string[] | undefined} the message that is being told */
  let message;
  let task = { name: step, failures: 0, /** @type {string[]} */ last: [] };

  /** @param {string} name Jest tells a failure twice: the first telling counts. */
  const begin = (name) => {
    message = failures.has(name) ? undefined : [];
    if (!message) return;
    failures.set(name, message);
    task.failures += 1;
  };
  /** @param {string} line */
  const keep = (line) => {
    if (message && message.length < MAX_LINES) message.push(line);
    task.last = [...task.last, line].slice(-MAX_LINES);
  };
  /** @param {string} line @returns {string | undefined} */
  const failedTest = (line) => TESTS.map((test) => test.exec(line)?.[1]).find((name) => name !== undefined);

  return {
    /** Takes a line a runner has said. @param {string} coloured */
    hear: (coloured) => {
      const line = stripVTControlCharacters(coloured).trimEnd();
      const started = TASK.exec(line)?.[1];
      const name = failedTest(line);
      if (END.test(line)) message = undefined;
      if (started !== undefined) task = { name: started, failures: 0, last: [] };
      else if (name !== undefined) begin(name);
      else if (TASK_FAILED.test(line) && task.failures === 0) failures.set(task.name, task.last);
      else if (line !== '') keep(line);
    },
    /** @returns {string[]} of a step that failed: a text each */
    told: () => {
      const known = failures.size > 0 ? [...failures] : [/** @type {const} */ ([step, task.last])];
      return known.slice(0, MAX_FAILURES).map(([name, lines]) => [`━━ failed: ${name}`, ...lines].join('\n'));
    },
  };
}
