import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const LIMIT = 25_000;

/** The weight of each lazy route: what its chunk needs beyond the first load, from Vite's manifest. */
export function benchRoutes() {
  return ['main-cn', 'main-tw'].flatMap((app) => {
    const dist = join(ROOT, 'apps', app, 'dist');
    const path = join(dist, '.vite/manifest.json');
    if (!existsSync(path)) throw new Error(`${app} has no build manifest.`);
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
    const initial = new Set(entries.flatMap((key) => [...withImports(manifest, key)]));
    const bytes = (/** @type {string} */ key) =>
      gzipSync(readFileSync(join(dist, manifest[key].file)), { level: 9 }).length;
    return Object.keys(manifest)
      .filter((key) => manifest[key].isDynamicEntry)
      .map((key) => ({ key, own: [...withImports(manifest, key)].filter((part) => !initial.has(part)) }))
      .map(({ key, own }) => ({ key, size: own.reduce((sum, part) => sum + bytes(part), 0) }))
      .filter(({ size }) => size > 4_000)
      .map(({ key, size }) =>
        row(
          `${app} lazy: ${key.split('/').slice(-3).join('/')}`,
          `${(size / 1000).toFixed(1)} kB`,
          '25 kB',
          size <= LIMIT,
        ),
      );
  });
}

/** @param {Record<string, { imports?: string[] }>} manifest @param {string} key @param {Set<string>} seen */
function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
}
