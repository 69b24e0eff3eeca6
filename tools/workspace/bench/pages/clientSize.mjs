import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChunks, listEagerChunks, computeGzipBytes } from '../../vite/buildChunks.mjs';
import { ROOT } from '../../root.mjs';
import { readJson } from '../../files/readJson.mjs';
import { readManifest } from './readManifest.mjs';
import { createMaxRow, formatKb } from '../support/resultRows.mjs';

const CLIENT = "export { createApiClient, createSession } from '@pavilion/api-client';";

/**
 * Code of consumers and the limits of their first file in bytes of gzip. The first limit is a goal of the project. The
 * others are the size with 97 calls and a small reserve, so that growth is noticed.
 */
const CONSUMERS = /** @type {const} */ ([
  [
    'crypto of the first chunk (keys, AES-GCM, HMAC, signature)',
    "export { createWire, openField, proveDevice, sealField, signRequest } from '@pavilion/api-client/protocol';",
    2_000,
  ],
  [
    'envelope of the first chunk (crypto, headers, both bodies, unpacking)',
    "export { createWire, openResponse, sealRequest } from '@pavilion/api-client/protocol';",
    3_000,
  ],
  [
    'client with one endpoint',
    `${CLIENT} export const endpoints = { 'transfer.getBalance': { method: 'POST', path: '/fd/api/v1/transfer/getBalance', auth: 'member', effect: 'read', errors: [6001] } };`,
    10_000,
  ],
  ['client with all endpoints', `${CLIENT} export { catalogue } from '@pavilion/api-client/endpoints';`, 12_000],
  [
    'client with all endpoints and schemas',
    `${CLIENT} export { catalogue } from '@pavilion/api-client/endpoints'; export { schemas } from '@pavilion/api-client/schemas';`,
    38_000,
  ],
]);

/** Modules that a page does not need at first: the cipher for browsers without WebCrypto, and the schemas. */
const LAZY = /** @type {const} */ ([
  ['fallback cipher', /@noble\/|nobleCrypto/],
  ['schemas', /zod\/|api-client\/(src|dist\/esm)\/schemas\//],
]);

/** Measures the size of the client for its consumers, and its share of a site's first load. */
export async function benchClientSize() {
  const rows = [];
  const eager = [];
  for (const [name, source, limit] of CONSUMERS) {
    const { bytes, modules } = await measureEntryBundle(source);
    rows.push(createMaxRow(`api-client: ${name}`, { value: bytes, max: limit, write: formatKb }));
    eager.push(...modules.filter((id) => /@noble\//.test(id)));
  }
  rows.push(
    createMaxRow('api-client: fallback cipher in any bundle', {
      value: eager.length,
      max: 0,
      write: (modules) => `${modules} modules`,
    }),
  );
  return [...rows, ...['main-cn', 'main-tw'].flatMap(createFirstLoadRows)];
}

/**
 * Measures the bytes of gzip that are loaded with an entry, and lists their modules.
 *
 * @param {string} source @param {{ isApp?: boolean }} [as] `isApp`: minified as a site; otherwise as a library
 */
export async function measureEntryBundle(source, { isApp = false } = {}) {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.bench-'));
  try {
    const entry = join(folder, 'entry.js');
    writeFileSync(entry, source);
    /** @type {import('vite').BuildOptions} */
    const form = isApp
      ? { rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' }, modulePreload: { polyfill: false } }
      : { lib: { entry, formats: ['es'] } };
    const files = listEagerChunks(await buildChunks(folder, { target: 'es2022', ...form }));
    return { bytes: computeGzipBytes(files), modules: files.flatMap(({ modules }) => Object.keys(modules)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} app */
function createFirstLoadRows(app) {
  const { dist, chunks, partsOf } = readManifest(app);
  const entries = [...chunks].filter(([, { isEntry }]) => isEntry).map(([key]) => key);
  const sources = [...partsOf(entries)]
    .map((key) => join(dist, `${chunks.get(key)?.file}.map`))
    // The runtime of the bundler has no source map.
    .filter((map) => existsSync(map))
    .flatMap((map) => /** @type {{ sources: string[] }} */ (readJson(map)).sources);
  return LAZY.map(([name, pattern]) =>
    createMaxRow(`${app} first load: modules of the ${name}`, {
      value: sources.filter((source) => pattern.test(source)).length,
      max: 0,
    }),
  );
}
