import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { checkFolders } from '../../folders/checkFolders.mjs';
import { cruise } from '../../folders/cruise.mjs';

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
    return cruise(root, ['libs']).violations;
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('the folders of all projects form no cycle', () => {
  assert.deepEqual(checkFolders().problems, []);
});

describe('the rules', () => {
  test('report a cycle of two folders that import only types of each other', () => {
    const found = cruiseFiles({
      'libs/x/src/index.ts': "export * from './a/one';\n",
      'libs/x/src/a/one.ts': "import type { Two } from '../b/two';\nexport type One = { two?: Two };\n",
      'libs/x/src/b/two.ts': "import type { Other } from '../a/other';\nexport type Two = { other?: Other };\n",
      'libs/x/src/a/other.ts': 'export type Other = string;\n',
    });
    assert.deepEqual(found, [
      'no-folder-cycle: libs/x/src/a -> libs/x/src/b',
      'no-folder-cycle: libs/x/src/b -> libs/x/src/a',
    ]);
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
    assert.deepEqual(found, [
      'no-file-cycle: libs/x/src/a/one.ts -> libs/x/src/a/two.ts',
      'no-file-cycle: libs/x/src/b/first.ts -> libs/x/src/b/second.ts',
    ]);
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
    assert.deepEqual(found, [
      'no-file-cycle: libs/x/src/a/one.ts -> libs/x/src/a/two.ts',
      'no-import-of-loose-file: libs/x/src/a/one.ts -> libs/x/src/loose.ts',
      'no-orphan: libs/x/src/a/alone.ts -> libs/x/src/a/alone.ts',
    ]);
  });
});
