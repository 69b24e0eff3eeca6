import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { findUnusedKeys } from '../../messages/findUnusedKeys.mjs';
import { ROOT } from '../../root.mjs';

/** Reads all sources of libraries and sites. @returns {Map<string, string>} by path below the repository */
function readSources() {
  const patterns = ['libs', 'apps'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const paths = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
  const present = [...new Set(paths)].filter((path) => path && existsSync(join(ROOT, path)));
  return new Map(present.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

test('every key of the message catalogues is used', () => {
  const { count, unused } = findUnusedKeys(readSources());
  assert.deepEqual(unused, []);
  assert.ok(count > 5_000, `Only ${count} keys were read.`);
});

describe('the search for unused keys', () => {
  const CATALOGUE = 'libs/site/feature-x/src/messages/zhCN.ts';
  const USER = 'libs/site/feature-x/src/page/Page.tsx';

  /** @param {string[]} keys @param {Record<string, string>} sources */
  const find = (keys, sources) => {
    const catalogue = ['export const zhCN = {', ...keys.map((key) => `  '${key}': '文',`), '} as const;'].join('\n');
    return findUnusedKeys(new Map([[CATALOGUE, catalogue], ...Object.entries(sources)])).unused;
  };

  test('reports a key that only its catalogue, the other language and a test contain', () => {
    const sources = {
      'libs/site/feature-x/src/messages/zhTW.ts': "  'page.title': '文',",
      'libs/site/feature-x/src/page/Page.test.tsx': "t('page.title')",
    };
    assert.deepEqual(find(['page.title'], sources), [
      `${CATALOGUE}: page.title`,
      'libs/site/feature-x/src/messages/zhTW.ts: page.title',
    ]);
  });

  test('reports a key that is only the beginning of others', () => {
    const source = "t('page.title.short'); t(`page.title.${kind}`);";
    assert.deepEqual(find(['page.title', 'page.title.short'], { [USER]: source }), [`${CATALOGUE}: page.title`]);
  });

  test('reports a key of a feature that only another feature uses', () => {
    const sources = { 'libs/site/feature-y/src/page/Page.tsx': "t('page.title')" };
    assert.deepEqual(find(['page.title'], sources), [`${CATALOGUE}: page.title`]);
  });

  test('accepts keys that template literals produce, also one inside of another', () => {
    const source = 'label={`${t(`kind.${kind}`)} ${t(`state.${item.state}.text`)} ${t(`${page}.page`)}`}';
    assert.deepEqual(find(['kind.a', 'state.open.text', 'home.page'], { [USER]: source }), []);
    assert.deepEqual(find(['state.open'], { [USER]: source }), [`${CATALOGUE}: state.open`]);
  });

  test('accepts a key after the id of its catalogue in a library outside of the site', () => {
    assert.deepEqual(find(['reason.late'], { 'libs/x/src/refuse.ts': "const KEY = 'x.reason.late';" }), []);
  });
});
