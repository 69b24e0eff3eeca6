import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

const FOLDERS = ['kernel', 'api-client', 'domain-sports', 'auth-flows', 'wallet', 'chat-socket', 'ui-kit'];

/** The publishable libraries, in the order in which they depend on one another. */
export const libraries = FOLDERS.map((name) => {
  const folder = join(ROOT, 'libs', name);
  return { name, folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
});

/**
 * The doors of a library: `.` and its subpaths, without assets and `package.json`.
 *
 * @param {{ exports: Record<string, unknown> }} manifest
 */
export function doorsOf(manifest) {
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'object' && target !== null)
    .map(([door, target]) => ({
      door,
      types: /** @type {{ types: string }} */ (target).types,
      default: /** @type {{ default: string }} */ (target).default,
    }));
}
