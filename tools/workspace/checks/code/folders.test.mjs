import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { checkFolders } from '../../folders/checkFolders.mjs';
import { cruise } from '../../folders/cruise.mjs';
import { compareWithList, findGrowth, groupViolations } from '../../folders/exceptions.mjs';

/**
 * Writes files into a temporary folder and checks them.
 *
 * @param {Record<string, string>} files by path
 */
function cruiseFiles(files) {
  const root = mkdtempSync(join(tmpdir(), 'folders-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return groupViolations(cruise(root, ['libs']).violations);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('the folders of all projects form no cycle beyond the listed exceptions', async () => {
  const { problems } = await checkFolders({ write: false });
  assert.deepEqual(problems, []);
});

describe('the rules', () => {
  test('report a cycle of two folders that import only types of each other', () => {
    const found = cruiseFiles({
      'libs/x/src/index.ts': "export * from './a/one';\n",
      'libs/x/src/a/one.ts': "import type { Two } from '../b/two';\nexport type One = { two?: Two };\n",
      'libs/x/src/b/two.ts': "import type { Other } from '../a/other';\nexport type Two = { other?: Other };\n",
      'libs/x/src/a/other.ts': 'export type Other = string;\n',
    });
    assert.deepEqual(found, { 'libs/x': { 'no-folder-cycle': ['src/a -> src/b', 'src/b -> src/a'] } });
  });

  test('report a cycle of two files that import only types of each other, and one with a dynamic import', () => {
    const found = cruiseFiles({
      'libs/x/src/index.ts': "export * from './a/one';\nexport * from './b/first';\n",
      'libs/x/src/a/one.ts': "import type { Two } from './two';\nexport type One = { two?: Two };\n",
      'libs/x/src/a/two.ts': "import type { One } from './one';\nexport type Two = { one?: One };\n",
      'libs/x/src/b/first.ts':
        "import { second } from './second';\nexport const first = 1;\nexport const sum = () => first + second();\n",
      'libs/x/src/b/second.ts': "export const load = () => import('./first');\nexport const second = () => 2;\n",
    });
    assert.deepEqual(found, {
      'libs/x': { 'no-file-cycle': ['src/a/one.ts -> src/a/two.ts', 'src/b/first.ts -> src/b/second.ts'] },
    });
  });

  test('report a cycle of two files, an import of a loose file and an orphan', () => {
    const found = cruiseFiles({
      'libs/x/src/index.ts': "export * from './a/one';\n",
      'libs/x/src/loose.ts': 'export const loose = 1;\n',
      'libs/x/src/a/one.ts':
        "import { two } from './two';\nimport { loose } from '../loose';\nexport const one = () => two() + loose;\n",
      'libs/x/src/a/two.ts': "import { one } from './one';\nexport const two = () => one();\n",
      'libs/x/src/a/alone.ts': 'export const alone = 1;\n',
    });
    assert.deepEqual(found, {
      'libs/x': {
        'no-orphan': ['src/a/alone.ts -> src/a/alone.ts'],
        'no-import-of-loose-file': ['src/a/one.ts -> src/loose.ts'],
        'no-file-cycle': ['src/a/one.ts -> src/a/two.ts'],
      },
    });
  });
});

describe('the list of exceptions', () => {
  const listed = { 'libs/x': { 'no-folder-cycle': ['src/a -> src/b', 'src/b -> src/a'] } };

  test('reports a violation that is not listed and a listed one that does not exist', () => {
    const actual = { 'libs/x': { 'no-folder-cycle': ['src/a -> src/b', 'src/b -> src/c'] } };
    assert.deepEqual(compareWithList(actual, listed), {
      added: ['libs/x: no-folder-cycle: src/b -> src/c'],
      gone: ['libs/x: no-folder-cycle: src/b -> src/a'],
    });
  });

  test('may replace a listed import, but has no more imports than before and no new project', () => {
    const moved = { 'libs/x': { 'no-folder-cycle': ['src/c -> src/b', 'src/b -> src/c'] } };
    assert.deepEqual(findGrowth(moved, listed), []);
    const grown = {
      'libs/x': { 'no-folder-cycle': ['src/a -> src/b', 'src/b -> src/a', 'src/b -> src/c'] },
      'libs/y': { 'no-folder-cycle': ['src/a -> src/b'] },
    };
    assert.deepEqual(findGrowth(grown, listed), [
      'libs/x: no-folder-cycle: 3, before 2',
      'libs/y: no-folder-cycle: 1, before 0',
    ]);
  });
});
