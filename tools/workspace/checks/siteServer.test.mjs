import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { parseJson } from '../json/parseJson.mjs';
import { createSiteServer } from '../../site-server/src/createSiteServer.mjs';

const PAGE = '<!doctype html><title>site</title>';
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'sha256-abc='"],
  'frame-src': ["'self'"],
  'report-uri': ['/csp-report'],
};
const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];
/** Time for a whole request (F-SRV-16), milliseconds. */
const SLOW_MS = 500;

const root = mkdtempSync(join(tmpdir(), 'pavilion-site-'));
/** Platform that reads the whole request and responds with its own policy. */
const platform = createServer((request, response) =>
  request.resume().once('end', () => {
    const headers = { 'content-security-policy': "default-src 'none'; sandbox", 'content-length': request.url?.length };
    response.writeHead(200, headers).end(request.url);
  }),
);
/** @type {Awaited<ReturnType<typeof createSiteServer>>} */
let server;
/** Server whose platform cannot be reached. @type {typeof server} */
let cutOff;
let origin = '';

before(async () => {
  for (const folder of ['assets', '.policy']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'index.html.gz'), gzipSync(PAGE));
  writeFileSync(join(root, '.policy/directives.json'), JSON.stringify(POLICY));
  writeFileSync(join(root, 'assets/index-AbCdEf12.js'), 'export {}');
  writeFileSync(join(root, 'assets/index-AbCdEf12.js.map'), '{}');
  await new Promise((resolve) => void platform.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = platform.address();
  const sandboxUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const options = { root, venueOrigins: ['https://venue.example'], slowSenderMs: SLOW_MS };
  server = await createSiteServer({ ...options, sandboxUrl });
  cutOff = await createSiteServer({ ...options, sandboxUrl: 'http://127.0.0.1:9' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  await Promise.all([server.close(), cutOff.close()]);
  platform.closeAllConnections();
  platform.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (/** @type {string} */ url) => server.inject({ method: 'GET', url });

/** Whether a response has arrived with its whole body. @param {string} response */
function isComplete(response) {
  const [head = '', body] = response.split('\r\n\r\n');
  return body !== undefined && Buffer.byteLength(body) >= Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity);
}

/**
 * Sends bytes and returns the response as it arrived.
 *
 * @param {string} bytes @returns {Promise<string>}
 */
const exchange = (bytes) =>
  new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (isComplete(received)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(bytes);
  });
const request = (/** @type {string} */ line, /** @type {readonly string[]} */ headers = ['connection: close']) =>
  exchange([`${line} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''].join('\r\n'));

const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
const key = `sec-websocket-key: ${'A'.repeat(22)}==`;
const slowBody = 'POST /site/api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{';
const long = 'a'.repeat(8_192);

/** @type {readonly (readonly [name: string, status: number, send: () => Promise<string>])[]} */
const RESPONSES = [
  ['the page', 200, () => request('GET /')],
  ['a page by HEAD', 200, () => request('HEAD /mine/betRecord')],
  ['a file', 200, () => request('GET /assets/index-AbCdEf12.js')],
  ['a missing file', 404, () => request('GET /assets/index-gone0000.js')],
  ['a hidden file', 404, () => request('GET /.policy/directives.json')],
  ['a path outside the site', 403, () => request('GET /../package.json')],
  ['a POST to a page', 404, () => request('POST /mine/betRecord')],
  ['a call', 200, () => request('GET /site/api/v1/x')],
  ['a body that never ends', 408, () => exchange(slowBody)],
  ['a malformed path', 404, () => request('GET /%zz')],
  ['a malformed path of a call', 404, () => request('GET /site/api/%zz')],
  ['a malformed query', 404, () => request('GET /?q=%zz')],
  ['NUL in the path', 404, () => request('GET /%00')],
  ['NUL in the query', 404, () => request('GET /?q=%00')],
  ['a path of 8 KB', 404, () => request(`GET /${long}`)],
  ['a query of 8 KB', 404, () => request(`GET /?q=${long}`)],
  ['a path of 24 KB', 404, () => request(`GET /${long}${long}${long}`)],
  ['no HTTP', 404, () => exchange('hello\r\n\r\n')],
  ['headers that never end', 408, () => exchange('GET / HTTP/1.1\r\nhost:')],
  ['a socket without a key', 400, () => request('GET /ws/sport', upgrade)],
  ['a socket of another path', 404, () => request('GET /mine', [...upgrade, key])],
];

for (const [name, status, send] of RESPONSES) {
  test(`SEC-06 ${name} gets a response with status ${status} and all headers`, async () => {
    const [head = ''] = (await send()).split('\r\n\r\n');
    assert.equal(head.split(' ')[1], String(status));
    const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
    assert.deepEqual(
      HEADERS.filter((header) => names.filter((other) => other === header).length !== 1),
      [],
    );
  });
}

for (const line of ['GET /%zz', 'GET /?q=%00', `GET /${long}`, `GET /${long}${long}${long}`]) {
  test(`F-RTE-13 ${line.slice(0, 20)} gets the page of the site`, async () => {
    const [head = '', body] = (await request(line)).split('\r\n\r\n');
    assert.match(head, /content-type: text\/html; charset=utf-8/i);
    assert.equal(body, PAGE);
  });
}

for (const path of ['/', '/game/sport/crty', '/mine/betRecord', '/nowhere', '/wsx']) {
  test(`SEC-07 ${path} gets the page with the policy of the build, to be cached with revalidation`, async () => {
    const response = await get(path);
    assert.deepEqual([response.statusCode, response.body], [200, PAGE]);
    assert.equal(
      response.headers['content-security-policy'],
      "default-src 'none'; script-src 'self' 'sha256-abc='; frame-src 'self'; report-uri /csp-report",
    );
    assert.equal(response.headers['cache-control'], 'no-cache');
    assert.equal(response.headers['vary'], 'accept-encoding');
  });
}

test('SEC-07 an unchanged page is not sent again', async () => {
  const headers = { 'if-none-match': String((await get('/')).headers.etag) };
  const response = await server.inject({ method: 'GET', url: '/', headers });
  assert.deepEqual([response.statusCode, response.body], [304, '']);
});

test('G1 only the page with the frame may show a venue', async () => {
  const fetchFrameSources = async (/** @type {string} */ path) =>
    /frame-src ([^;]+)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
  assert.equal(await fetchFrameSources('/dz/game?x=1'), "'self' https://venue.example");
  for (const path of ['/', '/dz/games', '/dz/game/x']) assert.equal(await fetchFrameSources(path), "'self'", path);
});

test('SEC-07 a response of the platform keeps its own policy', async () => {
  const response = await get('/site/api/v1/picture/x');
  assert.equal(response.headers['content-security-policy'], "default-src 'none'; sandbox");
});

test('SEC-07 reports of violations reach the platform', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: '{}',
  });
  assert.deepEqual([response.statusCode, response.body], [200, '/csp-report']);
});

test('P4 the page is compressed if the browser supports it', async () => {
  const response = await server.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(response.headers['content-encoding'], 'gzip');
});

test('a hashed file is cached without limit, a missing one does not return the page', async () => {
  const file = await get('/assets/index-AbCdEf12.js');
  assert.match(String(file.headers['cache-control']), /immutable/);
  assert.notEqual((await get('/assets/index-gone0000.js')).body, PAGE);
});

test('SEC-08 a source map is not served', async () => {
  for (const path of ['/assets/index-AbCdEf12.js.map', '/assets/index-AbCdEf12.js%2emap'])
    assert.notEqual((await get(path)).body, '{}', path);
});

test('F-SRV-13 an unreachable platform causes an envelope with 502 and code 6006', async () => {
  const url = await cutOff.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${url}/site/api/v1/configuration/preInfo`, { method: 'POST', body: '{}' });
  assert.equal(response.status, 502);
  assert.deepEqual(parseJson(await response.text()), {
    status_code: 6006,
    data: null,
    message: { code: 6006, text: '' },
  });
  assert.ok(response.headers.get('content-security-policy'));
});
