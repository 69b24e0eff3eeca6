import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../root.mjs';

/** @typedef {typeof import('@pavilion/api-client/protocol')} Protocol */

/** The protocol as a server sees it (catalogue, schemas, error catalogue, texts), read from source: no build is needed. */
export async function loadProtocol() {
  const { module } = /** @type {{ module: Protocol }} */ (
    await runnerImport(join(ROOT, 'libs/api-client/src/protocol.ts'), {
      configFile: false,
      logLevel: 'error',
      root: ROOT,
      resolve: { conditions: ['@pavilion/source', 'node', 'import', 'default'] },
    })
  );
  return module;
}
