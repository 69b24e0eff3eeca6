import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPagePolicy } from '../../vite/createPagePolicy.mjs';
import {
  collectAddresses,
  exchange,
  findHeaderFaults,
  formatRequest,
  PAGE,
  PROXY_SECRET,
  FOLDER_PAGE,
  STATIC_PAGE,
} from './siteRequests.mjs';

const FILE = '/assets/index-AbCdEf12.js';
const long = 'a'.repeat(9_000);

/** Addresses without a page (F-RTE-13). @type {Readonly<Record<string, string>>} */
const MALFORMED = {
  'a malformed path': '/%zz',
  'a malformed path of a call': '/site/api/%zz',
  'a malformed query': '/?q=%zz',
  'NUL in the path': '/%00',
  'NUL in the query': '/mine/betRecord?q=%00',
  'a path of 9,000 characters': `/${long}`,
  'a query of 9,000 characters': `/?q=${long}`,
  'a path of 36,000 characters': `/${long}${long}${long}${long}`,
};

/** @type {readonly (readonly [name: string, status: number, line: string])[]} */
const RESPONSES = [
  ['the page', 200, 'GET /'],
  ['a page by HEAD', 200, 'HEAD /mine/betRecord'],
  ['a file', 200, `GET ${FILE}`],
  ['a missing file', 404, 'GET /assets/index-gone0000.js'],
  ['a hidden file', 404, 'GET /.policy/directives.json'],
  ['a source map', 404, `GET ${FILE}.map`],
  ['a call', 200, 'GET /site/api/v1/x'],
  ['a call beyond the specification', 200, 'GET /pavilion/api/v1/x'],
];

/** @param {string} response */
const getStatus = (response) => Number(response.split(' ')[1]);

/**
 * Tests what every server of a site does with the folder, the platform and the secret of `siteRequests.mjs`. The venues'
 * origin is https://venue.example.
 *
 * @param {string} name name of the server in the titles of the tests
 * @param {() => string} getOrigin
 */
export function testSite(name, getOrigin) {
  const get = (/** @type {string} */ path) => fetch(getOrigin() + path);
  testResponses(name, getOrigin);
  testPages(name, getOrigin);

  void test(`SEC-07 ${name}: reports of violations reach the platform`, async () => {
    const headers = { 'content-type': 'application/csp-report' };
    const response = await fetch(`${getOrigin()}/csp-report`, { method: 'POST', headers, body: '{}' });
    assert.deepEqual([response.status, await response.text()], [200, '/csp-report']);
  });

  void test(`SEC-01 A6 ${name}: the platform receives the address of the socket, not the one a client sends`, async () => {
    const own = ['127.0.0.1', PROXY_SECRET];
    assert.deepEqual(await collectAddresses(getOrigin()), [own, own]);
  });

  void test(`SEC-07 ${name}: a response of the platform keeps its own policy`, async () => {
    const response = await get('/site/api/v1/picture/x');
    assert.equal(response.headers.get('content-security-policy'), "default-src 'none'; sandbox");
  });

  void test(`${name}: a hashed file is cached without limit, a missing one does not return the page`, async () => {
    assert.match(String((await get(FILE)).headers.get('cache-control')), /immutable/);
    assert.notEqual(await (await get('/assets/index-gone0000.js')).text(), PAGE);
  });

  void test(`ASVS 13.4.4 ${name}: a response to TRACE does not repeat the request`, async () => {
    for (const path of ['/', '/site/api/v1/x']) {
      const response = await exchange(
        getOrigin(),
        formatRequest(`TRACE ${path}`, ['connection: close', 'x-token: secret-of-the-trace']),
      );
      assert.match(response, /^HTTP\/1\.1 4\d\d /, path);
      assert.doesNotMatch(response, /secret-of-the-trace/, path);
    }
  });

  void test(`ASVS 4.2.1 ${name}: a request with two lengths of its body is refused and not forwarded`, async () => {
    const lengths = ['transfer-encoding: chunked', 'content-length: 4'];
    const smuggled = formatRequest('GET /site/api/smuggled');
    const bytes = `${formatRequest('POST /site/api/v1/x', lengths)}0\r\n\r\n${smuggled}`;
    const response = await exchange(getOrigin(), bytes);
    assert.match(response, /^HTTP\/1\.1 4\d\d /);
    assert.doesNotMatch(response, /smuggled|^HTTP\/1\.1 200/m);
  });

  void test(`SEC-08 ${name}: a source map is not served, however its path is written`, async () => {
    for (const path of [`${FILE}.map`, `${FILE}%2emap`, `/x/..${FILE}.map`, `/${FILE}.map`])
      assert.doesNotMatch(
        (await exchange(getOrigin(), formatRequest(`GET ${path}`))).split('\r\n\r\n')[1] ?? '',
        /^\{/,
      );
  });
}

/** @param {string} name @param {() => string} getOrigin */
function testResponses(name, getOrigin) {
  for (const [what, status, line] of RESPONSES) {
    void test(`SEC-06 ${name}: ${what} gets status ${status} and all headers`, async () => {
      const response = await exchange(getOrigin(), formatRequest(line));
      assert.deepEqual([getStatus(response), findHeaderFaults(response)], [status, []]);
    });
  }
  for (const [what, url] of Object.entries(MALFORMED)) {
    void test(`F-RTE-13 SEC-06 ${name}: ${what} gets the page of the site with status 404 and all headers`, async () => {
      const response = await exchange(getOrigin(), formatRequest(`GET ${url}`));
      assert.deepEqual([getStatus(response), findHeaderFaults(response)], [404, []]);
      assert.match(response, /content-type: text\/html; charset=utf-8/i);
      assert.equal(response.split('\r\n\r\n')[1], PAGE);
    });
  }
}

/** @param {string} name @param {() => string} getOrigin */
function testPages(name, getOrigin) {
  const get = (/** @type {string} */ path, /** @type {Record<string, string>} */ headers = {}) =>
    fetch(getOrigin() + path, { headers });
  for (const path of ['/', '/game/sport/crty', '/mine/betRecord?x=1', '/nowhere', '/wsx']) {
    void test(`SEC-07 ${name}: ${path} gets the page with the policy of the build, to be cached with revalidation`, async () => {
      const response = await get(path);
      assert.deepEqual([response.status, await response.text()], [200, PAGE]);
      const policy = Object.entries(createPagePolicy([PAGE])).map(([directive, sources]) =>
        [directive, ...sources].join(' '),
      );
      assert.equal(response.headers.get('content-security-policy'), policy.join('; '));
      assert.equal(response.headers.get('cache-control'), 'no-cache');
      assert.match(String(response.headers.get('vary')), /accept-encoding/i);
    });
  }

  void test(`NAV-08 ${name}: a static page has its own HTML, also with a query`, async () => {
    for (const path of ['/app/help/kh', '/app/help/kh?from=x'])
      assert.deepEqual([(await get(path)).status, await (await get(path)).text()], [200, STATIC_PAGE], path);
    assert.equal(await (await get('/app/help/none')).text(), PAGE);
  });

  void test(`NAV-05 ${name}: the paths of a folder share the HTML of its index`, async () => {
    for (const path of ['/activity/racePage/1003', '/activity/racePage/9?from=x'])
      assert.deepEqual([(await get(path)).status, await (await get(path)).text()], [200, FOLDER_PAGE], path);
    for (const path of ['/activity/racePage', '/activity/racePage/1/2', '/activity/none/1'])
      assert.equal(await (await get(path)).text(), PAGE, path);
  });

  void test(`SEC-07 ${name}: an unchanged page is not sent again`, async () => {
    const first = await exchange(getOrigin(), formatRequest('GET /'));
    const etag = /^etag: (.*)$/im.exec(first)?.[1] ?? '';
    const again = await exchange(getOrigin(), formatRequest('GET /', ['connection: close', `if-none-match: ${etag}`]));
    assert.deepEqual([getStatus(first), getStatus(again)], [200, 304]);
  });

  void test(`P4 ${name}: the page is compressed if the browser supports it`, async () => {
    const encodings = [];
    for (const accepted of ['gzip, br', 'gzip', 'identity'])
      encodings.push((await get('/', { 'accept-encoding': accepted })).headers.get('content-encoding'));
    assert.deepEqual(encodings, ['br', 'gzip', null]);
  });

  void test(`G1 ${name}: only the page with the frame may show a venue`, async () => {
    const fetchFrameSources = async (/** @type {string} */ path) =>
      /frame-src ([^;]+)/.exec(String((await get(path)).headers.get('content-security-policy')))?.[1];
    assert.equal(await fetchFrameSources('/dz/game?x=1'), "'self' https://venue.example");
    for (const path of ['/', '/dz/games', '/dz/game/x']) assert.equal(await fetchFrameSources(path), "'self'", path);
  });
}
