// `npm test`: everything that proves the project, in the order in which a failure is cheapest to learn.
// Ends with "N passed, N failed" over every test of every runner; each check counts as one test.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../browser/findChromium.mjs';

/** A step that takes longer hangs: it is ended and counts as failed. */
const STEP_LIMIT_MS = 25 * 60_000;

const nx = (...args) => ['npx', 'nx', ...args, '--outputStyle=static'];

const steps = [
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  {
    name: 'rooms: lint, types, unit and contract tests, builds',
    command: nx('run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--parallel=2'),
  },
  { name: 'unused files, exports and dependencies', command: ['npx', 'knip'] },
  {
    name: 'packages: publint, types, API report, endpoint reference, size, outside install',
    command: nx('run', '@pavilion/workspace:packages'),
  },
  {
    name: 'examples: installed from tarballs, run against the sandbox, the page in Chromium',
    command: nx('run', '@pavilion/workspace:examples'),
    before: useChromium,
  },
  {
    name: 'workspace: boundaries, twins, lockfile',
    command: ['node', '--test', 'tools/workspace/checks/*.test.mjs'],
    shell: true,
  },
  { name: 'browser: both sites in Chromium', command: nx('run', '@pavilion/site-tests:e2e'), before: useChromium },
];

const totals = { passed: 0, failed: 0 };
const failedSteps = [];

for (const step of steps) {
  const started = Date.now();
  console.log(`\n━━ ${step.name}`);
  const ok = await runStep(step);
  if (!ok) failedSteps.push(step.name);
  console.log(`━━ ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

for (const name of failedSteps) console.log(`FAILED: ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(failedSteps.length === 0 ? 0 : 1);

/** @param {{ command: string[], before?: () => void, shell?: boolean }} step */
async function runStep(step) {
  const seen = { passed: 0, failed: 0 };
  let ok = false;
  try {
    step.before?.();
    ok = await run(step, seen);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (seen.passed + seen.failed === 0) seen[ok ? 'passed' : 'failed'] = 1;
  if (!ok && seen.failed === 0) seen.failed = 1;
  totals.passed += seen.passed;
  totals.failed += seen.failed;
  return ok;
}

/** @param {{ command: string[], shell?: boolean }} step @param {{ passed: number, failed: number }} seen */
function run({ command: [file = '', ...args], shell = false }, seen) {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      NX_TUI: 'false',
      FORCE_COLOR: '0',
      NX_DAEMON: process.env.CI ? 'false' : (process.env.NX_DAEMON ?? 'true'),
    };
    // A group of its own, so that what a step started ends with it.
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell, detached: true });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const interrupted = () => {
      end();
      process.exit(1);
    };
    const limit = setTimeout(() => {
      console.error(`It did not end within ${STEP_LIMIT_MS / 60_000} minutes.`);
      end();
    }, STEP_LIMIT_MS);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text) => {
        out.write(text);
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) count(line, seen);
      });
      stream.on('end', () => count(rest, seen));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
      resolve(code === 0);
    });
  });
}

/**
 * Adds up the closing lines of Jest, Playwright and Node's runner, replayed ones of Nx's cache included.
 *
 * @param {string} coloured @param {{ passed: number, failed: number }} seen
 */
function count(coloured, seen) {
  const line = stripVTControlCharacters(coloured);
  const jest = /Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:(\d+) passed, )?\d+ total/.exec(line);
  const playwright = /^\s+(\d+) (passed|failed)(?: \(|$)/.exec(line);
  const node = /^(?:#|ℹ) (pass|fail) (\d+)/.exec(line);
  if (jest) {
    seen.failed += Number(jest[1] ?? 0);
    seen.passed += Number(jest[2] ?? 0);
  } else if (playwright) {
    seen[playwright[2]] += Number(playwright[1]);
  } else if (node) {
    seen[node[1] === 'pass' ? 'passed' : 'failed'] += Number(node[2]);
  }
}

function useChromium() {
  process.env.CHROMIUM_PATH = ensureChromium();
}
