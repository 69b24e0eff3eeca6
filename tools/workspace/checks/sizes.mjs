import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChunks, eagerChunks, gzipBytes } from '../bundle/buildChunks.mjs';
import { readJson } from '../json/readJson.mjs';
import { listEntryPoints, libraries, ROOT } from './libraries.mjs';

const REPORT = join(ROOT, 'docs/api/sizes.json');
const TOLERANCE = 1.05;

/**
 * Weighs every door of every library as a consumer's bundler would ship it, peers left out, and keeps the figures in git.
 *
 * @param {{ write: boolean }} options `write` renews the report, otherwise a growth over 5 % is an error
 */
export async function checkSizes({ write }) {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const { manifest, folder } of libraries) {
    const outside = [
      ...Object.keys(manifest.peerDependencies ?? {}),
      ...Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@pavilion/')),
    ];
    for (const { door, default: file } of listEntryPoints(manifest)) {
      sizes[manifest.name + door.slice(1)] = await measureGzipSize(join(folder, file), outside);
    }
  }
  if (write || !existsSync(REPORT)) {
    mkdirSync(join(ROOT, 'docs/api'), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(sizes, null, 2)}\n`);
    return;
  }
  const kept = /** @type {Record<string, number>} */ (readJson(REPORT));
  const grown = Object.entries(sizes).filter(([door, bytes]) => bytes > (kept[door] ?? 0) * TOLERANCE + 64);
  if (grown.length === 0) return;
  const lines = grown.map(([door, bytes]) => `${door}: ${kept[door] ?? 0} -> ${bytes} bytes gzip`);
  throw new Error(
    `Grown by more than 5 %:\n${lines.join('\n')}\nIf that is meant, run "npm run api" and commit docs/api/sizes.json.`,
  );
}

/** Bytes of gzip of the first chunk; lazy chunks are not part of it. @param {string} entry @param {string[]} outside */
export async function measureGzipSize(entry, outside) {
  const chunks = await buildChunks(ROOT, {
    target: 'es2022',
    lib: { entry, formats: ['es'] },
    rolldownOptions: { external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)) },
  });
  return gzipBytes(eagerChunks(chunks));
}
