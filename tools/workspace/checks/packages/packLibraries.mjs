import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseJson } from '../../files/parseJson.mjs';

/**
 * Packs built libraries as `npm publish` would.
 *
 * @param {readonly { name: string, folder: string }[]} libraries @param {string} destination
 * @returns {{ name: string, file: string }[]} the tarballs
 */
export function packLibraries(libraries, destination) {
  const folders = libraries.map(({ folder }) => folder);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination, ...folders], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = /** @type {{ filename: string }[]} */ (parseJson(packed));
  return libraries.map(({ name }, index) => ({ name, file: join(destination, files[index]?.filename ?? '') }));
}
