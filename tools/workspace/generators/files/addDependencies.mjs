import { readJson, updateJson } from '@nx/devkit';
import { sortByName } from './sortByName.mjs';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ name: string, version: string, private?: boolean, dependencies?: Versions, devDependencies?: Versions }} Manifest
 * @typedef {{ path: string }} Reference
 * @typedef {{ references?: Reference[] }} TsConfig
 * @typedef {{ packages: Record<string, { dependencies?: Versions, devDependencies?: Versions }> }} Lockfile
 *
 * @typedef {object} Needs
 * @property {readonly string[]} [dependencies] names of projects without scope; the sources import them
 * @property {readonly string[]} [devDependencies] the tests import them
 */

/** Folder of a project by the name of its package, without scope. @type {Record<string, string>} */
const FOLDERS = {
  'site-contract': 'libs/site/contract',
  'site-data': 'libs/site/data',
  'site-money': 'libs/site/money',
  'site-qr': 'libs/site/qr',
  'site-search': 'libs/site/search',
  'site-bet-ui': 'libs/site/bet-ui',
  'site-game-ui': 'libs/site/game-ui',
  'site-testing': 'libs/site/testing',
};

/** @param {string} name */
const getFolder = (name) => FOLDERS[name] ?? `libs/${name}`;

/**
 * Adds projects to the dependencies of a project, where they are missing: manifest, lockfile and references of TypeScript.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} root folder of the project
 * @param {Needs} needs
 */
export function addDependencies(tree, root, { dependencies = [], devDependencies = [] }) {
  addNames(tree, root, ['dependencies', dependencies]);
  addNames(tree, root, ['devDependencies', devDependencies]);
  addReferences(tree, `${root}/tsconfig.lib.json`, dependencies);
  addReferences(tree, `${root}/tsconfig.spec.json`, devDependencies);
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} root
 * @param {['dependencies' | 'devDependencies', readonly string[]]} needs
 */
function addNames(tree, root, [key, names]) {
  const manifest = /** @type {Manifest} */ (readJson(tree, `${root}/package.json`));
  const missing = names.map((name) => `@pavilion/${name}`).filter((name) => !(name in { ...manifest[key] }));
  if (missing.length === 0) return;
  const added = { ...manifest[key], ...Object.fromEntries(missing.map((name) => [name, '*'])) };
  updateJson(tree, `${root}/package.json`, (/** @type {Manifest} */ json) => ({ ...json, [key]: added }));
  updateJson(tree, 'package-lock.json', (/** @type {Lockfile} */ { packages, ...rest }) => ({
    ...rest,
    packages: { ...packages, [root]: { ...packages[root], [key]: sortByName(added) } },
  }));
}

/** @param {import('@nx/devkit').Tree} tree @param {string} file configuration of TypeScript @param {readonly string[]} names */
function addReferences(tree, file, names) {
  const { references = [] } = /** @type {TsConfig} */ (readJson(tree, file));
  /** @param {string} path */
  const resolve = (path) => new URL(path, `file:///${file}`).pathname;
  const up = '../'.repeat(file.split('/').length - 1);
  const known = references.map(({ path }) => resolve(path));
  const missing = names
    .map((name) => ({ path: `${up}${getFolder(name)}/tsconfig.lib.json` }))
    .filter(({ path }) => !known.includes(resolve(path)));
  if (missing.length > 0)
    updateJson(tree, file, (/** @type {TsConfig} */ json) => ({ ...json, references: [...references, ...missing] }));
}
