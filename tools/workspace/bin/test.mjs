// `npm test`: everything that proves the project; what has use for one core alone runs beside another step.
// Ends with the seconds of each step, what failed, and "N passed, N failed" over every test of every runner; each check counts as one test.
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
// One run of Nx for both: a second one would fetch builds out of the cache from under the first.
const outside = {
  name: 'outside: packages (publint, types, API, reference, size, install), examples run from tarballs, one in Chromium',
  command: nx('run-many', '-t', 'packages', 'examples', '--projects=@pavilion/workspace', '--parallel=2'),
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

const { passed, failed, failures, times } = await runSteps([
  [[rooms], [format, unused]],
  [[outside]],
  // Plants violations in the rooms' folders: nobody else may look at them meanwhile.
  [[workspace]],
  [[browser]],
]);

console.log(`\n${times}\n`);
for (const failure of failures) console.log(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function useChromium() {
  process.env.CHROMIUM_PATH = ensureChromium();
}
