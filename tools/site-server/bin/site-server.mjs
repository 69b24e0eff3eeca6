// Serves a built site: site-server --app main-cn --port 4201 --sandbox http://127.0.0.1:4300 --venues http://127.0.0.1:4310
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from '../src/createSiteServer.mjs';

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'main-cn' },
    port: { type: 'string', default: '4201' },
    sandbox: { type: 'string', default: 'http://127.0.0.1:4300' },
    venues: { type: 'string', multiple: true, default: [] },
  },
});
const root = join(import.meta.dirname, '../../../apps', values.app, 'dist');

if (!existsSync(join(root, 'index.html'))) {
  console.error(`${values.app} is not built. Run "npx nx build @pavilion/${values.app}" first.`);
  process.exit(1);
}

// The environment, because arguments are visible in the list of processes.
const proxySecret = process.env['SANDBOX_PROXY_SECRET'] ?? '';
const server = await createSiteServer({ root, sandboxUrl: values.sandbox, venueOrigins: values.venues, proxySecret });
try {
  await server.listen({ port: Number(values.port), host: '127.0.0.1' });
} catch (error) {
  const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${values.port} is taken, ${values.app} cannot start there. Free it or choose another.`
      : String(error),
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close().then(() => process.exit(0)));
