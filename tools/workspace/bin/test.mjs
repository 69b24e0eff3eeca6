// `npm test`: everything that proves the project; what has use for one core alone runs beside another step.
// Ends with the seconds of each step and "N passed, N failed" over every test of every runner; each check counts as one test.
import { ensureChromium } from '../browser/findChromium.mjs';
import { runSteps } from '../steps/runSteps.mjs';

/** @param {string[]} args */
const nx = (...args) => ['npx', 'nx', ...args, '--outputStyle=static'];

const format = { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] };
const rooms = {
  name: 'rooms: lint, types, unit and contract tests, builds',
  command: nx('run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--parallel=2'),
};
const unused = { name: 'unused files, exports and dependencies', command: ['npx', 'knip'] };
const packages = {
  name: 'packages: publint, types, API report, endpoint reference, size, outside install',
  command: nx('run', '@pavilion/workspace:packages'),
};
const examples = {
  name: 'examples: installed from tarballs, run against the sandbox, the page in Chromium',
  command: nx('run', '@pavilion/workspace:examples'),
  before: useChromium,
};
const workspace = {
  name: 'workspace: boundaries, twins, lockfile',
  command: ['node', '--test', 'tools/workspace/checks/*.test.mjs'],
  shell: true,
};
const browser = {
  name: 'browser: both sites in Chromium',
  command: nx('run', '@pavilion/site-tests:e2e'),
  before: useChromium,
};

const { passed, failed, failedSteps, times } = await runSteps([
  [[rooms], [format, unused]],
  [[packages], [examples]],
  // Plants violations in the rooms' folders: nobody else may look at them meanwhile.
  [[workspace]],
  [[browser]],
]);

console.log(`\n${times}\n`);
for (const name of failedSteps) console.log(`FAILED: ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function useChromium() {
  process.env.CHROMIUM_PATH = ensureChromium();
}
