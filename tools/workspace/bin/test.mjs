// `npm test [-- --full] [-- --seed N]`: runs all checks. Ends with the seconds of each step, the slowest, skipped, flaky and
// failed tests, and "N passed, N failed, N skipped" over the tests of all runners; each check without tests counts as one.
import { availableParallelism } from 'node:os';
import settings from '../jest/testSettings.cjs';
import { parseTestOptions } from '../steps/parseTestOptions.mjs';
import { runSteps } from '../steps/runSteps.mjs';
import { listTestSteps } from '../steps/listTestSteps.mjs';
import { writeReport } from '../steps/writeReport.mjs';

/** Time limit of a step; a longer one counts as hanging. */
const LIMIT_MS = 75 * 60_000;
const FULL_LIMIT_MS = 6 * 3_600_000;

/** @param {ReturnType<typeof parseTestOptions>} options */
function setEnvironment({ isFull, seed }) {
  if (isFull) process.env.TEST_FULL = '1';
  if (seed !== undefined) process.env.PROPERTY_SEED = String(seed);
  process.env.NX_TUI = 'false';
  // Without its daemon, Nx restores all outputs of a cached task, including results of tests.
  process.env.NX_DAEMON = 'false';
  process.env.FORCE_COLOR = '0';
}

const options = parseTestOptions(process.argv.slice(2));
setEnvironment(options);
const properties = settings.propertySettings();
console.log(
  `Properties: ${properties.numRuns} cases each, seed ${properties.seed}. Repeat with: npm test -- --seed ${properties.seed}`,
);

const outcomes = await runSteps(listTestSteps(), {
  // One more than cores: most steps leave a core idle at times.
  lanes: Math.min(4, availableParallelism() + 1),
  limitMs: options.isFull ? FULL_LIMIT_MS : LIMIT_MS,
  write: (text) => void process.stdout.write(text),
});
const { text, hasFailed } = writeReport(outcomes);
// A slow reader of a pipe would otherwise miss the end of the output.
process.stdout.write(`\n${text}\n`, () => process.exit(hasFailed ? 1 : 0));
