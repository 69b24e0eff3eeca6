import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { buildOptions } from '../../mutation/buildOptions.mjs';
import { computeInterval, computeScore } from '../../mutation/computeScore.mjs';
import { drawSample } from '../../mutation/drawSample.mjs';
import CoveringTestFiles from '../../mutation/jest/coveringTestFiles.cjs';
import extendEnvironment from '../../mutation/jest/mutationEnvironment.cjs';
import testNames from '../../mutation/jest/testNames.cjs';
import { formatScore, isGoalMet, listUndetected } from '../../mutation/formatScore.mjs';
import { listShardFiles, listSourceFiles, parseShard } from '../../mutation/listShardFiles.mjs';
import { findProject, getReportFolder, getRoot, listRuns, projects } from '../../mutation/projects.mjs';
import { readReports } from '../../mutation/readReports.mjs';
import { shouldIgnore } from '../../mutation/styleIgnorer.mjs';
import { SampleChecker } from '../../mutation/sampleChecker.mjs';
import { writeRow } from '../../mutation/writeRow.mjs';
import { ROOT } from '../../root.mjs';

const root = mkdtempSync(join(tmpdir(), 'pavilion-mutation-'));
after(() => rmSync(root, { recursive: true }));

const numbers = Array.from({ length: 1_000 }, (_, index) => index);
const start = { line: 3, column: 4 };

/** @param {readonly string[]} statuses */
const createReport = (...statuses) =>
  /** @type {import('../../mutation/computeScore.mjs').Report} */ ({
    schemaVersion: '2',
    thresholds: { high: 85, low: 70 },
    files: {
      'libs/kernel/src/a.ts': {
        language: 'typescript',
        source: '',
        mutants: statuses.map((status, index) => ({
          id: String(index),
          status,
          mutatorName: 'BooleanLiteral',
          replacement: 'false',
          location: { start, end: start },
        })),
      },
    },
  });

test('every project has a jest configuration, source files and a goal', () => {
  for (const project of projects) {
    assert.ok(existsSync(join(ROOT, getRoot(project), 'jest.config.cjs')), project.path);
    assert.ok(listSourceFiles(project).length > 0, project.path);
    assert.ok(project.goal >= 70 && project.goal <= 100, project.path);
  }
});

test('tests with a Jest environment of their own are skipped, because StrykerJS does not measure it', () => {
  const tests = projects.flatMap((project) => {
    const folder = join(getRoot(project), 'src');
    return readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => ({ project, file: `/${folder}/${name}` }));
  });
  const missing = tests.filter(
    ({ project: { skippedTests = [] }, file }) =>
      readFileSync(join(ROOT, file), 'utf8').includes('@jest-environment') &&
      !skippedTests.some((ending) => file.endsWith(ending)),
  );
  assert.deepEqual(
    missing.map(({ file }) => file),
    [],
  );
});

test('a project is found by its path or its last folder, and an unknown one is refused', () => {
  assert.equal(findProject('libs/chat-socket').path, 'libs/chat-socket');
  assert.equal(findProject('ledger').path, 'tools/sandbox-platform/src/ledger');
  assert.equal(getRoot(findProject('ledger')), 'tools/sandbox-platform');
  assert.throws(() => findProject('chat'), /"chat" is unknown/);
});

test('tests run in the environment of their project, also if it comes from the preset', () => {
  const read = (/** @type {string} */ name) =>
    basename(buildOptions(findProject(name), { concurrency: 1 }).jest.config.testEnvironment);
  assert.deepEqual([read('shell'), read('chat-socket')], ['mutationJsdom.cjs', 'mutationNode.cjs']);
});

test('the weekly runs have every part of a whole run, and one sample for each other project', () => {
  const runs = listRuns();
  assert.deepEqual(
    runs.filter(({ project }) => project === 'libs/auth-flows').map(({ shard }) => shard),
    ['1/2', '2/2'],
  );
  assert.deepEqual(
    runs.filter(({ project }) => project === 'libs/ui-kit'),
    [{ project: 'libs/ui-kit' }],
  );
  assert.equal(new Set(runs.map(({ project }) => project)).size, projects.length);
});

test('source files are those of the folder, without tests, texts and entry points', () => {
  const files = listSourceFiles({ path: 'libs/site/feature-chat' });
  assert.ok(files.includes('libs/site/feature-chat/src/sharedSlip/sharedSlip.ts'));
  assert.deepEqual(
    files.filter((file) => /\.test\.|\/testing\/|\/messages\/|\/index\.ts$/.test(file)),
    [],
  );
  assert.ok(listSourceFiles({ path: 'tools/sandbox-platform/src/ledger' }).every((file) => file.includes('/ledger/')));
});

test('the parts of a whole run have every file once and about the same size', () => {
  const files = numbers.slice(0, 40).map(String);
  const parts = [1, 2, 3].map((index) => listShardFiles(files, { index, count: 3 }, Number));
  assert.deepEqual(parts.flat().sort(), [...files].sort());
  const sizes = parts.map((part) => part.reduce((sum, file) => sum + Number(file), 0));
  assert.ok(Math.max(...sizes) - Math.min(...sizes) < 40);
});

for (const text of ['', '2', '0/2', '3/2', 'a/b', '1/2/3'])
  test(`"${text}" is refused as a part`, () => assert.throws(() => parseShard(text), /is not a part/));

test('"2/4" is the second of four parts', () => assert.deepEqual(parseShard('2/4'), { index: 2, count: 4 }));

test('a sample has the wanted size without repetition, and its seed repeats it', () => {
  const drawn = drawSample(numbers, { size: 300, seed: 7 });
  assert.equal(new Set(drawn).size, 300);
  assert.deepEqual(drawSample(numbers, { size: 300, seed: 7 }), drawn);
  assert.notDeepEqual(drawSample(numbers, { size: 300, seed: 8 }), drawn);
  assert.equal(drawSample(numbers.slice(0, 5), { size: 300, seed: 7 }).length, 5);
});

test('a sample is drawn evenly from the whole list', () => {
  const quarters = numbers
    .slice(0, 100)
    .flatMap((seed) => drawSample(numbers, { size: 40, seed }))
    .map((item) => Math.floor(item / 250));
  const counts = [0, 1, 2, 3].map((quarter) => quarters.filter((other) => other === quarter).length);
  for (const count of counts) assert.ok(Math.abs(count - 1_000) < 120, String(counts));
});

test('the checker passes the sample and rejects the other mutants, whatever their order and ids', async () => {
  const mutants = numbers.slice(0, 50).map((at) => ({
    id: String(at),
    fileName: 'a.ts',
    location: { start: { line: at, column: 0 }, end: { line: at, column: 9 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
  }));
  const checker = new SampleChecker({ sample: { size: 20, seed: 5 } });
  assert.deepEqual(await checker.group(mutants), [mutants.map(({ id }) => id)]);
  /** @param {typeof mutants} given */
  const listPassedLines = async (given) => {
    const results = await checker.check(given);
    return given
      .filter(({ id }) => results[id]?.status === 'passed')
      .map(({ location }) => location.start.line)
      .sort();
  };
  const passed = await listPassedLines(mutants);
  assert.equal(passed.length, 20);
  const renumbered = mutants.toReversed().map((mutant, index) => ({ ...mutant, id: `x${index}` }));
  assert.deepEqual(await listPassedLines(renumbered), passed);
});

test('a score counts killed and timed-out mutants, and neither static ones nor those outside of the sample', () => {
  const reports = [
    createReport('Killed', 'Killed', 'Timeout', 'Survived'),
    createReport('NoCoverage', 'Ignored', 'CompileError', 'RuntimeError'),
  ];
  const { percent, total, killed, timedOut, survived, uncovered, static: isStatic } = computeScore(reports);
  assert.deepEqual([percent, total, killed, timedOut, survived, uncovered, isStatic], [60, 5, 2, 1, 1, 1, 1]);
});

test('the 95 % interval is that of Wilson', () => {
  const [low, high] = computeInterval(240, 300).map((value) => value.toFixed(2));
  assert.deepEqual([low, high], ['75.11', '84.13']);
  assert.deepEqual(computeInterval(0, 0), [0, 100]);
  assert.ok(computeInterval(300, 300)[1] <= 100);
});

test('a goal is met by the point value', () => {
  const row = {
    path: 'libs/kernel',
    goal: 60,
    seed: undefined,
    score: computeScore([createReport('Killed', 'Survived')]),
  };
  assert.equal(isGoalMet(row), false);
  assert.equal(isGoalMet({ ...row, goal: 50 }), true);
  assert.equal(
    formatScore({ ...row, seed: 7 }),
    '| `libs/kernel` | 2 | 1 | 0 | 1 | 0 | 0 | 50.0 % | 9.5 % – 90.5 %, seed 7 | 60 % |',
  );
  assert.match(formatScore(row), /\| whole \| 60 % \|$/);
});

test('undetected mutants are listed with file, line and column', () => {
  assert.deepEqual(listUndetected([createReport('Killed', 'NoCoverage')]), [
    'libs/kernel/src/a.ts:3:4 NoCoverage BooleanLiteral: false',
  ]);
});

test('options: a sample has the checker and no stored results, a part has its files and its own stored results', () => {
  const sample = buildOptions(findProject('libs/site/shell'), { seed: 9, concurrency: 1 });
  assert.deepEqual(
    [sample.incremental, sample.checkers, sample.sample, sample.plugins.length],
    [false, ['sample'], { size: 300, seed: 9 }, 3],
  );
  const small = buildOptions(findProject('libs/kernel'), { seed: 9, size: 40, concurrency: 1 });
  assert.deepEqual([small.incremental, small.sample], [false, { size: 40, seed: 9 }]);
  const kernel = findProject('libs/kernel');
  const part = buildOptions(kernel, { shard: { index: 1, count: 2 }, concurrency: 2 });
  assert.equal(part.incrementalFile, 'reports/mutation/libs-kernel/incremental-1-of-2.json');
  assert.ok(part.mutate.length < listSourceFiles(kernel).length);
  assert.deepEqual([part.checkers, part.concurrency], [undefined, 2]);
});

test('options: tests that simulate days are skipped', () => {
  const { config } = buildOptions(findProject('libs/chat-socket'), { concurrency: 1 }).jest;
  const isSkipped = (/** @type {string} */ path) =>
    config.testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(path));
  assert.deepEqual(
    ['/r/libs/chat-socket/src/testing/world.test.ts', '/r/libs/chat-socket/src/testing/readme.test.ts'].map(isSkipped),
    [true, false],
  );
});

test('mutants inside of styles are left out, other templates are not', () => {
  const styled = { type: 'Identifier', name: 'styled' };
  const member = { type: 'MemberExpression', object: styled };
  const call = { type: 'CallExpression', callee: { type: 'MemberExpression', object: member } };
  const tags = [member, call, { type: 'Identifier', name: 'css' }, { type: 'Identifier', name: 'gql' }];
  const isIgnored = (/** @type {object} */ node) => shouldIgnore({ node: /** @type {never} */ (node) }) !== undefined;
  assert.deepEqual(
    tags.map((tag) => isIgnored({ type: 'TaggedTemplateExpression', tag })),
    [true, true, true, false],
  );
  assert.equal(isIgnored({ type: 'TemplateLiteral' }), false);
});

/** Environment without the parts that Jest needs. */
class PlainEnvironment {
  /** @param {object} config @param {{ testPath: string }} context */
  constructor(config, context) {
    this.options = { config, context };
  }
  async teardown() {}
}

/**
 * @param {string} name
 * @param {{ parent?: { name: string, parent?: { name: string } }, errors?: readonly unknown[] }} [options]
 */
const createTest = (name, { parent = { name: 'ROOT_DESCRIBE_BLOCK' }, errors = [] } = {}) => ({
  name,
  parent,
  errors,
  mode: /** @type {string} */ (''),
});

test('a mutant loads only the test files that execute it, the smallest first', async () => {
  process.env[testNames.NAMES_VARIABLE] = join(root, 'testNames.jsonl');
  const Environment = extendEnvironment(PlainEnvironment);
  const paths = ['large', 'small', 'other', 'empty'].map((name) => join(root, `${name}.test.ts`));
  for (const [at, path] of paths.entries()) writeFileSync(path, '1'.repeat(100 - at));
  const block = { name: 'slip', parent: { name: 'ROOT_DESCRIBE_BLOCK' } };
  const namesOfFiles = [['adds'], ['adds', 'removes'], ['clears'], []];
  for (const [at, testPath] of paths.entries()) {
    const environment = new Environment({}, { testPath });
    for (const name of namesOfFiles[at] ?? [])
      environment.handleTestEvent({ name: 'test_start', test: createTest(name, { parent: block }) });
    await environment.teardown();
  }
  const files = paths.map((path) => ({ path }));
  const sort = (/** @type {string | undefined} */ testNamePattern) =>
    new CoveringTestFiles({ globalConfig: { testNamePattern } })
      .sort(files)
      .map(({ path }) => basename(path, '.test.ts'));
  assert.deepEqual(sort('(slip adds)|(slip removes)'), ['small', 'large']);
  assert.deepEqual(sort('(slip clears)'), ['other']);
  assert.deepEqual(sort('(of another run)'), ['empty', 'other', 'small', 'large']);
  assert.deepEqual(sort(undefined), ['empty', 'other', 'small', 'large']);
});

test('tests after the first failure are skipped, in other files of the same mutant too', () => {
  const Environment = extendEnvironment(PlainEnvironment);
  /** Runs a test in a new file. @param {string | undefined} mutant @param {readonly unknown[]} errors */
  const run = (mutant, errors) => {
    if (mutant === undefined) delete process.env['__STRYKER_ACTIVE_MUTANT__'];
    else process.env['__STRYKER_ACTIVE_MUTANT__'] = mutant;
    const environment = new Environment({}, { testPath: 'a.test.ts' });
    const started = createTest('a', { errors });
    environment.handleTestEvent({ name: 'test_start', test: started });
    environment.handleTestEvent({ name: 'test_done', test: started });
    return started.mode;
  };
  assert.deepEqual(
    [run('1', []), run('1', [new Error('failed')]), run('1', []), run('2', []), run(undefined, [])],
    ['', '', 'skip', '', ''],
  );
});

test('the hooks of a block run until its mutant has failed a test, and those of later files do not', () => {
  const Environment = extendEnvironment(PlainEnvironment);
  process.env['__STRYKER_ACTIVE_MUTANT__'] = 'hooks';
  /** Starts a block with one test in a new file and returns its mode. @param {readonly unknown[]} errors */
  const run = (errors) => {
    const environment = new Environment({}, { testPath: 'a.test.ts' });
    const describeBlock = { name: 'ROOT_DESCRIBE_BLOCK', mode: '' };
    environment.handleTestEvent({ name: 'run_describe_start', describeBlock });
    environment.handleTestEvent({ name: 'test_done', test: createTest('a', { errors }) });
    return describeBlock.mode;
  };
  assert.deepEqual([run([]), run([new Error('failed')]), run([])], ['', '', 'skip']);
  delete process.env['__STRYKER_ACTIVE_MUTANT__'];
  assert.equal(run([]), '');
});

test('a skipped test ends for StrykerJS, which would attribute the import of the next file to it', () => {
  const state = { currentTestId: /** @type {string | undefined} */ ('published vectors') };
  const Environment = extendEnvironment(
    class extends PlainEnvironment {
      global = { __stryker__: state };
    },
  );
  const environment = new Environment({}, { testPath: 'a.test.ts' });
  environment.handleTestEvent({ name: 'test_start', test: createTest('published vectors') });
  assert.equal(state.currentTestId, 'published vectors');
  environment.handleTestEvent({ name: 'test_skip', test: createTest('published vectors') });
  assert.equal(state.currentTestId, undefined);
});

test('the newest report counts, and a run in parts counts when all parts are present', () => {
  const project = findProject('libs/kernel');
  const folder = join(root, getReportFolder(project));
  assert.equal(readReports(root, project), undefined);
  mkdirSync(folder, { recursive: true });
  let time = 1_000;
  /** @param {string} name @param {readonly string[]} statuses */
  const write = (name, ...statuses) => {
    writeFileSync(join(folder, name), JSON.stringify(createReport(...statuses)));
    time += 10;
    utimesSync(join(folder, name), time, time);
  };
  write('incremental.json', 'Survived');
  write('sample-12.json', 'Killed', 'Survived');
  assert.equal(readReports(root, project)?.row.seed, 12);
  write('part-1-of-2.json', 'Killed');
  assert.equal(readReports(root, project)?.isWhole, false);
  write('part-2-of-2.json', 'Survived', 'Survived');
  const parts = readReports(root, project);
  assert.deepEqual([parts?.isWhole, parts?.row.score.total, parts?.row.seed], [true, 3, undefined]);
  write('whole.json', 'Killed');
  assert.equal(readReports(root, project)?.row.score.percent, 100);
});

test('the row of a project is replaced or added below the head of the table', () => {
  const text =
    '# Scores\n\n| project | score |\n| ------- | ----- |\n| `libs/a` | 1 |\n\n| other | table |\n| ----- | ----- |\n';
  assert.match(writeRow(text, 'libs/a', '| `libs/a` | 2 |'), /----- \|\n\| `libs\/a` \| 2 \|\n\n/);
  assert.match(writeRow(text, 'libs/b', '| `libs/b` | 3 |'), /----- \|\n\| `libs\/b` \| 3 \|\n\| `libs\/a` \| 1 \|/);
  assert.throws(() => writeRow('# Scores', 'libs/a', ''), /has no table/);
});
