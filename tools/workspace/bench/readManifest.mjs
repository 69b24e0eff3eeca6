import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { readJson } from '../json/readJson.mjs';

/** What Vite has written of a built site: its chunks by key, and which of them come together. @param {string} app */
export function readManifest(app) {
  const dist = join(ROOT, 'apps', app, 'dist');
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${app} has no build manifest.`);
  const chunks = new Map(Object.entries(/** @type {import('vite').Manifest} */ (readJson(path))));
  /** The chunks that come with others by static import, those among them. @param {readonly string[]} keys */
  const collectImports = (keys) => {
    const parts = new Set(keys);
    // A set grows while it is walked.
    for (const key of parts) for (const next of chunks.get(key)?.imports ?? []) parts.add(next);
    return parts;
  };
  return { dist, chunks, partsOf: collectImports };
}
