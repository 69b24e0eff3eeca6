import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Folders that are not served: Vite's manifest and the policy. */
const HIDDEN = /^\./;
const WORTHWHILE = 512;

/** Writes a `.gz` and a `.br` file for every text file that is served. */
export function precompressed() {
  let folder = '';
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      handler: () => {
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (TEXT.test(file) && !HIDDEN.test(file)) compress(join(folder, file));
        }
      },
    },
  });
}

/** @param {string} path */
function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < WORTHWHILE) return;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
