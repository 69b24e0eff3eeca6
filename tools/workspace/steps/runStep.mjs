import { createResults, mergeResults, readResults, removeResults } from '../results/testResults.mjs';
import { findFailedTasks } from './findFailedTasks.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * @typedef {import('../results/testResults.mjs').TestResults} TestResults
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {readonly string[]} [after] names of steps that must have passed before
 * @property {boolean} [isAlone] whether no other step may run beside it
 * @property {readonly string[]} [resultFiles] files that its test runners write; without any, the step counts as one test
 * @property {() => void} [before]
 *
 * @typedef {{ step: Step, results: TestResults, seconds: number, output: string }} StepOutcome
 */

/**
 * Runs a step and reads the results of its test runners.
 *
 * @param {Step} step
 * @param {{ limitMs: number, write: (text: string) => void }} options write receives the output as it comes
 * @returns {Promise<StepOutcome>} with the whole output
 */
export async function runStep(step, { limitMs, ...options }) {
  const began = performance.now();
  let output = '';
  /** @param {string} text */
  const write = (text) => {
    output += text;
    options.write(text);
  };
  step.resultFiles?.forEach(removeResults);
  const isGood = runBefore(step, write) && (await runCommand({ command: step.command, limitMs, write }));
  const results = step.resultFiles ? readResultFiles(step.resultFiles) : createResults();
  if (!step.resultFiles && isGood) results.passed = 1;
  if (!isGood && results.failed.length === 0) results.failed.push(...findFailedTasks(step.name, output));
  return { step, results, seconds: (performance.now() - began) / 1000, output };
}

/** @param {Step} step @param {(text: string) => void} write */
function runBefore(step, write) {
  try {
    step.before?.();
    return true;
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/** Reads and merges result files. A runner that wrote none has failed, whatever its exit code. @param {readonly string[]} files */
function readResultFiles(files) {
  return mergeResults(
    files.map((file) => {
      try {
        return readResults(file);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { ...createResults(), failed: [{ name: `no results in ${file}`, message }] };
      }
    }),
  );
}
