import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findBaseCommit } from '../../files/readFromMain.mjs';
import { findFindings } from '../../vocabulary/findFindings.mjs';
import { findGrowth } from '../../vocabulary/findGrowth.mjs';
import { readSuppressions, readSuppressionsAtCommit } from '../../vocabulary/suppressions.mjs';

const RULES = ['pavilion/doc-opening', 'pavilion/plain-words'];

test('there are no more suppressed findings of vocabulary than on main', () => {
  const base = findBaseCommit();
  assert.deepEqual(base ? findGrowth(readSuppressions(), readSuppressionsAtCommit(base)) : [], []);
});

test('no other rule is suppressed', () => {
  const rules = Object.values(readSuppressions()).flatMap((counts) => Object.keys(counts));
  assert.deepEqual(
    rules.filter((rule) => !RULES.includes(rule)),
    [],
  );
});

test('the examples, which are not a project of the workspace, have no finding', async () => {
  assert.deepEqual(await findFindings(['examples']), []);
});

describe('the comparison of counts', () => {
  const before = {
    counts: { 'libs/x/src/a.ts': { 'pavilion/plain-words': 3 } },
    files: new Set(['libs/x/src/a.ts', 'libs/x/src/b.ts']),
  };

  test('refuses a rise in a file, and a finding in a file that had none', () => {
    const counts = {
      'libs/x/src/a.ts': { 'pavilion/plain-words': 4 },
      'libs/x/src/b.ts': { 'pavilion/doc-opening': 1 },
    };
    assert.deepEqual(findGrowth(counts, before), [
      'libs/x/src/a.ts: pavilion/plain-words: 4, before 3',
      'libs/x/src/b.ts: pavilion/doc-opening: 1, before 0',
    ]);
  });

  test('accepts findings that moved to a new file', () => {
    const counts = {
      'libs/x/src/a.ts': { 'pavilion/plain-words': 1 },
      'libs/y/src/c.ts': { 'pavilion/plain-words': 2 },
    };
    assert.deepEqual(findGrowth(counts, before), []);
  });

  test('refuses findings in a new file that come on top of the former ones', () => {
    const counts = {
      'libs/x/src/a.ts': { 'pavilion/plain-words': 3 },
      'libs/y/src/c.ts': { 'pavilion/plain-words': 1 },
    };
    assert.deepEqual(findGrowth(counts, before), ['libs/y/src/c.ts: pavilion/plain-words: 1, before 0']);
  });

  test('accepts the first counts', () => {
    assert.deepEqual(findGrowth(before.counts, { counts: {}, files: before.files }), []);
  });
});
