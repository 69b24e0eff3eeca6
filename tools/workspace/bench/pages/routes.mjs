import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './readManifest.mjs';
import { createMaxRow, formatKb } from '../support/resultRows.mjs';

const LIMIT = 25_000;

/** Modules that a login has loaded before a member opens an own page. */
const WITH_LOGIN = /memberRuntime\.ts$|MemberCorner\.tsx$/;

/** Pages that need a login; all other pages are compared with the first load alone. */
const MEMBERS_ONLY = /feature-(account|sports|wallet)\//;

/** File with the routes of the late features, which is loaded before each of their pages. */
const BASE = 'base';

/** Pages of the late features. */
const LATE_ONLY = /feature-(activities|chat|games|help|member|partners|service|wallet)\//;

/** Measures the size of each lazy page: its chunks without those that are loaded when a player opens it. */
export function benchRoutes() {
  return ['main-cn', 'main-tw'].flatMap((app) => {
    const { dist, chunks, partsOf } = readManifest(app);
    const entries = [...chunks];
    const initial = partsOf(entries.filter(([, { isEntry }]) => isEntry).map(([key]) => key));
    const withLogin = partsOf([...chunks.keys()].filter((key) => WITH_LOGIN.test(key)));
    const withLate = partsOf(entries.filter(([, { name }]) => name === BASE).map(([key]) => key));
    const bytes = (/** @type {string} */ key) =>
      gzipSync(readFileSync(join(dist, chunks.get(key)?.file ?? '')), { level: 9 }).length;
    return entries
      .filter(([key, { isDynamicEntry }]) => isDynamicEntry && /Pages?\.tsx$/.test(key))
      .map(([key]) => {
        const isThere = (/** @type {string} */ part) =>
          initial.has(part) ||
          (MEMBERS_ONLY.test(key) && withLogin.has(part)) ||
          (LATE_ONLY.test(key) && withLate.has(part));
        const own = [...partsOf([key])].filter((part) => !isThere(part));
        const size = own.reduce((sum, part) => sum + bytes(part), 0);
        return createMaxRow(`${app} page ${key.split('/').at(-1)}`, { value: size, max: LIMIT, write: formatKb });
      });
  });
}
