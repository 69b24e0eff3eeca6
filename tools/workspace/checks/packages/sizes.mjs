import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChunks, listEagerChunks, computeGzipBytes } from '../../vite/buildChunks.mjs';
import { readJson } from '../../files/readJson.mjs';
import { listEntryPoints, libraries } from './libraries.mjs';
import { ROOT } from '../../root.mjs';

const REPORT = join(ROOT, 'docs/api/sizes.json');
const TOLERANCE = 1.05;

/** Limits in bytes of gzip that apply also when the report is written again. @type {Readonly<Record<string, number>>} */
const LIMITS = { '@pavilion/ui-kit/dialog': 12_000 };

/**
 * Measures every entry point of every library as in a consumer's bundle, without peer dependencies, and compares the sizes
 * with the report in Git and with the limits.
 *
 * @param {{ write: boolean }} options `write` writes the report; without it a growth over 5 % is an error
 */
export async function checkSizes({ write }) {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const { manifest, folder } of libraries) {
    const outside = [
      ...Object.keys(manifest.peerDependencies ?? {}),
      ...Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@pavilion/')),
    ];
    for (const { entryPoint, default: file } of listEntryPoints(manifest)) {
      sizes[manifest.name + entryPoint.slice(1)] = await measureGzipSize(join(folder, file), outside);
    }
  }
  const tooLarge = Object.entries(LIMITS).filter(
    ([entryPoint, limit]) => !(/** @type {number} */ (sizes[entryPoint]) <= limit),
  );
  if (tooLarge.length > 0) {
    const lines = tooLarge.map(
      ([entryPoint, limit]) => `${entryPoint}: ${sizes[entryPoint]} of at most ${limit} bytes gzip`,
    );
    throw new Error(`checkSizes: over the limit:\n${lines.join('\n')}`);
  }
  if (write || !existsSync(REPORT)) {
    mkdirSync(join(ROOT, 'docs/api'), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(sizes, null, 2)}\n`);
    return;
  }
  const kept = /** @type {Record<string, number>} */ (readJson(REPORT));
  const grown = Object.entries(sizes).filter(([entryPoint, bytes]) => bytes > (kept[entryPoint] ?? 0) * TOLERANCE + 64);
  if (grown.length === 0) return;
  const lines = grown.map(([entryPoint, bytes]) => `${entryPoint}: ${kept[entryPoint] ?? 0} -> ${bytes} bytes gzip`);
  throw new Error(
    `checkSizes: grown by more than 5 %:\n${lines.join('\n')}\nIf this is intended, run "npm run api" and commit docs/api/sizes.json.`,
  );
}

/** Measures the bytes of gzip of the first chunk, without lazy chunks. @param {string} entry @param {string[]} outside */
export async function measureGzipSize(entry, outside) {
  const chunks = await buildChunks(ROOT, {
    target: 'es2022',
    lib: { entry, formats: ['es'] },
    rolldownOptions: { external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)) },
  });
  return computeGzipBytes(listEagerChunks(chunks));
}
