import { stripVTControlCharacters } from 'node:util';

const TASK = /^> nx run (\S+)/;
const TASK_FAILED = /^Warning: command ".*" exited with /;
const MAX_LINES = 14;

/**
 * Finds the failures in the output of a step without test results: the failed tasks of Nx, else the step itself.
 *
 * @param {string} step
 * @param {string} output
 * @returns {import('../results/testResults.mjs').FailedTest[]} with the last lines of each
 */
export function findFailedTasks(step, output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  /** @type {import('../results/testResults.mjs').FailedTest[]} */
  const failed = [];
  let task = { name: step, begins: 0 };
  lines.forEach((line, at) => {
    const name = TASK.exec(line)?.[1];
    if (name !== undefined) task = { name, begins: at + 1 };
    else if (TASK_FAILED.test(line))
      failed.push({ name: task.name, message: takeLastLines(lines.slice(task.begins, at)) });
  });
  return failed.length > 0 ? failed : [{ name: step, message: takeLastLines(lines) }];
}

/** @param {readonly string[]} lines */
const takeLastLines = (lines) => lines.slice(-MAX_LINES).join('\n');
