import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './programs.mjs';

/**
 * Builds outdated projects; Nx's cache makes repeated builds fast. Prints its output only on failure.
 *
 * @param {readonly string[]} projects
 */
export function buildAll(projects) {
  const args = ['run-many', '-t', 'build', `--projects=${projects.join(',')}`, '--outputStyle=stream'];
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const nx = spawn(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const listen = (/** @type {unknown} */ text) => {
        output += String(text);
      };
      nx.stdout.on('data', listen);
      nx.stderr.on('data', listen);
      nx.once('error', reject);
      nx.once('exit', (code) => {
        if (code === 0) return resolve();
        process.stderr.write(output);
        reject(new Error('buildAll: the build failed. Its output is above.'));
      });
    })
  );
}
