import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const CLIENT = "export { createApiClient, createSession } from '@pavilion/api-client';";

/**
 * What a consumer writes, and the most its first file may weigh, bytes of gzip. The first limit is a goal of the project;
 * the others are what it weighs with 97 calls and a little room, so that growth is noticed.
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

/** What a page does without at first: the cipher for browsers without WebCrypto, and the schemas. */
const LAZY = [
  ['fallback cipher', /@noble\/|nobleCrypto/],
  ['schemas', /zod\/|api-client\/(src|dist\/esm)\/schemas\//],
];

/** The weight of the client for those who install it, and what it adds to a site's first load. */
export async function benchClientSize() {
  const rows = [];
  const eager = [];
  for (const [name, source, limit] of CONSUMERS) {
    const { bytes, modules } = await weigh(source);
    rows.push(row(`api-client: ${name}`, kb(bytes), kb(limit), bytes <= limit));
    eager.push(...modules.filter((id) => /@noble\//.test(id)));
  }
  rows.push(row('api-client: fallback cipher in any of them', `${eager.length} modules`, '0', eager.length === 0));
  return [...rows, ...['main-cn', 'main-tw'].flatMap(firstLoadRows)];
}

const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/**
 * Bytes of gzip of what comes with the entry, and the modules in it.
 *
 * @param {string} source @param {{ isApp?: boolean }} [as] `isApp`: as a site ships it, blanks taken out; else as a library
 */
export async function weigh(source, { isApp = false } = {}) {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.bench-client-'));
  try {
    const entry = join(folder, 'entry.js');
    writeFileSync(entry, source);
    const built = /** @type {any} */ (
      await build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        build: {
          ...{ write: false, minify: true, target: 'es2022' },
          ...(isApp
            ? {
                rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
                modulePreload: { polyfill: false },
              }
            : { lib: { entry, formats: ['es'] } }),
        },
      })
    );
    const [{ output }] = [built].flat();
    const chunks = output.filter((/** @type {any} */ chunk) => chunk.type === 'chunk');
    const eager = collect(chunks, chunks.find((/** @type {any} */ chunk) => chunk.isEntry).fileName);
    const files = chunks.filter((/** @type {any} */ chunk) => eager.has(chunk.fileName));
    return {
      bytes: files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
      modules: files.flatMap((/** @type {any} */ chunk) => Object.keys(chunk.modules)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {any[]} chunks @param {string} name @param {Set<string>} [seen] */
function collect(chunks, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) collect(chunks, next, seen);
  return seen;
}

/** @param {string} app */
function firstLoadRows(app) {
  const dist = join(ROOT, 'apps', app, 'dist');
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${app} has no build manifest.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const files = new Set();
  const add = (/** @type {string} */ key) => {
    if (files.has(manifest[key].file)) return;
    files.add(manifest[key].file);
    (manifest[key].imports ?? []).forEach(add);
  };
  Object.keys(manifest)
    .filter((key) => manifest[key].isEntry)
    .forEach(add);
  const sources = [...files]
    .map((file) => join(dist, `${file}.map`))
    // The bundler's own few lines come without one.
    .filter((map) => existsSync(map))
    .flatMap((map) => JSON.parse(readFileSync(map, 'utf8')).sources);
  return LAZY.map(([name, pattern]) => {
    const found = sources.filter((source) => /** @type {RegExp} */ (pattern).test(source));
    return row(`${app} first load: modules of the ${name}`, String(found.length), '0', found.length === 0);
  });
}
