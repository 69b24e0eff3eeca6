import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isWholeProject, toResults } from '../../results/jestReporter.mjs';
import { addTest } from '../../results/playwrightReporter.mjs';
import { createResults, mergeResults, readResults, writeResults } from '../../results/testResults.mjs';
import { ROOT } from '../../root.mjs';

const file = {
  testFilePath: '/repo/libs/x/src/a.test.ts',
  displayName: { name: 'x' },
  perfStats: { runtime: 1500 },
  testResults: [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'subtracts', failureMessages: ['Expected: 2'] },
    { status: 'pending', fullName: 'reads vectors [skipped: v.json is absent]', failureMessages: [] },
    { status: 'todo', fullName: 'divides', failureMessages: [] },
  ],
};

test('the reporter of Jest counts passed, failed and skipped tests, with the reason in the title', () => {
  assert.deepEqual(toResults([file], '/repo/libs/x'), {
    passed: 1,
    failed: [{ name: 'x src/a.test.ts › subtracts', message: 'Expected: 2' }],
    skipped: [
      { name: 'x src/a.test.ts › reads vectors', reason: 'v.json is absent' },
      { name: 'x src/a.test.ts › divides', reason: 'no reason is given' },
    ],
    flaky: [],
    times: [{ name: 'x src/a.test.ts', seconds: 1.5 }],
  });
});

test('the reporter of Jest counts a file that cannot run as failed', () => {
  const broken = { ...file, testResults: [], testExecError: {}, failureMessage: 'Cannot find module' };
  assert.deepEqual(toResults([broken], '/repo/libs/x').failed, [
    { name: 'x src/a.test.ts', message: 'Cannot find module' },
  ]);
});

test('the reporter of Jest writes no results if only some tests ran', () => {
  const whole = {
    rootDir: '/repo/libs/x',
    testPathPatterns: { isSet: () => false },
    onlyChanged: false,
    findRelatedTests: false,
    onlyFailures: false,
  };
  assert.equal(isWholeProject(whole), true);
  assert.equal(isWholeProject({ ...whole, testPathPatterns: { isSet: () => true } }), false);
  assert.equal(isWholeProject({ ...whole, testNamePattern: 'adds' }), false);
});

/** @param {string} outcome @param {object} [more] */
const browserTest = (outcome, more) => {
  const test = {
    titlePath: () => ['', 'main-cn', '/repo/e2e/site/src/slip.spec.ts', 'the slip', outcome],
    outcome: () => outcome,
    annotations: [],
    results: [{ duration: 500, error: { message: 'first try' } }, { duration: 1000 }],
    ...more,
  };
  return /** @type {import('@playwright/test/reporter').TestCase} */ (/** @type {unknown} */ (test));
};

test('the reporter of Playwright reports a test that passes at the second attempt as flaky, by name', () => {
  const results = createResults();
  addTest(results, browserTest('expected'));
  addTest(results, browserTest('flaky'));
  assert.equal(results.passed, 2);
  assert.deepEqual(results.flaky, ['[main-cn] slip.spec.ts › the slip › flaky']);
  assert.deepEqual(results.times[1], { name: '[main-cn] slip.spec.ts › the slip › flaky', seconds: 1.5 });
});

test('the reporter of Playwright counts failed and skipped tests', () => {
  const results = createResults();
  addTest(
    results,
    browserTest('unexpected', { results: [{ duration: 1, error: { message: '\u001b[31mno slip\u001b[39m' } }] }),
  );
  addTest(results, browserTest('skipped', { annotations: [{ type: 'skip', description: 'v.json is absent' }] }));
  assert.equal(results.passed, 0);
  assert.deepEqual(results.failed, [{ name: '[main-cn] slip.spec.ts › the slip › unexpected', message: 'no slip' }]);
  assert.deepEqual(results.skipped, [
    { name: '[main-cn] slip.spec.ts › the slip › skipped', reason: 'v.json is absent' },
  ]);
});

test('the reporter of node:test counts tests of a real run, and suites only by their tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-reporter-'));
  try {
    const code = `import { describe, test } from 'node:test';
      describe('suite', () => { test('passes', () => {}); });
      test('fails', () => { throw new Error('not 2'); });
      test('waits', { skip: 'v.json is absent' }, () => {});`;
    writeFileSync(join(folder, 'a.test.mjs'), code);
    const args = ['--test', '--test-reporter', join(ROOT, 'tools/workspace/results/nodeReporter.mjs'), 'a.test.mjs'];
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
    writeFileSync(join(folder, 'results.json'), stdout);
    const { passed, failed, skipped } = readResults(join(folder, 'results.json'));
    assert.equal(passed, 1);
    assert.deepEqual(
      failed.map(({ name }) => name),
      ['a.test.mjs › fails'],
    );
    assert.match(failed[0]?.message ?? '', /not 2/);
    assert.deepEqual(skipped, [{ name: 'a.test.mjs › waits', reason: 'v.json is absent' }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('results can be written, read and added, and a file without results is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-results-'));
  try {
    const results = toResults([file], '/repo/libs/x');
    writeResults(join(folder, 'new/x.json'), results);
    assert.deepEqual(readResults(join(folder, 'new/x.json')), results);
    const sum = mergeResults([results, results]);
    assert.deepEqual([sum.passed, sum.failed.length, sum.skipped.length, sum.times.length], [2, 2, 4, 2]);
    writeFileSync(join(folder, 'other.json'), '{"passed":1}');
    assert.throws(() => readResults(join(folder, 'other.json')), /has no test results/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
