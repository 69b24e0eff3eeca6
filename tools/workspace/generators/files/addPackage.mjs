import { readJson, updateJson } from '@nx/devkit';
import { sortByName } from './sortByName.mjs';

/** @typedef {{ packages: Record<string, object> }} Lockfile */

/** Fields of a manifest that the lockfile repeats. */
const LOCKED = ['name', 'version', 'license', 'dependencies', 'engines'];

/**
 * Adds a package of the workspace to the lockfile, as `npm install` would.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} root folder of the package
 * @param {string} name
 */
export function addPackage(tree, root, name) {
  const json = /** @type {{ dependencies?: Record<string, string> }} */ (readJson(tree, `${root}/package.json`));
  /** @type {Record<string, unknown>} */
  const manifest = { ...json, ...(json.dependencies && { dependencies: sortByName(json.dependencies) }) };
  const entry = Object.fromEntries(LOCKED.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : [])));
  updateJson(tree, 'package-lock.json', (/** @type {Lockfile} */ { packages, ...rest }) => {
    const all = { ...packages, [root]: entry, [`node_modules/${name}`]: { resolved: root, link: true } };
    const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
    return { ...rest, packages: Object.fromEntries(sorted) };
  });
}
