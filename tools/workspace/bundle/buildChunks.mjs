import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** Bundles with Vite, writes nothing. @param {string} root @param {import('vite').BuildOptions} options @returns {Promise<Chunk[]>} */
export async function buildChunks(root, options) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, ...options },
  });
  const result = Array.isArray(built) ? built[0] : built;
  if (!result || !('output' in result)) throw new Error(`Nothing was built in ${root}.`);
  return result.output.filter((part) => part.type === 'chunk');
}

/** The chunks that come with the entry; lazy ones are not among them. @param {readonly Chunk[]} chunks */
export function eagerChunks(chunks) {
  const eager = new Set(chunks.filter(({ isEntry }) => isEntry).slice(0, 1));
  // A set grows while it is walked.
  for (const { imports } of eager) for (const chunk of chunks) if (imports.includes(chunk.fileName)) eager.add(chunk);
  return [...eager];
}

/** Bytes of gzip, each chunk by itself. @param {readonly Chunk[]} chunks */
export const gzipBytes = (chunks) => chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
