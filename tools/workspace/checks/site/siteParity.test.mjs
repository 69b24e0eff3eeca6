import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../root.mjs';

const MAY_DIFFER = /^(src\/brand\.ts|index\.html|public\/.*|package\.json)$/;

/** @param {string} app */
function listFiles(app) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '.'], {
    cwd: join(ROOT, 'apps', app),
    encoding: 'utf8',
  });
  return listed.split('\n').filter(Boolean).sort();
}

test('EDN-02 the two sites have the same files', () => {
  assert.deepEqual(listFiles('main-cn'), listFiles('main-tw'));
});

test('EDN-02 the two sites differ only in brand.ts, index.html and public', () => {
  const different = listFiles('main-cn').filter((file) => {
    const [cn, tw] = ['main-cn', 'main-tw'].map((app) => readFileSync(join(ROOT, 'apps', app, file), 'utf8'));
    return cn !== tw;
  });
  assert.deepEqual(
    different.filter((file) => !MAY_DIFFER.test(file)),
    [],
  );
});
