import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { parseJson } from '../../files/parseJson.mjs';
import { readJson } from '../../files/readJson.mjs';
import { ROOT } from '../../root.mjs';

const FLOATING = 'export function start() {\n  Promise.resolve(1);\n}\n';
const LONG = `export function count() {\n${'  console.count();\n'.repeat(60)}}\n`;
/** Second writers of the attributes of a price cell. */
const SECOND_WRITERS = {
  call: "export const mark = (cell: Element) => cell.toggleAttribute('data-picked', true);\n",
  dataset: "export const show = (cell: HTMLElement) => void (cell.dataset['price'] = '1');\n",
  jsx: 'export const Cell = () => <button type="button" data-locked="" />;\n',
};
const UNSAFE = "export const name = JSON.parse('{}').name;\n";

/** Code with an error: its file, the code, and the rule that reports it. */
const PLANTED = /** @type {const} */ ([
  ['tools/workspace/checks/plantedFloating.mjs', FLOATING, 'typescript(no-floating-promises)'],
  ['tools/workspace/checks/plantedLong.mjs', LONG, 'max-lines-per-function'],
  ['tools/workspace/checks/plantedUnsafe.mjs', UNSAFE, 'typescript(no-unsafe-member-access)'],
  ['tools/site-server/src/plantedFloating.mjs', FLOATING, 'typescript(no-floating-promises)'],
  ['libs/kernel/src/plantedFloating.ts', FLOATING, 'typescript(no-floating-promises)'],
  ['libs/kernel/src/plantedUnsafe.ts', UNSAFE, 'typescript(no-unsafe-member-access)'],
  ['libs/kernel/src/plantedLong.ts', LONG, 'max-lines-per-function'],
  ['libs/site/feature-sports/src/dock/plantedCall.ts', SECOND_WRITERS.call, 'pavilion/attribute-writer'],
  ['libs/site/feature-sports/src/dock/plantedDataset.ts', SECOND_WRITERS.dataset, 'pavilion/attribute-writer'],
  ['libs/site/feature-sports/src/board/PlantedCell.tsx', SECOND_WRITERS.jsx, 'pavilion/attribute-writer'],
]);
/** The root's configuration files, and those of the projects and of the projects that they refer to. */
const CONFIGS = [
  ...['.oxlintrc.json', 'package.json', 'tsconfig.base.json'],
  ...['libs', 'tools'].flatMap((parent) =>
    readdirSync(join(ROOT, parent))
      .flatMap((name) => ['tsconfig.json', 'tsconfig.lib.json'].map((file) => join(parent, name, file)))
      .filter((file) => existsSync(join(ROOT, file))),
  ),
];

/** A folder with the configuration of the repository. Files in the checkout itself would disturb the other steps. */
const COPY = mkdtempSync(join(tmpdir(), 'pavilion-lint-'));
const MISTYPED = join(COPY, 'tools/workspace/checks/plantedMistyped.mjs');

/** @type {string[]} `file: rule` of each finding */
let findings = [];

before(async () => {
  for (const file of CONFIGS) cpSync(join(ROOT, file), join(COPY, file));
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  for (const [file, code] of PLANTED) writeCode(join(COPY, file), code);
  writeCode(MISTYPED, "/** @type {number} */\nexport const count = 'one';\n");
  findings = [...(await lintUntyped()), ...lintTyped()];
});
after(() => rmSync(COPY, { recursive: true, force: true }));

/** @param {string} file @param {string} code */
function writeCode(file, code) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}

async function lintUntyped() {
  const eslint = new ESLint({ cwd: ROOT });
  const results = await Promise.all(
    PLANTED.map(([file, code]) => eslint.lintText(code, { filePath: join(ROOT, file) })),
  );
  return results
    .flat()
    .flatMap(({ filePath, messages }) => messages.map(({ ruleId }) => `${relative(ROOT, filePath)}: ${ruleId}`));
}

function lintTyped() {
  const files = PLANTED.map(([file]) => file);
  const { stdout } = spawnSync('npx', ['oxlint', '--type-aware', '--format=json', ...files], {
    cwd: COPY,
    encoding: 'utf8',
  });
  const { diagnostics } = /** @type {{ diagnostics: { code: string, filename: string }[] }} */ (parseJson(stdout));
  return diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
}

for (const [file, , rule] of PLANTED) {
  test(`lint reports ${rule} in ${file}`, () => {
    assert.ok(findings.includes(`${file}: ${rule}`), `found ${JSON.stringify(findings)}`);
  });
}

test('the type check of tools/workspace reports a type error in a script', () => {
  const folder = join(COPY, 'tools/workspace');
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
