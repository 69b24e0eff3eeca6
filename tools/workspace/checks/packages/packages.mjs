// Checks the publishable libraries as packages: publint, are-the-types-wrong, declared imports and licence, API report,
// endpoint reference, size report, tree shaking of domain-sports, and an install into a project outside the workspace, which
// is type-checked with two module resolutions and runs in plain Node (QLT-04, API-12).
// `--write` writes the reports in docs/api.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkApiReports } from './apiReports.mjs';
import { checkEndpointPages } from '../../reference/endpointPages.mjs';
import { checkOutsideInstall } from './consumerInstall.mjs';
import { checkSizes } from './sizes.mjs';
import { checkTreeShaking } from './treeShaking.mjs';
import { PACKAGE_RESULTS } from '../../results/resultFiles.mjs';
import { createResults, writeResults } from '../../results/testResults.mjs';
import { libraries } from './libraries.mjs';
import { ROOT } from '../../root.mjs';
import { checkPackedFiles } from './packedFiles.mjs';
import { packLibraries } from './packLibraries.mjs';

const write = process.argv.includes('--write');
const work = mkdtempSync(join(tmpdir(), 'pavilion-packages-'));
const results = createResults();

/** @param {string} name @param {() => void | Promise<void>} check */
async function step(name, check) {
  try {
    await check();
    results.passed += 1;
    console.log(`ok    ${name}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    results.failed.push({ name, message });
    console.error(`FAIL  ${name}\n${message}`);
  }
}

const tarballs = packLibraries(libraries, work);

for (const { name, file } of tarballs) {
  await step(`${name}: publint`, () => runCommand(resolveProgram('publint'), ['--strict', file]));
  await step(`${name}: types as published`, () =>
    runCommand(resolveProgram('attw'), [
      file,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './package.json',
      './assets/pavilion-latin.woff2',
      './vectors/wire.json',
      './vectors/verify.mjs',
    ]),
  );
  await step(`${name}: packed files`, () => checkPackedFiles({ name, file }, join(work, 'unpacked')));
}
await step('API reports', () => checkApiReports({ write }));
await step('endpoint reference', () => checkEndpointPages({ write }));
await step('sizes', () => checkSizes({ write }));
await step('tree shaking', checkTreeShaking);
await step('install outside the workspace', () => checkOutsideInstall(tarballs, join(work, 'outside')));

rmSync(work, { recursive: true, force: true });
writeResults(join(ROOT, PACKAGE_RESULTS), results);
process.exit(results.failed.length === 0 ? 0 : 1);

/** Returns the path of a program of the workspace; a start with npx would take longer than the program. @param {string} name */
function resolveProgram(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Runs a command and prints its output only if it fails. @param {string} file @param {string[]} args */
function runCommand(file, args) {
  try {
    execFileSync(file, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${stdout}${stderr}`.trim());
  }
}
