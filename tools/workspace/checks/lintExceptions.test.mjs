import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBaseCommit, readAtCommit } from '../git/readFromMain.mjs';
import { parseJson } from '../json/parseJson.mjs';
import { EXCEPTIONS_PATH, readLintExceptions } from '../lint/readLintExceptions.mjs';
import { ROOT } from '../root.mjs';

const toList = (/** @type {Record<string, string[]>} */ table) =>
  Object.entries(table).flatMap(([file, rules]) => rules.map((rule) => `${file}: ${rule}`));

test('each lint exception names a file that exists', () => {
  assert.deepEqual(
    Object.keys(readLintExceptions()).filter((file) => !existsSync(join(ROOT, file))),
    [],
  );
});

test('there are no more lint exceptions than on main', () => {
  const base = findBaseCommit();
  const text = base && readAtCommit(base, EXCEPTIONS_PATH);
  if (!text) return;
  const before = new Set(toList(/** @type {Record<string, string[]>} */ (parseJson(text))));
  assert.deepEqual(
    toList(readLintExceptions()).filter((entry) => !before.has(entry)),
    [],
  );
});
