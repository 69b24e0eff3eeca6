import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseJson } from '../../files/parseJson.mjs';
import { createPolicyFiles } from '../../vite/pagePolicy.mjs';

/** HTML of {@link createSiteFolder}. */
export const PAGE = '<!doctype html><title>site</title>';

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

/** HTML of the static page `/app/help/kh` of {@link createSiteFolder}. */
export const STATIC_PAGE = '<!doctype html><title>help</title>';

/** HTML of all paths of `/activity/racePage/` of {@link createSiteFolder}. */
export const FOLDER_PAGE = '<!doctype html><title>race</title>';

/** Creates a temporary folder with a built site: page, static pages, policy, a file with a hash and its source map. */
export function createSiteFolder() {
  const root = mkdtempSync(join(tmpdir(), 'pavilion-site-'));
  const files = {
    'index.html': PAGE,
    'index.html.gz': gzipSync(PAGE),
    'index.html.br': brotliCompressSync(PAGE),
    'app/help/kh.html': STATIC_PAGE,
    'activity/racePage/index.html': FOLDER_PAGE,
    'assets/index-AbCdEf12.js': 'export {}',
    'assets/index-AbCdEf12.js.map': '{}',
    ...createPolicyFiles([PAGE]),
  };
  for (const folder of ['app/help', 'activity/racePage', 'assets', '.policy'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, file), content);
  return root;
}

/** Secret with which the tested servers prove the address of a client. */
export const PROXY_SECRET = 'secret-of-the-site-tests';

/** Path of a call to which the platform responds with the headers that it has received. */
const HEADERS_CALL = '/site/api/headers';

/**
 * Starts a platform that reads whole requests. It responds with the path, or with the received headers to
 * {@link HEADERS_CALL}, and with a policy of its own.
 */
export async function startPlatform() {
  const server = createServer((request, response) =>
    request.resume().once('end', () => {
      const body = request.url === HEADERS_CALL ? JSON.stringify(request.headers) : String(request.url);
      const headers = {
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': Buffer.byteLength(body),
      };
      response.writeHead(200, headers).end(body);
    }),
  );
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether a response has arrived with its whole body. @param {string} response */
function isComplete(response) {
  const [head = '', body] = response.split('\r\n\r\n');
  return body !== undefined && Buffer.byteLength(body) >= Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity);
}

/**
 * Sends bytes, which need not be HTTP, and returns the response as it arrived.
 *
 * @param {string} origin @param {string} bytes @returns {Promise<string>}
 */
export const exchange = (origin, bytes) =>
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

/** Formats a request. @param {string} line @param {readonly string[]} [headers] */
export const formatRequest = (line, headers = ['connection: close']) =>
  [`${line} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''].join('\r\n');

/** Headers that a client sends to pretend another address. */
const FORGED = ['x-client-address: 203.0.113.7', 'x-client-address-secret: guessed'];

/** Values of `connection`. A proxy removes the headers that it names; those of the site server must stay. */
const CONNECTIONS = ['close', 'close, x-client-address, x-client-address-secret'];

/**
 * Returns the address and the secret that the platform receives for each request of a client that pretends another address.
 *
 * @param {string} origin
 */
export async function collectAddresses(origin) {
  const addresses = [];
  for (const connection of CONNECTIONS) {
    const request = formatRequest(`GET ${HEADERS_CALL}`, [...FORGED, `connection: ${connection}`]);
    const [, body = ''] = (await exchange(origin, request)).split('\r\n\r\n');
    const headers = /** @type {import('node:http').IncomingHttpHeaders} */ (parseJson(body));
    addresses.push([headers['x-client-address'], headers['x-client-address-secret']]);
  }
  return addresses;
}

/** Policy for https: one year, with subdomains (ASVS 3.4.1). */
const HSTS = /^strict-transport-security: max-age=31536000; includeSubDomains$/im;

/** Headers that no server of a site sends: the session is in no cookie, and no other origin may read a response. */
const FORBIDDEN = /^(set-cookie|access-control-[\w-]+):/gim;

/**
 * Lists security headers that a response does not have exactly once, a wrong policy for https, and forbidden headers.
 *
 * @param {string} response
 */
export function findHeaderFaults(response) {
  const [head = ''] = response.split('\r\n\r\n');
  const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
  return [
    ...HEADERS.filter((header) => names.filter((name) => name === header).length !== 1),
    ...(HSTS.test(head) ? [] : ['max-age or includeSubDomains']),
    ...(head.match(FORBIDDEN) ?? []),
  ];
}
