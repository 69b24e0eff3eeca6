import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.mjs';
import { readJson } from '../../files/readJson.mjs';

/** Reads Vite's manifest of a built site: chunks by key, and the chunks that are loaded together. @param {string} app */
export function readManifest(app) {
  const dist = join(ROOT, 'apps', app, 'dist');
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`readManifest: ${app} has no build manifest. Build it first.`);
  const chunks = new Map(Object.entries(/** @type {import('vite').Manifest} */ (readJson(path))));
  /** Collects chunks and their static imports. @param {readonly string[]} keys */
  const collectImports = (keys) => {
    const parts = new Set(keys);
    // A loop over a set also visits items that are added during the loop.
    for (const key of parts) for (const next of chunks.get(key)?.imports ?? []) parts.add(next);
    return parts;
  };
  return { dist, chunks, partsOf: collectImports };
}
