import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.mjs';

/** @param {string[]} args @returns {string | undefined} the output, or `undefined` if git fails */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
  } catch {
    return undefined;
  }
}

/**
 * Finds the commit that lists of exceptions are compared with: the merge base of this branch and main, or the parent of
 * the last commit on main itself.
 *
 * @returns {string | undefined} `undefined` without Git, without main, and in a clone with one commit
 */
export function findBaseCommit() {
  const head = git('rev-parse', 'HEAD')?.trim();
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  const base = main && git('merge-base', 'HEAD', main)?.trim();
  return base === head ? git('rev-parse', '--verify', '--quiet', 'HEAD^')?.trim() : base;
}

/** @param {string} commit @param {string} path below the repository @returns {string | undefined} */
export const readAtCommit = (commit, path) => git('show', `${commit}:${path}`);

/** @param {string} commit @returns {Set<string>} paths of all files of a commit */
export const listFilesAtCommit = (commit) => new Set(git('ls-tree', '-r', '--name-only', commit)?.split('\n'));
