import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parseJson } from '../../files/parseJson.mjs';
import { createResults } from '../../results/testResults.mjs';
import { findFailedTasks } from '../../steps/findFailedTasks.mjs';
import { parseTestOptions } from '../../steps/parseTestOptions.mjs';
import { runSteps } from '../../steps/runSteps.mjs';
import { listTestSteps } from '../../steps/listTestSteps.mjs';
import { writeReport } from '../../steps/writeReport.mjs';
import { ROOT } from '../../root.mjs';

/** @typedef {import('../../steps/runStep.mjs').Step} Step */

const folder = mkdtempSync(join(tmpdir(), 'pavilion-steps-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} code @returns {string[]} */
const node = (code) => [process.execPath, '--input-type=module', '--eval', code];
const good = node('');
const bad = node('console.log("broken"); process.exit(1)');

/** @param {string} name @param {Partial<import('../../results/testResults.mjs').TestResults>} results @param {number} [code] @returns {Step} */
const testStep = (name, results, code = 0) => {
  const file = join(folder, `${name}.json`);
  const text = JSON.stringify({ ...createResults(), ...results });
  const program = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(text)}); process.exit(${code})`;
  return { name, command: node(program), resultFiles: [file] };
};

/** @param {readonly Step[]} steps @param {Partial<import('../../steps/runSteps.mjs').RunOptions>} [options] */
async function run(steps, options = {}) {
  /** @type {string[]} */
  const written = [];
  const write = (/** @type {string} */ text) => void written.push(text);
  const outcomes = await runSteps(steps, { lanes: 2, limitMs: 60_000, write, ...options });
  const { text, hasFailed } = writeReport(outcomes);
  return { outcomes, written: written.join(''), text, hasFailed, counts: text.split('\n').at(-1) };
}

test('a step without tests counts as one test, passed or failed', async () => {
  const { counts, hasFailed, text } = await run([
    { name: 'format', command: good },
    { name: 'lint', command: bad },
  ]);
  assert.equal(counts, '1 passed, 1 failed, 0 skipped');
  assert.equal(hasFailed, true);
  assert.match(text, /━━ failed: lint\nbroken/);
});

test('the counts of all runners are added and are the whole last line', async () => {
  const skipped = [{ name: 'reads vectors', reason: 'v.json is absent' }];
  const { counts, hasFailed, text } = await run([
    testStep('unit', { passed: 5, skipped }),
    testStep('browser', { passed: 2, flaky: ['[main-cn] slip'] }),
  ]);
  assert.equal(counts, '7 passed, 0 failed, 1 skipped');
  assert.equal(hasFailed, false);
  assert.match(text, /━━ skipped\nv\.json is absent:\n {2}reads vectors/);
  assert.match(text, /━━ flaky: failed first, passed at the second try\n\[main-cn\] slip/);
});

test('a failed test is reported by its name and its message', async () => {
  const failed = [{ name: 'WAL-01 adds', message: 'Expected: 2' }];
  const { counts, text } = await run([testStep('unit', { passed: 1, failed }, 1)]);
  assert.equal(counts, '1 passed, 1 failed, 0 skipped');
  assert.match(text, /━━ failed: WAL-01 adds\nExpected: 2/);
});

test('a runner that fails although its tests passed counts as failed', async () => {
  const { counts } = await run([testStep('unit', { passed: 3 }, 1)]);
  assert.equal(counts, '3 passed, 1 failed, 0 skipped');
});

test('a runner that writes no results counts as failed, and results of an earlier run are not counted', async () => {
  const step = testStep('unit', { passed: 3 });
  await run([step]);
  const { counts, text } = await run([{ ...step, command: good }]);
  assert.equal(counts, '0 passed, 1 failed, 0 skipped');
  assert.match(text, /no results in .*unit\.json/);
});

test('a program that does not exist and one that hangs count as failed', async () => {
  const { counts, text } = await run(
    [
      { name: 'missing', command: [join(folder, 'no-such-program')] },
      { name: 'hangs', command: node('setInterval(() => {}, 1000)') },
    ],
    { limitMs: 500 },
  );
  assert.equal(counts, '0 passed, 2 failed, 0 skipped');
  assert.match(text, /ENOENT/);
  assert.match(text, /did not end within/);
});

test('a step waits for the steps before it and does not run if one of them fails', async () => {
  const { outcomes, counts, text } = await run([
    { name: 'packages', command: good, after: ['builds'] },
    { name: 'browser', command: good, after: ['types'] },
    { name: 'builds', command: good },
    { name: 'types', command: bad },
  ]);
  const order = outcomes.map(({ step }) => step.name);
  assert.ok(order.indexOf('builds') < order.indexOf('packages'));
  assert.equal(counts, '2 passed, 2 failed, 0 skipped');
  assert.match(text, /━━ failed: browser\nIt was not run, because types failed\./);
});

test('the number of lanes limits the steps at a time, and a step that is alone runs without others', async () => {
  let [active, most] = [0, 0];
  /** @param {string} name @returns {Step} */
  const step = (name) => ({ name, command: node('setTimeout(() => {}, 100)') });
  const steps = [step('a'), { ...step('alone'), isAlone: true }, step('b'), step('c'), step('d')];
  /** @type {string[]} */
  const log = [];
  const write = (/** @type {string} */ text) => {
    const [, name] = /━━ (\w+):/.exec(text) ?? [];
    if (name === undefined) return;
    active += text.includes(': started') ? 1 : -1;
    most = Math.max(most, active);
    log.push(`${name} ${active}`);
  };
  await runSteps(steps, { lanes: 2, limitMs: 60_000, write });
  assert.equal(most, 2);
  assert.ok(log.includes('alone 1') && log.includes('alone 0'), log.join());
});

test('each failed task of Nx is reported with its last lines', () => {
  const output = [
    '> nx run @pavilion/wallet:lint',
    'x.ts',
    '  9:7  error  unused',
    'Warning: command "eslint ." exited with non-zero status code',
    '> nx run @pavilion/kernel:lint',
    'fine',
  ];
  assert.deepEqual(findFailedTasks('lint', output.join('\n')), [
    { name: '@pavilion/wallet:lint', message: 'x.ts\n  9:7  error  unused' },
  ]);
  assert.deepEqual(findFailedTasks('format', '[warn] a.ts\nCode style issues found'), [
    { name: 'format', message: '[warn] a.ts\nCode style issues found' },
  ]);
});

test('the options are --full and --seed; others and invalid seeds are refused', () => {
  assert.deepEqual(parseTestOptions([]), { isFull: false, seed: undefined });
  assert.deepEqual(parseTestOptions(['--full', '--seed', '42']), { isFull: true, seed: 42 });
  assert.throws(() => parseTestOptions(['--fast']), /--fast/);
  assert.throws(() => parseTestOptions(['--seed', 'x']), /whole number/);
});

const projects = ['apps', 'libs', 'libs/site', 'tools', 'e2e'].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((path) => existsSync(join(ROOT, path, 'package.json'))),
);

test('every project with Jest tests runs and counts once', () => {
  const counted = listTestSteps().flatMap(({ resultFiles = [] }) =>
    resultFiles.filter((file) => file.endsWith('jest.json')),
  );
  const expected = projects.filter((path) => existsSync(join(ROOT, path, 'jest.config.cjs')));
  assert.deepEqual([...counted].sort(), expected.map((path) => `${path}/test-results/jest.json`).sort());
});

test('every check of the repository runs once', () => {
  const step = listTestSteps().find(({ name }) => name === 'checks of the repository');
  const files = step?.command.filter((word) => word.endsWith('.test.mjs')) ?? [];
  const folder = 'tools/workspace/checks';
  const expected = readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(ROOT, folder, name)).map((file) => `${folder}/${name}/${file}`))
    .filter((file) => file.endsWith('.test.mjs'));
  assert.ok(files.length > 20);
  assert.deepEqual([...files].sort(), expected.sort());
});

test('every project with a tsconfig is built by `npm run types`', () => {
  /** @typedef {{ references: { path: string }[] }} Solution */
  const solution = parseJson(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  const referenced = /** @type {Solution} */ (solution).references.map(({ path }) => path.replace('./', ''));
  const manifest = parseJson(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { types = '' } = /** @type {{ scripts: Record<string, string> }} */ (manifest).scripts;
  const checked = [...referenced, ...types.split(' ')];
  const missing = projects.filter((path) => existsSync(join(ROOT, path, 'tsconfig.json')) && !checked.includes(path));
  assert.deepEqual(missing, []);
});
