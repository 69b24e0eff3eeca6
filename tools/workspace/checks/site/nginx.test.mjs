import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseJson } from '../../files/parseJson.mjs';
import { ROOT } from '../../root.mjs';
import { findFreePort } from '../../start/programs.mjs';
import {
  createSiteFolder,
  exchange,
  findHeaderFaults,
  formatRequest,
  PROXY_SECRET,
  startPlatform,
} from './siteRequests.mjs';
import { testSite } from './testSite.mjs';

const FOLDER = join(ROOT, 'tools/site-server/nginx');
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Temporary folders can be read only by their owner; nginx would change to another user. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';
const BRANDS = ['main-cn', 'main-tw'];

const isAbsent = spawnSync('nginx', ['-v']).status !== 0 || !existsSync(MODULE);
const title = isAbsent ? 'nginx [skipped: nginx and libnginx-mod-http-brotli-static are not installed]' : 'nginx';

/** Replaces texts that must occur. @param {string} text @param {Readonly<Record<string, string>>} texts */
const replaceAll = (text, texts) =>
  Object.entries(texts).reduce((result, [from, to]) => {
    assert.ok(result.includes(from), `nginx.conf has no "${from}"`);
    return result.replaceAll(from, to);
  }, text);

/**
 * Writes the configuration of the repository with other folders, ports and times.
 *
 * @param {string} folder @param {Readonly<Record<string, string>>} texts
 */
function writeConfiguration(folder, texts) {
  const conf = readFileSync(join(FOLDER, 'nginx.conf'), 'utf8');
  writeFileSync(join(folder, 'nginx.conf'), replaceAll(conf, { '/srv/pavilion': folder, ...texts }));
  writeFileSync(join(folder, 'site.conf'), readFileSync(join(FOLDER, 'site.conf')));
}

/** @param {string} folder @param {string[]} args */
const nginxArgs = (folder, ...args) => ['-p', folder, '-c', join(folder, 'nginx.conf'), ...args];

describe(title, { skip: isAbsent }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-nginx-'));
  /** @type {Awaited<ReturnType<typeof startPlatform>>} */
  let platform;
  /** @type {import('node:child_process').ChildProcess} */
  let nginx;
  /** @type {string[]} */
  let origins = [];

  before(async () => {
    platform = await startPlatform();
    for (const brand of BRANDS) renameSync(createSiteFolder(), join(folder, brand));
    mkdirSync(join(folder, 'logs'));
    const ports = [await findFreePort(), await findFreePort()];
    origins = ports.map((port) => `http://127.0.0.1:${port}`);
    writeConfiguration(folder, {
      '127.0.0.1:4300': new URL(platform.url).host,
      'listen 8081;': `listen 127.0.0.1:${ports[0]};`,
      'listen 8082;': `listen 127.0.0.1:${ports[1]};`,
      'https://venues.example': 'https://venue.example',
      'map "" $client_address_secret {\n    default "";': `map "" $client_address_secret { default ${PROXY_SECRET};`,
      '/run/nginx.pid': join(folder, 'nginx.pid'),
      '_timeout 15s': '_timeout 1s',
    });
    nginx = spawn('nginx', nginxArgs(folder, '-g', `daemon off; ${USER}`), { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let attempt = 0; attempt < 100; attempt++) {
      const isUp = await Promise.all(origins.map((origin) => fetch(origin).then(Boolean, () => false)));
      if (isUp.every(Boolean)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nginx did not respond within 10 s.');
  });
  after(async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
    platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [index, brand] of BRANDS.entries()) testSite(`nginx, ${brand}`, () => origins[index] ?? '');

  test('F-SRV-16 a sender of headers or of a body that never end is disconnected', async () => {
    const [origin = ''] = origins;
    await exchange(origin, 'GET / HTTP/1.1\r\nhost:');
    await exchange(origin, 'POST /site/api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
  });

  test('SEC-06 a POST to a page gets status 405 and all headers', async () => {
    const response = await exchange(origins[0] ?? '', formatRequest('POST /mine/betRecord'));
    assert.deepEqual([response.split(' ')[1], findHeaderFaults(response)], ['405', []]);
  });

  test('SEC-07 a report of more than 16 kB gets status 413', async () => {
    const response = await fetch(`${origins[0]}/csp-report`, { method: 'POST', body: 'x'.repeat(16_385) });
    assert.equal(response.status, 413);
  });

  test('F-SRV-13 an unreachable platform causes an envelope with 502 and code 6006', async () => {
    platform.close();
    const response = await fetch(`${origins[0]}/site/api/v1/x`);
    assert.equal(response.status, 502);
    assert.deepEqual(parseJson(await response.text()), {
      status_code: 6006,
      data: null,
      message: { code: 6006, text: '' },
    });
    assert.ok(response.headers.get('content-security-policy'));
  });

  test('SEC-07 the configuration is valid with the policies of both builds', () => {
    const built = mkdtempSync(join(tmpdir(), 'pavilion-nginx-'));
    writeConfiguration(built, { '/run/nginx.pid': join(built, 'nginx.pid') });
    for (const brand of BRANDS) {
      mkdirSync(join(built, brand, '.policy'), { recursive: true });
      const policy = readFileSync(join(ROOT, 'apps', brand, 'dist/.policy/nginx.conf'));
      writeFileSync(join(built, brand, '.policy/nginx.conf'), policy);
    }
    mkdirSync(join(built, 'logs'));
    const { status, stderr } = spawnSync('nginx', nginxArgs(built, '-t'), { encoding: 'utf8' });
    rmSync(built, { recursive: true, force: true });
    assert.equal(status, 0, stderr);
  });
});
