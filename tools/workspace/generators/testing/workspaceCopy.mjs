import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson } from '../../files/readJson.mjs';
import { ROOT } from '../../root.mjs';

/** Scope of the packages of this workspace, which a copy links to its own folders. */
const OWN_SCOPE = '@pavilion';

/**
 * Copy of the tracked files of this repository in a temporary folder, with its own links to the packages of the workspace.
 * All other packages are those of this repository.
 *
 * @typedef {object} WorkspaceCopy
 * @property {string} root
 * @property {(program: string, args: readonly string[], folder?: string) => string} run runs a program, those of node_modules/.bin first
 * @property {() => string[]} listChanges paths of files that were added or changed since the copy
 * @property {() => void} remove
 */

/** Creates a {@link WorkspaceCopy}. @returns {WorkspaceCopy} */
export function createWorkspaceCopy() {
  const root = mkdtempSync(join(tmpdir(), 'pavilion-generators-'));
  copyFiles(root);
  linkPackages(root);
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  return {
    root,
    run: (program, args, folder = '.') => execute([program, ...args], join(root, folder), root),
    listChanges: () =>
      git(root, 'ls-files', '--modified', '--others', '--exclude-standard').split('\n').filter(Boolean),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** @param {string} cwd @param {string[]} args */
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** @param {string} root */
function copyFiles(root) {
  const files = git(ROOT, 'ls-files').split('\n');
  for (const file of files) {
    if (!file || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(root, file));
  }
}

/** @param {string} root */
function linkPackages(root) {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN_SCOPE && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  const { packages } = readLockfile(root);
  for (const [path, { link, resolved = '' }] of Object.entries(packages)) {
    if (!link) continue;
    symlinkSync(join(root, resolved), join(root, path));
    linkOwnPackages(join(ROOT, resolved), join(root, resolved));
  }
}

/** Links the packages that a project has in another version than the others. @param {string} from @param {string} to */
function linkOwnPackages(from, to) {
  if (existsSync(join(from, 'node_modules'))) symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** @param {string} root @returns {{ packages: Record<string, { link?: boolean, resolved?: string }> }} */
const readLockfile = (root) =>
  /** @type {ReturnType<typeof readLockfile>} */ (readJson(join(root, 'package-lock.json')));

/** @param {readonly string[]} command @param {string} cwd @param {string} root */
function execute([program = '', ...args], cwd, root) {
  const env = { ...process.env, ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` };
  try {
    return execFileSync(program, args, {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`execute: ${program} ${args.join(' ')} failed in ${cwd}.\n${stdout}${stderr}`, { cause: error });
  }
}

/** Settings of Nx, and no trace of the test runner that this process belongs to. */
const environment = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', NODE_TEST_CONTEXT: '' };
