import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links a package of the workspace into node_modules, as `npm install` would.
 *
 * @param {string} workspace @param {string} root folder of the package, below the workspace @param {string} packageName
 */
export function linkPackage(workspace, root, packageName) {
  const link = join(workspace, 'node_modules', packageName);
  if (!existsSync(link)) symlinkSync(`../../${root}`, link);
}
