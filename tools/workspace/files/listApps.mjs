import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Sites of this repository, in the order of their ports. Generated brands follow. */
const FIRST = ['main-cn', 'main-tw'];

/** Lists the names of the sites in `apps`. @returns {string[]} */
export function listApps() {
  const others = readdirSync(join(ROOT, 'apps'))
    .filter((name) => !FIRST.includes(name) && existsSync(join(ROOT, 'apps', name, 'src/brand.ts')))
    .sort();
  return [...FIRST, ...others];
}
