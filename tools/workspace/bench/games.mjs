import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const ROUNDS = 1_000_000;
/**
 * Standard errors that a return may be away from the exact one. Some 190 returns are looked at together: one of them is
 * further away than four once in eighty runs by chance alone, further than five once in nine thousand.
 */
const TOLERANCE = 5;

/** Bundles the engines alone, as the sandbox's own build does with all of it. @param {string} entry */
async function load(entry) {
  const sandbox = join(ROOT, 'tools/sandbox');
  const vite = join(createRequire(join(ROOT, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  const out = `out-tsc/bench-${entry}`;
  const args = ['build', '-c', 'vite.config.mts', '--ssr', `src/games/${entry}.ts`, '--outDir', out];
  execFileSync(process.execPath, [vite, ...args, '--logLevel', 'error'], { cwd: sandbox, stdio: 'pipe' });
  return import(pathToFileURL(join(sandbox, out, 'main.js')).href);
}

/**
 * A million rounds of every game, from seeds as the venue plays them (must-show 2 of the lobby): the return of each spot
 * against the exact one, which counts every result.
 */
export async function benchGames() {
  const { everyEngine } = await load('everyEngine');
  const { simulateReturns } = await load('simulateReturns');
  return everyEngine().map((/** @type {any} */ engine) => {
    /** @type {{ spot: string, found: number, exact: number, error: number }[]} */
    const returns = simulateReturns(engine, ROUNDS);
    const away = returns.map(({ found, exact, error }) => (error === 0 ? 0 : Math.abs(found - exact) / error));
    const most = Math.max(...away);
    const main = returns.find(({ spot }) => spot === engine.mainSpot) ?? returns[0];
    const value = `${main?.found.toFixed(3)} % (exact ${main?.exact.toFixed(3)} %), ${most.toFixed(1)} errors at most`;
    return row(
      `${engine.rules}: return of 1,000,000 rounds, ${returns.length} spots`,
      value,
      `${TOLERANCE} errors`,
      most <= TOLERANCE,
    );
  });
}
