import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { parseJson } from '../../files/parseJson.mjs';
import { createSiteServer } from '../../../site-server/src/createSiteServer.mjs';
import {
  collectAddresses,
  createSiteFolder,
  exchange,
  findHeaderFaults,
  formatRequest,
  PROXY_SECRET,
  startPlatform,
} from './siteRequests.mjs';
import { testSite } from './testSite.mjs';

/** Time for a whole request (F-SRV-16), milliseconds. */
const SLOW_MS = 500;

const root = createSiteFolder();
const options = { root, venueOrigins: ['https://venue.example'], proxySecret: PROXY_SECRET, slowSenderMs: SLOW_MS };
/** @type {Awaited<ReturnType<typeof startPlatform>>} */
let platform;
/** @type {Awaited<ReturnType<typeof createSiteServer>>} */
let server;
let origin = '';

before(async () => {
  platform = await startPlatform();
  server = await createSiteServer({ ...options, sandboxUrl: platform.url });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  await server.close();
  platform.close();
  rmSync(root, { recursive: true, force: true });
});

testSite('the site server', () => origin);

const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
const key = `sec-websocket-key: ${'A'.repeat(22)}==`;

/** @type {readonly (readonly [name: string, status: number, bytes: string])[]} */
const REQUESTS = [
  ['a path outside the site', 403, formatRequest('GET /../package.json')],
  ['an encoded path outside the site', 403, formatRequest('GET /%2e%2e/package.json')],
  ['a folder', 403, formatRequest('GET /assets/')],
  ['a POST to a page', 404, formatRequest('POST /mine/betRecord')],
  ['no HTTP', 404, 'hello\r\n\r\n'],
  ['a body that never ends', 408, 'POST /site/api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nhost:'],
  ['a socket without a key', 400, formatRequest('GET /ws/sport', upgrade)],
  ['a socket of another path', 404, formatRequest('GET /mine', [...upgrade, key])],
  ['a socket of another site', 403, formatRequest('GET /ws/sport', [...upgrade, key, 'origin: https://evil.example'])],
  ['a socket of no site', 403, formatRequest('GET /ws/sport', [...upgrade, key, 'origin: null'])],
];

for (const [name, status, bytes] of REQUESTS) {
  test(`SEC-06 F-SRV-16 the site server: ${name} gets status ${status} and all headers`, async () => {
    const response = await exchange(origin, bytes);
    assert.deepEqual([Number(response.split(' ')[1]), findHeaderFaults(response)], [status, []]);
  });
}

/** Headers of sockets that are accepted. @type {Readonly<Record<string, import('node:http').OutgoingHttpHeaders>>} */
const ACCEPTED = {
  'without an origin': {},
  'of the site': { host: 'site.example:8443', origin: 'https://site.example:8443' },
  'of the site, with the default port in one of the headers': {
    host: 'site.example:443',
    origin: 'https://site.example',
  },
  'of the host that a proxy forwards': { 'x-forwarded-host': 'site.example', origin: 'https://site.example' },
  'of a loopback address': { host: 'site.example', origin: 'http://localhost:4200' },
};

/** The headers of a handshake. @type {import('node:http').OutgoingHttpHeaders} */
const UPGRADE = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': `${'A'.repeat(22)}==`,
};

/** Opens a socket and returns the status of the handshake. @param {import('node:http').OutgoingHttpHeaders} headers */
const openSocket = (headers) =>
  new Promise((resolve, reject) => {
    request(`${origin}/ws/sport`, { headers: { ...UPGRADE, ...headers } })
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

for (const [name, headers] of Object.entries(ACCEPTED)) {
  test(`F-SRV-06 the site server: a socket ${name} is accepted`, async () => {
    assert.equal(await openSocket(headers), 101);
  });
}

test('F-SRV-13 an unreachable platform causes an envelope with 502 and code 6006', async () => {
  const cutOff = await createSiteServer({ ...options, sandboxUrl: 'http://127.0.0.1:9' });
  const url = await cutOff.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${url}/site/api/v1/configuration/preInfo`, { method: 'POST', body: '{}' });
  assert.equal(response.status, 502);
  assert.deepEqual(parseJson(await response.text()), {
    status_code: 6006,
    data: null,
    message: { code: 6006, text: '' },
  });
  await cutOff.close();
});

test('SEC-01 A6 the site server: without a secret the platform receives no address', async () => {
  const site = await createSiteServer({ root, sandboxUrl: platform.url });
  const none = [undefined, undefined];
  assert.deepEqual(await collectAddresses(await site.listen({ port: 0, host: '127.0.0.1' })), [none, none]);
  await site.close();
});
