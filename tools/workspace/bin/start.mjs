// `npm start`: builds outdated projects, then runs the sandbox and the sites until Ctrl+C.
//   --fresh  empties the sandbox's database first     --dev  serves the sites with Vite and hot reload
// Ports: SANDBOX_PORT (4300) changes all of them; SANDBOX_VENUE_PORT (4310), MAIN_CN_PORT (4201), MAIN_TW_PORT (4202) one each.
// A generated brand has the next port, and a variable of its own in the same form.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../start/buildAll.mjs';
import { listApps } from '../files/listApps.mjs';
import { readPorts } from '../start/ports.mjs';
import { assertPortFree, ROOT, startProgram, stopPrograms } from '../start/programs.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const running = [];
let isStopping = false;

/** Secret of this start, with which the sandbox accepts the client addresses that the site servers send. */
const proxySecret = randomBytes(32).toString('hex');

try {
  await start();
} catch (error) {
  await abortStart(error instanceof Error ? error.message : String(error));
}

async function start() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop(0));
  const began = Date.now();
  const { fresh, dev } = readOptions();
  const ports = readPorts(process.env, listApps());
  const sandbox = createSandboxProgram(ports, fresh);
  const sites = ports.sites.map((site) => createSiteProgram(site, { ports, dev }));
  const venues = { name: 'the venues of the sandbox', port: ports.venue };
  for (const program of [sandbox, venues, ...sites]) await assertPortFree(program);
  console.log('Building outdated projects (the first build takes one to two minutes) …');
  await buildAll(['@pavilion/sandbox', ...(dev ? [] : ports.sites.map(({ app }) => `@pavilion/${app}`))]);
  await Promise.all([sandbox, ...sites].map(run));
  if (!isStopping) printReady(sandbox, sites, Date.now() - began);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { fresh: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message} Use: npm start [-- --fresh] [-- --dev]`, { cause: error });
  }
}

/** @typedef {ReturnType<typeof readPorts>} Ports */

/** @param {Ports} ports @param {boolean} fresh @returns {import('../start/programs.mjs').Program} */
function createSandboxProgram({ sandbox: port, venue, sites }, fresh) {
  return {
    name: 'sandbox',
    port,
    script: [join(ROOT, 'tools/sandbox/bin/sandbox.mjs'), ...(fresh ? ['--fresh'] : [])],
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_VENUE_PORT: String(venue),
      SANDBOX_SITES: sites.flatMap((site) => [buildUrl(site), buildUrl(site, 'localhost')]).join(','),
      SANDBOX_PROXY_SECRET: proxySecret,
    },
    health: `http://127.0.0.1:${port}/console/api/state`,
  };
}

/**
 * @param {Ports['sites'][number]} site @param {{ ports: Ports, dev: boolean }} stack
 * @returns {import('../start/programs.mjs').Program}
 */
function createSiteProgram({ app, port }, { ports, dev }) {
  const served = [
    join(ROOT, 'tools/site-server/bin/site-server.mjs'),
    '--app',
    app,
    '--sandbox',
    `http://127.0.0.1:${ports.sandbox}`,
    '--venues',
    `http://127.0.0.1:${ports.venue}`,
  ];
  const developed = [join(ROOT, 'node_modules/vite/bin/vite.js'), join(ROOT, 'apps', app)];
  return {
    name: app,
    port,
    script: [...(dev ? developed : served), '--port', String(port)],
    env: { SANDBOX_PORT: String(ports.sandbox), SANDBOX_PROXY_SECRET: proxySecret },
    health: `http://127.0.0.1:${port}/`,
  };
}

/** @param {import('../start/programs.mjs').Program} program */
async function run(program) {
  const child = await startProgram(program);
  running.push(child);
  child.once('exit', () => {
    if (!isStopping) void abortStart(`${program.name} ended unexpectedly; the other programs are stopped too.`);
  });
}

/** @param {{ port: number }} place @param {string} [host] */
function buildUrl({ port }, host = '127.0.0.1') {
  return `http://${host}:${port}`;
}

/** Title of a site, as its HTML has it. @param {string} app */
function readTitle(app) {
  return /<title>([^<]*)</.exec(readFileSync(join(ROOT, 'apps', app, 'index.html'), 'utf8'))?.[1] ?? app;
}

/** @param {{ port: number }} sandbox @param {readonly { name: string, port: number }[]} sites @param {number} tookMs */
function printReady(sandbox, sites, tookMs) {
  const lines = sites.map((site) => `  ${readTitle(site.name)}  ${site.name.padEnd(8)}  ${buildUrl(site)}`);
  console.log(`
Ready in ${(tookMs / 1000).toFixed(1)} s. Play money only.

${lines.join('\n')}
  Sandbox console ${buildUrl(sandbox)}/console

  Members, each with password demo1234:
    demo01    phone and real name bound, 10,000.00 in the wallet
    fresh01   nothing bound, no money
    device01  every login needs the new-device check
    vip001    high grade
    frozen01  locked

Ctrl+C stops all programs.`);
}

/** @param {string} reason */
async function abortStart(reason) {
  if (isStopping) return;
  console.error(reason.split('\n')[0]);
  await stop(1);
}

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await stopPrograms(running);
  process.exit(code);
}
