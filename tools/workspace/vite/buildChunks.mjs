import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** Bundles with Vite without writing files. @param {string} root @param {import('vite').BuildOptions} options @returns {Promise<Chunk[]>} */
export async function buildChunks(root, options) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, ...options },
  });
  const result = Array.isArray(built) ? built[0] : built;
  if (!result || !('output' in result)) throw new Error(`buildChunks: the build of ${root} has no output.`);
  return result.output.filter((part) => part.type === 'chunk');
}

/** Returns the chunks that are loaded with the entry, without lazy ones. @param {readonly Chunk[]} chunks */
export function listEagerChunks(chunks) {
  const eager = new Set(chunks.filter(({ isEntry }) => isEntry).slice(0, 1));
  // A loop over a set also visits items that are added during the loop.
  for (const { imports } of eager) for (const chunk of chunks) if (imports.includes(chunk.fileName)) eager.add(chunk);
  return [...eager];
}

/** Computes the bytes of gzip, each chunk compressed separately. @param {readonly Chunk[]} chunks */
export const computeGzipBytes = (chunks) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
