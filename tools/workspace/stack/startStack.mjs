import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '../files/parseJson.mjs';
import { findFreePort, startProgram, stopProgram, stopPrograms } from '../start/programs.mjs';

const BRANDS = /** @type {const} */ (['main-cn', 'main-tw']);

/**
 * @typedef {{ seed?: number, speed?: number, matches?: number, addressLimitFactor?: number }} StackOptions
 *   `matches`: approximate number in play, about 140 by default; `addressLimitFactor`: factor of the limits by client
 *   address, 100 by default, because all players of a test have one address
 */
/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */

/**
 * Starts a separate platform on free ports: a sandbox with a temporary database and both built sites. Browser tests,
 * benchmarks and screenshots use it; they do not use the ports or data of `npm start`.
 *
 * @param {StackOptions} [options]
 */
export async function startStack(options = {}) {
  const data = mkdtempSync(join(tmpdir(), 'pavilion-stack-'));
  const proxySecret = randomBytes(32).toString('hex');
  const ports = { sandbox: await findFreePort(), venue: await findFreePort() };
  const sitePorts = { 'main-cn': await findFreePort(), 'main-tw': await findFreePort() };
  const sandboxUrl = buildUrl(ports.sandbox);
  const venueUrl = buildUrl(ports.venue);
  /** @type {string[]} */
  const output = [];
  const collectOutput = (/** @type {string} */ text) => void output.push(text);
  const sites = Object.values(sitePorts).map(buildUrl);
  const startSandbox = () =>
    startProgram({ ...createSandboxProgram(options, { ports, sites, data, proxySecret }), onOutput: collectOutput });
  let sandbox = await startSandbox();
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  for (const brand of BRANDS) {
    const program = createSiteProgram({ name: brand, port: sitePorts[brand] }, { sandboxUrl, venueUrl, proxySecret });
    children.push(await startProgram({ ...program, onOutput: collectOutput }));
  }
  return {
    sandboxUrl,
    /** Folder of the sandbox's database. Open it only while the sandbox is stopped. */
    data,
    venueUrl,
    urls: { 'main-cn': buildUrl(sitePorts['main-cn']), 'main-tw': buildUrl(sitePorts['main-tw']) },
    /** Sends a command to the sandbox's console. @type {ConsoleCall} */
    console: (path, body, method) => callConsole(sandboxUrl, path, { body, method }),
    /** Returns the log of the sandbox and of the servers of both sites. */
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
 * @param {{ ports: { sandbox: number, venue: number }, sites: readonly string[], data: string, proxySecret: string }} place
 * @returns {import('../start/programs.mjs').Program}
 */
function createSandboxProgram(
  { seed = 7, speed = 1, matches, addressLimitFactor = 100 },
  { ports, sites, data, proxySecret },
) {
  return {
    name: 'sandbox',
    port: ports.sandbox,
    script: ['tools/sandbox/bin/sandbox.mjs', '--seed', String(seed), '--speed', String(speed)],
    env: {
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_VENUE_PORT: String(ports.venue),
      SANDBOX_SITES: sites.join(','),
      SANDBOX_DATA: data,
      SANDBOX_PROXY_SECRET: proxySecret,
      SANDBOX_ADDRESS_LIMIT_FACTOR: String(addressLimitFactor),
      ...(matches === undefined ? {} : { SANDBOX_MATCHES: String(matches) }),
    },
    health: `${buildUrl(ports.sandbox)}/console/api/state`,
  };
}

/**
 * @param {{ name: string, port: number }} site
 * @param {{ sandboxUrl: string, venueUrl: string, proxySecret: string }} platform
 * @returns {import('../start/programs.mjs').Program}
 */
function createSiteProgram({ name, port }, { sandboxUrl, venueUrl, proxySecret }) {
  const args = ['--app', name, '--port', String(port), '--sandbox', sandboxUrl, '--venues', venueUrl];
  return {
    name,
    port,
    script: ['tools/site-server/bin/site-server.mjs', ...args],
    env: { SANDBOX_PROXY_SECRET: proxySecret },
    health: buildUrl(port),
  };
}

/**
 * Sends a command to the console of a sandbox.
 *
 * @param {string} sandboxUrl @param {string} path @param {{ body?: unknown, method?: string }} request
 * @returns {Promise<unknown>}
 */
export async function callConsole(sandboxUrl, path, { body, method = body === undefined ? 'GET' : 'POST' }) {
  const response = await fetch(`${sandboxUrl}/console/api/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`callConsole: ${method} ${path} failed with ${response.status}: ${text}`);
  return text ? parseJson(text) : undefined;
}
