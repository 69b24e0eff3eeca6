// Tests the examples outside the workspace: packs the libraries, copies each example, installs the tarballs there, and
// runs it with a fresh sandbox; the page in Chromium (QLT-04, API-12).
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureChromium } from '../../stack/findChromium.mjs';
import { findFreePort, startProgram, stopPrograms } from '../../start/programs.mjs';
import { checkBalancePage } from './balancePage.mjs';
import { libraries } from './libraries.mjs';
import { ROOT } from '../../root.mjs';
import { EXAMPLE_RESULTS } from '../../results/resultFiles.mjs';
import { createResults, writeResults } from '../../results/testResults.mjs';
import { packLibraries } from './packLibraries.mjs';

const NEEDED = ['kernel', 'api-client', 'auth-flows'];
const work = mkdtempSync(join(tmpdir(), 'pavilion-examples-'));
const results = createResults();
const running = /** @type {import('node:child_process').ChildProcess[]} */ ([]);

try {
  const packed = packLibraries(
    libraries.filter(({ name }) => NEEDED.includes(name)),
    work,
  );
  const tarballs = packed.filter(({ name }) => name !== 'auth-flows').map(({ file }) => file);
  const sandbox = await startSandbox();
  checkScript(install('node-balance', tarballs), sandbox);
  pass('node-balance: logs in and prints the balance, or the reason of a failure');
  checkReadme(join(work, 'node-balance'), sandbox);
  pass('README: its first program prints the balance');
  checkDemo(
    packed.map(({ file }) => file),
    sandbox,
  );
  pass('auth-flows: its login in a terminal runs as its README records it');
  const page = install('vue-balance', tarballs);
  run(page, 'npm', ['run', 'build']);
  await checkBalancePage(await servePage(page, sandbox), sandbox, ensureChromium());
  pass('vue-balance: builds; logs in, shows the balance, survives a reload and an expired session');
} catch (error) {
  console.error(error);
  results.failed.push({ name: 'examples', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
} finally {
  writeResults(join(ROOT, EXAMPLE_RESULTS), results);
  await stopPrograms(running);
  rmSync(work, { recursive: true, force: true });
}

/** @param {string} name */
function pass(name) {
  results.passed += 1;
  console.log(`ok    ${name}`);
}

async function startSandbox() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  running.push(
    await startProgram({
      name: 'sandbox',
      port,
      script: ['tools/sandbox/bin/sandbox.mjs'],
      env: { SANDBOX_PORT: String(port), SANDBOX_VENUE_PORT: '0', SANDBOX_DATA: join(work, 'data') },
      health: `${url}/console/api/state`,
    }),
  );
  return url;
}

/** Copies an example and installs it with the tarballs. @param {string} name @param {readonly string[]} tarballs */
function install(name, tarballs) {
  const folder = join(work, name);
  const isOurs = (/** @type {string} */ file) => !['node_modules', 'dist'].includes(basename(file));
  cpSync(join(ROOT, 'examples', name), folder, { recursive: true, filter: isOurs });
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs]);
  return folder;
}

/** @param {string} folder @param {string} sandbox */
function checkScript(folder, sandbox) {
  const balance = (/** @type {string} */ url, /** @type {string[]} */ ...args) => {
    const env = { ...process.env, PAVILION_URL: url };
    return spawnSync(process.execPath, ['balance.mjs', ...args], { cwd: folder, encoding: 'utf8', env });
  };
  const good = balance(sandbox);
  assert.equal(good.stdout, 'demo01 has 10000.00 CNY and 0.00 CNY in open bets.\n', good.stderr);
  assert.equal(good.status, 0);
  const refused = balance(sandbox, 'demo01', 'wrong1234');
  assert.match(refused.stderr, /^用户名或密码错误.*\nuser\.login was refused with 6002/);
  assert.equal(refused.status, 1);
  const unreachable = balance('http://127.0.0.1:9', 'demo01', 'demo1234');
  assert.match(unreachable.stderr, /网络连接失败[\s\S]*Is a platform listening on http:\/\/127\.0\.0\.1:9\?/);
  assert.equal(unreachable.status, 1);
}

/** Runs the first program of the README. @param {string} folder @param {string} sandbox */
function checkReadme(folder, sandbox) {
  const program = /```js\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'readme.mjs'), program.replace('http://127.0.0.1:4300', sandbox));
  const { stdout, stderr } = spawnSync(process.execPath, ['readme.mjs'], { cwd: folder, encoding: 'utf8' });
  assert.equal(stdout, '10000.00\n', stderr);
}

/** Runs the demo of auth-flows on the packed libraries, without React, and compares its output with the README (AUT-09). @param {readonly string[]} tarballs @param {string} sandbox */
function checkDemo(tarballs, sandbox) {
  const folder = join(work, 'auth-demo');
  const library = join(ROOT, 'libs/auth-flows');
  cpSync(join(library, 'demo'), folder, { recursive: true });
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs]);
  const env = { ...process.env, PAVILION_URL: sandbox };
  const args = ['login.mjs', 'device01', 'demo1234', '0000'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  const readme = readFileSync(join(library, 'README.md'), 'utf8');
  const recorded = /<!-- transcript -->\s+```[a-z]*\n\$ .*\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  assert.notEqual(recorded, '');
  assert.equal(maskVolatile(stdout), maskVolatile(recorded), stderr);
}

/** Masks values that differ in each run: the code and the number of the member. @param {string} text */
function maskVolatile(text) {
  return text.replace(/(inbox contains )\d{6}/, '$1……').replace(/(as member )\d+/, '$1……');
}

/** Serves the built page as in its README. @param {string} folder @param {string} sandbox */
async function servePage(folder, sandbox) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = ['preview', folder, '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const script = [vite, ...args, '--config', join(folder, 'vite.config.ts')];
  running.push(await startProgram({ name: 'page', port, script, env: { PAVILION_URL: sandbox }, health: url }));
  return url;
}

/** @param {string} cwd @param {string} file @param {string[]} args */
function run(cwd, file, args) {
  try {
    execFileSync(file, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${file} ${args.join(' ')}\n${stdout}${stderr}`.trim());
  }
}
