import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../root.mjs';

/** @typedef {typeof import('@pavilion/api-client/protocol')} Protocol */

/** Loads the protocol entry point (catalogue, schemas, error catalogue, texts) from source, without a build. */
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
