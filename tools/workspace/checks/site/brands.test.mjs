import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { runnerImport } from 'vite';
import { listApps } from '../../files/listApps.mjs';
import { ROOT } from '../../root.mjs';
import { brandPage } from '../../vite/brandPage.mjs';

/**
 * @typedef {typeof import('@pavilion/ui-kit/theme')} ThemeModule
 * @typedef {import('../../../../libs/site/contract/src/brand/brand.ts').Brand} Brand
 */

/** Runs a module of the workspace. @param {string} id @returns {Promise<unknown>} */
async function importSource(id) {
  const conditions = ['@pavilion/source', 'node', 'import', 'module', 'default'];
  const resolve = { noExternal: [/^@pavilion\//, 'styled-components'], conditions, mainFields: ['module', 'main'] };
  const { module } = /** @type {{ module: unknown }} */ (
    await runnerImport(id, {
      configFile: false,
      logLevel: 'error',
      root: ROOT,
      environments: { inline: { resolve } },
    })
  );
  return module;
}

const { checkContrast, getBrandTokens } = /** @type {ThemeModule} */ (await importSource('@pavilion/ui-kit/theme'));

for (const app of listApps()) {
  const { brand } = /** @type {{ brand: Brand }} */ (await importSource(join(ROOT, 'apps', app, 'src/brand.ts')));

  test(`EDN-04 the brand of ${app} has the name of its folder`, () => {
    assert.equal(brand.id, app);
  });

  for (const edition of /** @type {const} */ (['classic', 'professional']))
    test(`EDN-04 QLT-02 the theme of ${app} has sufficient contrast in ${edition}`, () => {
      const failures = checkContrast(getBrandTokens(brand.theme, edition)).filter(({ passes }) => !passes);
      assert.deepEqual(failures, []);
    });
}

describe('preview of a brand', () => {
  const brandFile = (/** @type {string} */ root) => join(root, 'src/brand.ts');

  /** Writes a brand that imports nothing. @param {string} root @param {string} id */
  const writeBrand = (root, id) => writeFileSync(brandFile(root), `export const brand = { id: '${id}' };`);

  /** @typedef {(this: object, argument: unknown) => unknown} Hook */
  /** @typedef {{ load: Hook, hotUpdate: Hook }} Hooks */

  test('EDN-04 a change of the brand reloads the page with the new tokens, a change of another file does not', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pavilion-brand-'));
    mkdirSync(join(root, 'src'));
    /** @type {unknown[]} */
    const sent = [];
    const client = {
      environment: { name: 'client', hot: { send: (/** @type {unknown} */ message) => sent.push(message) } },
    };
    const plugin = /** @type {Hooks} */ (/** @type {unknown} */ (brandPage(root)));
    const load = () => plugin.load.call({}, brandFile(root));
    try {
      writeBrand(root, 'before');
      assert.match(String(await load()), /"id":"before"/);
      writeBrand(root, 'after');
      assert.equal(plugin.hotUpdate.call(client, { file: join(ROOT, 'libs/site/shell/src/index.ts') }), undefined);
      assert.match(String(await load()), /"id":"before"/);
      assert.deepEqual(plugin.hotUpdate.call(client, { file: brandFile(root) }), []);
      assert.match(String(await load()), /"id":"after"/);
      assert.deepEqual(sent, [{ type: 'full-reload' }]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
