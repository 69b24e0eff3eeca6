import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Packs built libraries as `npm publish` would.
 *
 * @param {readonly { name: string, folder: string }[]} libraries @param {string} destination
 * @returns {{ name: string, file: string }[]} the tarballs
 */
export function packLibraries(libraries, destination) {
  return libraries.map(({ name, folder }) => {
    const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { name, file: join(destination, JSON.parse(packed)[0].filename) };
  });
}
