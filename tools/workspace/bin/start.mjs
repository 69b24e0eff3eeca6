// `npm start`: builds what changed, then runs the sandbox and both sites until Ctrl-C.
// `--dev` runs the sites from source with hot reload instead; `--fresh` begins with a clean database.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';

const isDev = process.argv.includes('--dev');
const ports = {
  sandbox: portOf('SANDBOX_PORT', 4300),
  'main-cn': portOf('MAIN_CN_PORT', 4201),
  'main-tw': portOf('MAIN_TW_PORT', 4202),
};
const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let isStopping = false;

await refuseTakenPorts();
build();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

run(
  'the sandbox',
  ['tools/sandbox/bin/sandbox.mjs', ...process.argv.slice(2).filter((arg) => arg !== '--dev')],
  { SANDBOX_PORT: String(ports.sandbox) },
);
await answering('the sandbox', `${sandboxUrl}/console/api/state`);
for (const app of /** @type {const} */ (['main-cn', 'main-tw'])) {
  const args = isDev
    ? [
        'node_modules/vite/bin/vite.js',
        join('apps', app),
        '--port',
        String(ports[app]),
        '--strictPort',
        '--clearScreen',
        'false',
      ]
    : ['tools/site-server/bin/site-server.mjs', '--app', app, '--port', String(ports[app]), '--sandbox', sandboxUrl];
  run(app, args, { SANDBOX_URL: sandboxUrl });
}
await Promise.all([answering('main-cn', address('main-cn')), answering('main-tw', address('main-tw'))]);

console.log(`
  Pavilion is running${isDev ? ', with hot reload' : ''}. Play money only.

  main-cn   ${address('main-cn')}
  main-tw   ${address('main-tw')}
  sandbox   ${sandboxUrl}/console

  Members, all with the password demo1234:
  demo01    phone and real name bound, 10,000.00
  fresh01   nothing bound, no money
  device01  each login asks for new-device verification
  vip001    high grade
  frozen01  locked

  Ctrl-C stops all three.
`);

/** @param {string} name @param {number} fallback */
function portOf(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${name}=${text} is no port.`);
  return port;
}

/** @param {'main-cn' | 'main-tw'} app */
function address(app) {
  return `http://127.0.0.1:${ports[app]}`;
}

/** Says so before anything is built, and names the variable that moves the port. */
async function refuseTakenPorts() {
  const names = { sandbox: 'SANDBOX_PORT', 'main-cn': 'MAIN_CN_PORT', 'main-tw': 'MAIN_TW_PORT' };
  for (const [program, port] of Object.entries(ports)) {
    if (await isTaken(port))
      fail(
        `Port ${port} (${program}) is taken. Free it, or set ${names[/** @type {keyof typeof names} */ (program)]} to another.`,
      );
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true)).listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

function build() {
  const projects = ['@pavilion/sandbox', ...(isDev ? [] : ['@pavilion/main-cn', '@pavilion/main-tw'])];
  const built = spawnSync(
    'npx',
    ['nx', 'run-many', '-t', 'build', `--projects=${projects.join(',')}`, '--parallel=2', '--outputStyle=static'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NX_TUI: 'false' },
    },
  );
  if (built.status !== 0) fail(`The build failed:\n${built.stdout}${built.stderr}`);
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} env */
function run(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.once('exit', (code) => {
    if (!isStopping) {
      console.error(`${name} ended with ${code ?? 'a signal'}.`);
      void stop(code || 1);
    }
  });
}

/** Waits until a program answers over HTTP. @param {string} name @param {string} url */
async function answering(name, url) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  console.error(`${name} did not answer on ${url} within 60 s.`);
  await stop(1);
}

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  await Promise.race([
    Promise.all(running.map((child) => once(child, 'exit'))),
    new Promise((resolve) => setTimeout(resolve, 10_000)),
  ]);
  for (const child of running) child.kill('SIGKILL');
  process.exit(code);
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
