import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '../json/parseJson.mjs';
import { freePort, startProgram, stopProgram, stopPrograms } from '../start/programs.mjs';

const BRANDS = /** @type {const} */ (['main-cn', 'main-tw']);

/** @typedef {{ seed?: number, speed?: number, matches?: number }} StackOptions `matches` in play, about; some 140 where none are told */
/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */

/**
 * Runs a whole platform of its own on free ports: a sandbox with a throw-away database and both built sites.
 * Browser tests, the benchmark and the screenshots use it; they never touch the ports or data of `npm start`.
 *
 * @param {StackOptions} [options]
 */
export async function startStack(options = {}) {
  const data = mkdtempSync(join(tmpdir(), 'pavilion-stack-'));
  const ports = { sandbox: await freePort(), venue: await freePort() };
  const sitePorts = { 'main-cn': await freePort(), 'main-tw': await freePort() };
  const sandboxUrl = buildUrl(ports.sandbox);
  const venueUrl = buildUrl(ports.venue);
  /** @type {string[]} */
  const output = [];
  const collectOutput = (/** @type {string} */ text) => void output.push(text);
  const sites = Object.values(sitePorts).map(buildUrl);
  const startSandbox = () => startProgram({ ...sandboxProgram(options, { ports, sites, data }), hear: collectOutput });
  let sandbox = await startSandbox();
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  for (const brand of BRANDS) {
    const program = siteProgram({ name: brand, port: sitePorts[brand] }, sandboxUrl, venueUrl);
    children.push(await startProgram({ ...program, hear: collectOutput }));
  }
  return {
    sandboxUrl,
    /** Folder of the sandbox's database; open it only while the sandbox is stopped. */
    data,
    venueUrl,
    urls: { 'main-cn': buildUrl(sitePorts['main-cn']), 'main-tw': buildUrl(sitePorts['main-tw']) },
    /** Sends a command to the sandbox's console. @type {ConsoleCall} */
    console: (path, body, method) => callConsole(sandboxUrl, path, { body, method }),
    /** Everything the sandbox and both sites' servers have logged. */
    log: () => output.join(''),
    /** @param {NodeJS.Signals} [signal] */
    stopSandbox: (signal) => stopProgram(sandbox, signal),
    async startSandbox() {
      sandbox = await startSandbox();
    },
    async stop() {
      await stopPrograms([...children, sandbox]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** @typedef {(path: string, body?: unknown, method?: string) => Promise<unknown>} ConsoleCall */

/** @param {number} port */
const buildUrl = (port) => `http://127.0.0.1:${port}`;

/**
 * @param {StackOptions} options
 * @param {{ ports: { sandbox: number, venue: number }, sites: readonly string[], data: string }} place
 * @returns {import('../start/programs.mjs').Program}
 */
function sandboxProgram({ seed = 7, speed = 1, matches }, { ports, sites, data }) {
  return {
    name: 'sandbox',
    port: ports.sandbox,
    script: ['tools/sandbox/bin/sandbox.mjs', '--seed', String(seed), '--speed', String(speed)],
    env: {
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_VENUE_PORT: String(ports.venue),
      SANDBOX_SITES: sites.join(','),
      SANDBOX_DATA: data,
      ...(matches === undefined ? {} : { SANDBOX_MATCHES: String(matches) }),
    },
    health: `${buildUrl(ports.sandbox)}/console/api/state`,
  };
}

/**
 * @param {{ name: string, port: number }} site @param {string} sandboxUrl @param {string} venueUrl
 * @returns {import('../start/programs.mjs').Program}
 */
function siteProgram({ name, port }, sandboxUrl, venueUrl) {
  const args = ['--app', name, '--port', String(port), '--sandbox', sandboxUrl, '--venues', venueUrl];
  return { name, port, script: ['tools/site-server/bin/site-server.mjs', ...args], health: buildUrl(port) };
}

/**
 * @param {string} sandboxUrl @param {string} path @param {{ body?: unknown, method?: string }} request
 * @returns {Promise<unknown>}
 */
async function callConsole(sandboxUrl, path, { body, method = body === undefined ? 'GET' : 'POST' }) {
  const answer = await fetch(`${sandboxUrl}/console/api/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`console ${method} ${path}: ${answer.status} ${text}`);
  return text ? parseJson(text) : undefined;
}
