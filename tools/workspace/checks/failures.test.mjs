import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFailures } from '../steps/createFailures.mjs';

/** @param {string} output */
function told(output) {
  const failures = createFailures('rooms');
  output.split('\n').forEach(failures.hear);
  return failures.told();
}

test('a failed test of each runner is told again with its message, once', () => {
  const jest = [
    '> nx run @pavilion/wallet:test',
    '  ● Console',
    '    console.warn',
    '  ● wallet › WAL-01 adds',
    '',
    '    Expected: 2',
    'Test Suites: 1 failed, 12 passed, 13 total',
    'Summary of all failing tests',
    '  ● wallet › WAL-01 adds',
    '    Expected: 2',
    'Warning: command "jest" exited with non-zero status code',
  ];
  assert.deepEqual(told(jest.join('\n')), ['━━ failed: wallet › WAL-01 adds\n    Expected: 2']);
  assert.deepEqual(told('  1) [main-cn] › slip.spec.ts:3:1 › slip \n    Error: no\n  1 failed\n    [main-cn]'), [
    '━━ failed: [main-cn] › slip.spec.ts:3:1 › slip\n    Error: no',
  ]);
  assert.deepEqual(told('✔ good (1.2ms)\n✖ boundaries (31.5ms)\n  AssertionError'), [
    '━━ failed: boundaries\n  AssertionError',
  ]);
  assert.deepEqual(told('ok 1 - good\nnot ok 2 - boundaries\n  AssertionError'), [
    '━━ failed: boundaries\n  AssertionError',
  ]);
});

test('a task or a step without tests is told by its last lines', () => {
  const lint =
    '> nx run @pavilion/wallet:lint\nx.ts\n  9:7  error  unused\nWarning: command "eslint ." exited with non-zero status code';
  assert.deepEqual(told(lint), ['━━ failed: @pavilion/wallet:lint\nx.ts\n  9:7  error  unused']);
  assert.deepEqual(told('[warn] a.ts\nCode style issues found'), [
    '━━ failed: rooms\n[warn] a.ts\nCode style issues found',
  ]);
});
