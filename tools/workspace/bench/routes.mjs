import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const LIMIT = 25_000;

/** What a login has already brought when a member opens a page of their own. */
const WITH_LOGIN = /memberRuntime\.ts$|MemberCorner\.tsx$/;

/** Pages that need a login; every other page is weighed against the first load alone. */
const MEMBERS_ONLY = /feature-(account|sports|wallet)\//;

/** The weight of each lazy page: what its chunk needs beyond what is already there when a player opens it. */
export function benchRoutes() {
  return ['main-cn', 'main-tw'].flatMap((app) => {
    const dist = join(ROOT, 'apps', app, 'dist');
    const path = join(dist, '.vite/manifest.json');
    if (!existsSync(path)) throw new Error(`${app} has no build manifest.`);
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const keys = Object.keys(manifest);
    const initial = partsOf(
      manifest,
      keys.filter((key) => manifest[key].isEntry),
    );
    const withLogin = partsOf(
      manifest,
      keys.filter((key) => WITH_LOGIN.test(key)),
    );
    const bytes = (/** @type {string} */ key) =>
      gzipSync(readFileSync(join(dist, manifest[key].file)), { level: 9 }).length;
    return keys
      .filter((key) => manifest[key].isDynamicEntry && /Pages?\.tsx$/.test(key))
      .map((key) => {
        const isThere = (/** @type {string} */ part) =>
          initial.has(part) || (MEMBERS_ONLY.test(key) && withLogin.has(part));
        const own = [...partsOf(manifest, [key])].filter((part) => !isThere(part));
        const size = own.reduce((sum, part) => sum + bytes(part), 0);
        return row(`${app} page ${key.split('/').at(-1)}`, `${(size / 1000).toFixed(1)} kB`, '25 kB', size <= LIMIT);
      });
  });
}

/** The chunks that come with others by static import. @param {Record<string, { imports?: string[] }>} manifest @param {string[]} keys */
function partsOf(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    partsOf(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
