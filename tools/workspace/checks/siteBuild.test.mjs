import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';
import { compiledMessages } from '../vite/compiledMessages.mjs';
import { leanCode, variableOf } from '../vite/leanStyles.mjs';
import { ROOT } from './libraries.mjs';

const run = (/** @type {string} */ file) =>
  runnerImport(join(ROOT, file), {
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    resolve: { conditions: ['@pavilion/source', 'node', 'import', 'default'] },
  });

test('the build names token variables as the kit does', async () => {
  const { module } = /** @type {any} */ (await run('libs/ui-kit/src/theme/token.ts'));
  for (const path of ['color.accent.fillHover', 'space.10', 'zIndex.toast', 'font.size.body'])
    assert.equal(variableOf(path), module.tokenVariable(path));
});

test('lean styles lose their indentation and nothing else', () => {
  const source =
    "const A = styled(Link)`\n  color: ${token('color.text.primary')};\n  transition:\n    color 1s,\n    width ${speed} ease;\n  ${mixin}\n  > a,\n  &:hover {\n    margin: 0 ${gap} 0;\n  }\n`;";
  assert.equal(
    leanCode(source),
    'const A = styled(Link)`color:var(--color-text-primary);transition:\ncolor 1s,width ${speed} ease;${mixin}\n> a,&:hover {margin:0 ${gap} 0;}`;',
  );
});

test('nobody asks styled-components for vendor prefixes, whose table the build leaves out', () => {
  const { stdout } = spawnSync('git', ['grep', '-l', 'enableVendorPrefixes', '--', 'libs', 'apps'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
});

test('every file of texts is compiled for the browser, whatever its room calls it', async () => {
  const { stdout } = spawnSync('git', ['ls-files', 'libs/site/*/messages/*.ts', 'libs/site/*/errors/texts/*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file && !file.endsWith('.test.ts'));
  const withTexts = files.filter((file) => /^ {2}\S+: '/m.test(readFileSync(join(ROOT, file), 'utf8')));
  assert.ok(withTexts.length > 10);
  const { transform } = /** @type {any} */ (compiledMessages());
  for (const file of withTexts) {
    const built = await transform(readFileSync(join(ROOT, file), 'utf8'), join(ROOT, file));
    assert.match(built?.code ?? '', /\["/, file);
  }
});
