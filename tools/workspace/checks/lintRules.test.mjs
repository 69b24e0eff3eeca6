import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { readJson } from '../json/readJson.mjs';
import { ROOT } from './libraries.mjs';

const FLOATING = 'export function start() {\n  Promise.resolve(1);\n}\n';
const LONG = `export function count() {\n${'  console.count();\n'.repeat(60)}}\n`;
const UNSAFE = "export const name = JSON.parse('{}').name;\n";

/** Code that lint must report: file, code and rule. */
const PLANTED = /** @type {const} */ ([
  ['tools/workspace/checks/plantedFloating.mjs', FLOATING, '@typescript-eslint/no-floating-promises'],
  ['tools/workspace/checks/plantedLong.mjs', LONG, 'max-lines-per-function'],
  ['tools/workspace/checks/plantedUnsafe.mjs', UNSAFE, '@typescript-eslint/no-unsafe-member-access'],
  ['tools/site-server/src/plantedFloating.mjs', FLOATING, '@typescript-eslint/no-floating-promises'],
  ['libs/kernel/src/plantedFloating.ts', FLOATING, '@typescript-eslint/no-floating-promises'],
  ['libs/kernel/src/plantedLong.ts', LONG, 'max-lines-per-function'],
]);
const MISTYPED = join(ROOT, 'tools/workspace/checks/plantedMistyped.mjs');
const planted = [...PLANTED.map(([file]) => join(ROOT, file)), MISTYPED];

/** @type {Map<string, (string | null)[]>} violated rules by planted file */
let broken = new Map();

before(async () => {
  for (const [file, code] of PLANTED) writeFileSync(join(ROOT, file), code);
  writeFileSync(MISTYPED, "/** @type {number} */\nexport const count = 'one';\n");
  // One run for all files, because reading the types of a project takes most of the time.
  const results = await new ESLint({ cwd: ROOT }).lintFiles(PLANTED.map(([file]) => join(ROOT, file)));
  broken = new Map(results.map(({ filePath, messages }) => [filePath, messages.map(({ ruleId }) => ruleId)]));
});
after(() => planted.forEach((file) => rmSync(file, { force: true })));

for (const [file, , rule] of PLANTED) {
  test(`lint reports ${rule} in ${file}`, () => {
    const rules = broken.get(join(ROOT, file)) ?? [];
    assert.ok(rules.includes(rule), `found ${JSON.stringify(rules)}`);
  });
}

test('the type check of tools/workspace reports a type error in a script', () => {
  const folder = join(ROOT, 'tools/workspace');
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  assert.ok(fileNames.includes(MISTYPED), 'the script is part of the project');
  const program = ts.createProgram([MISTYPED], options);
  const codes = ts.getPreEmitDiagnostics(program).map(({ code }) => code);
  assert.deepEqual(codes, [2322]);
});

test('Nx checks the types of the tools', () => {
  for (const name of ['workspace', 'site-server']) {
    const manifest = /** @type {{ nx: { targets: Record<string, { command: string }> } }} */ (
      readJson(join(ROOT, 'tools', name, 'package.json'))
    );
    assert.match(manifest.nx.targets.typecheck?.command ?? '', new RegExp(`^tsc --build tools/${name}$`));
  }
});
