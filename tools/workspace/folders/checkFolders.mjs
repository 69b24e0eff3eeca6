import { ROOT } from '../root.mjs';
import { cruise } from './cruise.mjs';

const FOLDERS = ['libs', 'apps', 'tools', 'e2e'];
/** Minimum of read modules: without TypeScript, dependency-cruiser reads only scripts and reports no violation. */
const MIN_MODULES = 1_700;

/**
 * Checks the folders of all projects.
 *
 * @returns {{ modules: number, problems: string[] }}
 */
export function checkFolders() {
  const { modules, violations } = cruise(ROOT, FOLDERS);
  const problems =
    modules < MIN_MODULES ? [`only ${modules} modules were read; is typescript installed?`, ...violations] : violations;
  return { modules, problems };
}
