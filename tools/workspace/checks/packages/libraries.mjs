import { join } from 'node:path';
import { readJson } from '../../files/readJson.mjs';
import { ROOT } from '../../root.mjs';

const FOLDERS = ['kernel', 'api-client', 'domain-sports', 'auth-flows', 'wallet', 'chat-socket', 'ui-kit'];

/**
 * @typedef {object} Manifest `package.json` of a library
 * @property {string} name
 * @property {Record<string, unknown>} exports
 * @property {Record<string, string>} [dependencies] @property {Record<string, string>} [peerDependencies]
 */

/** @param {string} folder @returns {Manifest} */
const loadManifest = (folder) => /** @type {Manifest} */ (readJson(join(folder, 'package.json')));

/** The publishable libraries, in the order in which they depend on one another. */
export const libraries = FOLDERS.map((name) => {
  const folder = join(ROOT, 'libs', name);
  return { name, folder, manifest: loadManifest(folder) };
});

/**
 * Lists the entry points of a library: `.` and its subpaths, without assets and `package.json`.
 *
 * @param {Pick<Manifest, 'exports'>} manifest
 */
export function listEntryPoints(manifest) {
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'object' && target !== null)
    .map(([entryPoint, target]) => ({
      entryPoint,
      types: /** @type {{ types: string }} */ (target).types,
      default: /** @type {{ default: string }} */ (target).default,
    }));
}
