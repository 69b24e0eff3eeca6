import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../root.mjs';

/** Folder of the sandbox's server, whose build bundles the other sandbox projects. */
const SANDBOX = join(ROOT, 'tools/sandbox');

/**
 * Bundles one file of the sandbox as its own build does, and imports it. The caller casts the result to
 * `typeof import('../../sandbox-platform/src/…')`.
 *
 * @param {string} entry below `tools`, such as `sandbox-world/src/index` @returns {Promise<unknown>}
 */
export async function loadSandbox(entry) {
  const vite = join(createRequire(join(ROOT, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  const out = `out-tsc/bench-${entry.split('/').at(-1)}`;
  const args = ['build', '-c', 'vite.config.mts', '--ssr', `../${entry}.ts`, '--outDir', out, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...args], { cwd: SANDBOX, stdio: 'pipe' });
  return import(pathToFileURL(join(SANDBOX, out, 'main.js')).href);
}
