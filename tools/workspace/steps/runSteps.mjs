import { createResults } from '../results/testResults.mjs';
import { runStep } from './runStep.mjs';

/**
 * @typedef {import('./runStep.mjs').Step} Step
 * @typedef {import('./runStep.mjs').StepOutcome} StepOutcome
 *
 * @typedef {object} RunOptions
 * @property {number} lanes steps at a time
 * @property {number} limitMs a step that takes longer is ended and has failed
 * @property {(text: string) => void} write
 */

/**
 * Runs steps in their order, several at a time. A step starts when the steps before it (`after`) have passed; if one of
 * them failed, it does not run and counts as failed.
 *
 * @param {readonly Step[]} steps
 * @param {RunOptions} options
 * @returns {Promise<StepOutcome[]>} in the order in which they ended
 */
export async function runSteps(steps, { lanes, limitMs, write }) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<StepOutcome>>} */
  const active = new Map();
  /** @type {StepOutcome[]} */
  const outcomes = [];
  while (waiting.length + active.size > 0) {
    for (let step = nextStep(); step; step = nextStep()) {
      waiting.splice(waiting.indexOf(step), 1);
      write(`━━ ${step.name}: started\n`);
      active.set(step, runStep(step, { limitMs, write: step.isAlone ? write : () => undefined }));
    }
    const outcome = active.size > 0 ? await Promise.race(active.values()) : skipStep();
    active.delete(outcome.step);
    outcomes.push(outcome);
    // The output of parallel steps is printed when they end, so that it does not mix.
    if (!outcome.step.isAlone) write(outcome.output);
    write(`━━ ${outcome.step.name}: ${formatState(outcome)} after ${outcome.seconds.toFixed(1)} s\n`);
  }
  return outcomes;

  function nextStep() {
    if (active.size >= lanes || [...active.keys()].some(({ isAlone }) => isAlone)) return undefined;
    return waiting.find((step) => (!step.isAlone || active.size === 0) && isReady(step));
  }

  /** @param {Step} step */
  function isReady({ after = [] }) {
    return after.every((name) => outcomes.some((outcome) => outcome.step.name === name && hasPassed(outcome)));
  }

  /** Skips the first waiting step. Called if nothing runs and nothing is ready, so that step comes after a failed one. @returns {StepOutcome} */
  function skipStep() {
    const [step] = waiting.splice(0, 1);
    if (!step) throw new Error('runSteps: no step is left.');
    const missing = step.after?.filter((name) => !isReady({ name: '', command: [], after: [name] })) ?? [];
    const results = createResults();
    results.failed.push({ name: step.name, message: `It was not run, because ${missing.join(' and ')} failed.` });
    return { step, results, seconds: 0, output: '' };
  }
}

/** @param {StepOutcome} outcome */
const hasPassed = ({ results }) => results.failed.length === 0;

/** @param {StepOutcome} outcome */
const formatState = (outcome) => (hasPassed(outcome) ? 'ok' : 'FAILED');
