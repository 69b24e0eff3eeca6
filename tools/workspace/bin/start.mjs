// `npm start`: builds what is not built, then runs the sandbox and both sites until Ctrl+C.
//   --fresh  empties the sandbox's books first     --dev  serves the sites by Vite, for work on them
// Ports: SANDBOX_PORT (4300), SANDBOX_VENUE_PORT (4310), MAIN_CN_PORT (4201), MAIN_TW_PORT (4202).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../start/buildAll.mjs';
import { assertPortFree, ROOT, startProgram, stopPrograms } from '../start/programs.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const running = [];
let isStopping = false;

try {
  await start();
} catch (error) {
  await giveUp(error instanceof Error ? error.message : String(error));
}

async function start() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop(0));
  const began = Date.now();
  const { fresh, dev } = readOptions();
  const sandbox = sandboxProgram(fresh);
  const sites = [
    siteProgram('main-cn', 'MAIN_CN_PORT', 4201, sandbox.port, dev),
    siteProgram('main-tw', 'MAIN_TW_PORT', 4202, sandbox.port, dev),
  ];
  for (const program of [sandbox, ...sites]) await assertPortFree(program);
  console.log('Building what is not built yet (the first time takes a minute or two) …');
  await buildAll(['@pavilion/sandbox', ...(dev ? [] : ['@pavilion/main-cn', '@pavilion/main-tw'])]);
  await Promise.all([sandbox, ...sites].map(run));
  if (!isStopping) greet(sandbox, sites, Date.now() - began);
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

/** @param {string} name @param {number} standard */
function portOf(name, standard) {
  const text = process.env[name];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}"; it must be a port between 1 and 65535.`);
  return port;
}

function venuePort() {
  return portOf('SANDBOX_VENUE_PORT', 4310);
}

/** @param {boolean} fresh @returns {import('../start/programs.mjs').Program} */
function sandboxProgram(fresh) {
  const port = portOf('SANDBOX_PORT', 4300);
  return {
    name: 'sandbox',
    port,
    script: [join(ROOT, 'tools/sandbox/bin/sandbox.mjs'), ...(fresh ? ['--fresh'] : [])],
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_VENUE_PORT: String(venuePort()),
      SANDBOX_SITES: [portOf('MAIN_CN_PORT', 4201), portOf('MAIN_TW_PORT', 4202)]
        .flatMap((site) => [`http://127.0.0.1:${site}`, `http://localhost:${site}`])
        .join(','),
    },
    health: `http://127.0.0.1:${port}/console/api/state`,
  };
}

/** @param {string} app @param {string} variable @param {number} standard @param {number} sandboxPort @param {boolean} dev @returns {import('../start/programs.mjs').Program} */
function siteProgram(app, variable, standard, sandboxPort, dev) {
  const port = portOf(variable, standard);
  const served = [
    join(ROOT, 'tools/site-server/bin/site-server.mjs'),
    '--app',
    app,
    '--sandbox',
    `http://127.0.0.1:${sandboxPort}`,
    '--venues',
    `http://127.0.0.1:${venuePort()}`,
  ];
  const developed = [join(ROOT, 'node_modules/vite/bin/vite.js'), join(ROOT, 'apps', app)];
  return {
    name: app,
    port,
    script: [...(dev ? developed : served), '--port', String(port)],
    env: { SANDBOX_PORT: String(sandboxPort) },
    health: `http://127.0.0.1:${port}/`,
  };
}

/** @param {import('../start/programs.mjs').Program} program */
async function run(program) {
  const child = await startProgram(program);
  running.push(child);
  child.once('exit', () => {
    if (!isStopping) void giveUp(`${program.name} ended by itself; everything else is stopped too.`);
  });
}

/** @param {{ port: number }} sandbox @param {readonly { port: number }[]} sites @param {number} tookMs */
function greet({ port }, [cn, tw], tookMs) {
  console.log(`
Ready in ${(tookMs / 1000).toFixed(1)} s. Play money only.

  云阁  main-cn   http://127.0.0.1:${cn?.port}
  玉閣  main-tw   http://127.0.0.1:${tw?.port}
  Sandbox console http://127.0.0.1:${port}/console

  Members, each with password demo1234:
    demo01    phone and real name bound, 10,000.00 in the wallet
    fresh01   nothing bound, no money
    device01  each login asks to verify the device
    vip001    high grade
    frozen01  locked

Ctrl+C stops everything.`);
}

/** @param {string} why */
async function giveUp(why) {
  if (isStopping) return;
  console.error(why.split('\n')[0]);
  await stop(1);
}

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await stopPrograms(running);
  process.exit(code);
}
