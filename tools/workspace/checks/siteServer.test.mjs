import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseJson } from '../json/parseJson.mjs';
import { createSiteServer, NONCE_PLACEHOLDER } from '../../site-server/src/createSiteServer.mjs';

const root = mkdtempSync(join(tmpdir(), 'pavilion-site-'));
/** @type {Awaited<ReturnType<typeof createSiteServer>>} */
let server;

before(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), `<script nonce="${NONCE_PLACEHOLDER}"></script>`);
  writeFileSync(join(root, 'assets/index-AbCdEf12.js'), 'export {}');
  server = await createSiteServer({ root, sandboxUrl: 'http://127.0.0.1:9', venueOrigins: ['https://venue.example'] });
});
after(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (/** @type {string} */ url) => server.inject({ method: 'GET', url });

for (const path of ['/', '/game/sport/crty', '/mine/betRecord', '/nowhere']) {
  test(`F-RTE-17 ${path} returns the page with all headers and a fresh nonce`, async () => {
    const [one, other] = await Promise.all([get(path), get(path)]);
    const policy = String(one.headers['content-security-policy']);
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
    assert.equal(one.statusCode, 200);
    assert.ok(nonce && nonce !== NONCE_PLACEHOLDER && policy.includes(`'nonce-${nonce}'`));
    assert.notEqual(one.body, other.body);
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      assert.ok(policy.includes(rule), rule);
    assert.ok(!policy.includes('unsafe'));
    assert.equal(one.headers['x-content-type-options'], 'nosniff');
    assert.ok(
      one.headers['strict-transport-security'] &&
        one.headers['referrer-policy'] &&
        one.headers['cross-origin-opener-policy'],
    );
    assert.equal(one.headers['cache-control'], 'no-store');
  });
}

test('G1 only the page with the frame may show a venue', async () => {
  const fetchFrameSources = async (/** @type {string} */ path) =>
    /frame-src ([^;]+)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
  assert.equal(await fetchFrameSources('/dz/game?x=1'), "'self' https://venue.example");
  for (const path of ['/', '/dz/games', '/dz/game/x']) assert.equal(await fetchFrameSources(path), "'self'", path);
});

test('P4 the page is compressed if the browser supports it', async () => {
  const response = await server.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(response.headers['content-encoding'], 'gzip');
});

test('a hashed file is cached without limit, a missing one does not return the page', async () => {
  const file = await get('/assets/index-AbCdEf12.js');
  assert.match(String(file.headers['cache-control']), /immutable/);
  assert.equal((await get('/assets/index-gone0000.js')).statusCode, 404);
});

test('a path outside the site returns nothing', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
    assert.ok([403, 404].includes((await get(url)).statusCode), url);
});

test('F-SRV-13 an unreachable platform causes an envelope with 502 and code 6006', async () => {
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/site/api/v1/configuration/preInfo`, { method: 'POST', body: '{}' });
  assert.equal(response.status, 502);
  assert.deepEqual(parseJson(await response.text()), {
    status_code: 6006,
    data: null,
    message: { code: 6006, text: '' },
  });
});

/** Headers that a client sends to pretend another address. */
const forged = { 'x-client-address': '203.0.113.7', 'x-client-address-secret': 'guessed' };

/** Requests with them. A proxy removes the headers that `connection` names; the address of the site server must stay. */
const forgeries = [forged, { ...forged, connection: 'close, x-client-address, x-client-address-secret' }];

/** Returns the headers that a platform receives from a site with a secret. @param {string} [proxySecret] */
async function collectPlatformHeaders(proxySecret) {
  /** @type {import('node:http').IncomingHttpHeaders[]} */
  const received = [];
  const platform = createServer((request, response) => {
    received.push(request.headers);
    response.end('{}');
  });
  await new Promise((resolve) => platform.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (platform.address());
  const site = await createSiteServer({
    root,
    sandboxUrl: `http://127.0.0.1:${port}`,
    ...(proxySecret === undefined ? {} : { proxySecret }),
  });
  try {
    const origin = await site.listen({ port: 0, host: '127.0.0.1' });
    for (const headers of forgeries)
      await new Promise((resolve, reject) => {
        request(`${origin}/site/api/v1/configuration/preInfo`, { method: 'POST', headers }, (response) =>
          response.resume().on('end', () => resolve(undefined)),
        )
          .on('error', reject)
          .end('{}');
      });
  } finally {
    await site.close();
    platform.close();
  }
  return received.map((headers) => [headers['x-client-address'], headers['x-client-address-secret']]);
}

test('SEC-01 A6 the platform receives the address of the socket, not the one a client sends', async () => {
  const own = ['127.0.0.1', 'secret-of-this-start'];
  assert.deepEqual(await collectPlatformHeaders('secret-of-this-start'), [own, own]);
});

test('SEC-01 A6 without a secret the platform receives no address', async () => {
  const none = [undefined, undefined];
  assert.deepEqual(await collectPlatformHeaders(), [none, none]);
});
