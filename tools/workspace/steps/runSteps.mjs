import { spawn } from 'node:child_process';
import { countTests } from './countTests.mjs';
import { createFailures } from './createFailures.mjs';
import { createTimes } from './createTimes.mjs';

/** A step that takes longer hangs: it is ended and counts as failed. */
const STEP_LIMIT_MS = 25 * 60_000;

/** @typedef {{ name: string, command: string[], before?: () => void, shell?: boolean }} Step */
/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {(text: string) => void} Say */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child ends it with all it started */
const end = ({ pid }) => pid !== undefined && process.kill(-pid, 'SIGKILL');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    running.forEach(end);
    process.exit(1);
  });
}

/**
 * Runs the steps of a proof and adds up every test of every runner; a step that counts none counts as one test.
 *
 * @param {readonly (readonly (readonly Step[])[])[]} stages Stages follow one another. The lanes of a stage run side by side, the
 *   steps of a lane one after the other. What the first lane says is shown as it is said, what the others say when a step ends.
 * @returns {Promise<Count & { failures: string[], times: string }>} failures: what failed, and the steps it failed in
 */
export async function runSteps(stages) {
  const total = { passed: 0, failed: 0 };
  const times = createTimes();
  /** @type {string[]} */
  const failures = [];
  /** @param {readonly Step[]} lane @param {boolean} isHeld */
  const runLane = async (lane, isHeld) => {
    for (const step of lane) {
      /** @type {string[]} */
      const held = [];
      /** @type {Say} */
      const say = isHeld ? (text) => void held.push(text) : (text) => void process.stdout.write(text);
      const started = Date.now();
      say(`\n━━ ${step.name}\n`);
      const heard = createFailures(step.name);
      const { passed, failed } = await runStep(step, say, (line) => {
        times.hear(line);
        heard.hear(line);
      });
      const seconds = (Date.now() - started) / 1000;
      say(`━━ ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s: ${step.name}\n`);
      process.stdout.write(held.join(''));
      times.took(step.name, seconds);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failures.push(...heard.told(), `FAILED: ${step.name}`);
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)));
  return { ...total, failures, times: times.table() };
}

/** @param {Step} step @param {Say} say @param {(line: string) => void} hear @returns {Promise<Count>} */
async function runStep(step, say, hear) {
  const seen = { passed: 0, failed: 0 };
  let ok = false;
  try {
    step.before?.();
    ok = await run(step, say, (line) => {
      countTests(line, seen);
      hear(line);
    });
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n`);
  }
  if (seen.passed + seen.failed === 0) seen[ok ? 'passed' : 'failed'] = 1;
  if (!ok && seen.failed === 0) seen.failed = 1;
  return seen;
}

/**
 * @param {Step} step @param {Say} say @param {(line: string) => void} hear
 * @returns {Promise<boolean>} whether it ended well
 */
function run({ command: [file = '', ...args], shell = false }, say, hear) {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      NX_TUI: 'false',
      FORCE_COLOR: '0',
      NX_DAEMON: process.env.CI ? 'false' : (process.env.NX_DAEMON ?? 'true'),
    };
    // A group of its own, so that what a step started ends with it.
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell, detached: true });
    running.add(child);
    const limit = setTimeout(() => {
      say(`It did not end within ${STEP_LIMIT_MS / 60_000} minutes.\n`);
      end(child);
    }, STEP_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text) => {
        say(text);
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(hear);
      });
      stream.on('end', () => hear(rest));
    }
    const ended = () => {
      clearTimeout(limit);
      running.delete(child);
    };
    child.on('error', (error) => {
      ended();
      reject(error);
    });
    child.on('close', (code) => {
      ended();
      resolve(code === 0);
    });
  });
}
