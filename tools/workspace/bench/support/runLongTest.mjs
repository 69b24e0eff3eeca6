import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../root.mjs';
import { readJson } from '../../files/readJson.mjs';

/**
 * Runs a Jest test of a project in its long form. Returns the figures that the test has written, without figures if it
 * failed, and its output.
 *
 * @param {string} project folder of the project @param {string} test
 * @param {{ report: string, env: Readonly<Record<string, string>> }} options `report`: variable with the path for the figures
 * @returns {{ figures: unknown, output: string }}
 */
export function runLongTest(project, test, { report, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  const path = join(folder, 'figures.json');
  try {
    const { status, stderr } = spawnSync('npx', ['jest', test], {
      cwd: join(ROOT, project),
      env: { ...process.env, ...env, [report]: path },
      encoding: 'utf8',
    });
    return { figures: status === 0 ? readJson(path) : undefined, output: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the first line of an output that matches. @param {string} output @param {RegExp} pattern */
export const findLine = (output, pattern) =>
  output
    .split('\n')
    .find((line) => pattern.test(line))
    ?.trim() ?? 'failed';
