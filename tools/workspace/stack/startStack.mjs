import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram, stopProgram, stopPrograms } from '../start/programs.mjs';

const BRANDS = /** @type {const} */ (['main-cn', 'main-tw']);

/**
 * Runs a whole platform of its own on free ports: a sandbox with a throw-away database and both built sites.
 * Browser tests, the benchmark and the screenshots use it; they never touch the ports or data of `npm start`.
 *
 * @param {{ seed?: number, speed?: number, matches?: number }} [options] `matches` in play, about; some 140 where none are told
 */
export async function startStack({ seed = 7, speed = 1, matches } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'pavilion-stack-'));
  const sandboxPort = await freePort();
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const venuePort = await freePort();
  const venueUrl = `http://127.0.0.1:${venuePort}`;
  const sitePorts = { 'main-cn': await freePort(), 'main-tw': await freePort() };
  /** @type {string[]} */
  const said = [];
  const hear = (/** @type {string} */ text) => void said.push(text);
  const startSandbox = () =>
    startProgram({
      name: 'sandbox',
      port: sandboxPort,
      script: ['tools/sandbox/bin/sandbox.mjs', '--seed', String(seed), '--speed', String(speed)],
      env: {
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_VENUE_PORT: String(venuePort),
        SANDBOX_SITES: Object.values(sitePorts)
          .map((port) => `http://127.0.0.1:${port}`)
          .join(','),
        SANDBOX_DATA: data,
        ...(matches === undefined ? {} : { SANDBOX_MATCHES: String(matches) }),
      },
      health: `${sandboxUrl}/console/api/state`,
      hear,
    });
  let sandbox = await startSandbox();
  const sites = [];
  const urls = /** @type {Record<(typeof BRANDS)[number], string>} */ ({});
  for (const brand of BRANDS) {
    const port = sitePorts[brand];
    const args = ['--app', brand, '--port', String(port), '--sandbox', sandboxUrl, '--venues', venueUrl];
    urls[brand] = `http://127.0.0.1:${port}`;
    sites.push(
      await startProgram({
        name: brand,
        port,
        script: ['tools/site-server/bin/site-server.mjs', ...args],
        health: urls[brand],
        hear,
      }),
    );
  }
  return {
    sandboxUrl,
    /** Folder of the sandbox's database; open it only while the sandbox is stopped. */
    data,
    venueUrl,
    urls,
    /** Sends a command to the sandbox's console. @param {string} path @param {unknown} [body] @param {string} [method] */
    async console(path, body, method = body === undefined ? 'GET' : 'POST') {
      const answer = await fetch(`${sandboxUrl}/console/api/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`console ${method} ${path}: ${answer.status} ${text}`);
      return text ? JSON.parse(text) : undefined;
    },
    /** Everything the sandbox and both sites' servers have logged. */
    log: () => said.join(''),
    /** @param {NodeJS.Signals} [signal] */
    stopSandbox: (signal) => stopProgram(sandbox, signal),
    async startSandbox() {
      sandbox = await startSandbox();
    },
    async stop() {
      await stopPrograms([...sites, sandbox]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
