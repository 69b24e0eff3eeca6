import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const TYPES = /** @type {Record<string, string>} */ ({ js: 'text/javascript', css: 'text/css' });

/** @typedef {Readonly<Record<string, string>>} Pages texts by path; a path without an ending is a page */
/** @typedef {(...args: Parameters<import('node:http').RequestListener>) => unknown} Handler */

/** Starts a server on a free port of this machine. @param {Handler} handle */
export async function startServer(handle) {
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Creates a handler of requests that sends pages, and passes all other requests on.
 *
 * @param {Pages} pages
 * @param {{ headers?: Readonly<Record<string, string>>, onOther?: Handler }} [options]
 * @returns {Handler}
 */
export function createPageHandler(pages, { headers, onOther = (_, outgoing) => outgoing.writeHead(404).end() } = {}) {
  return (incoming, outgoing) => {
    const { url = '' } = incoming;
    const text = pages[url];
    if (text === undefined) return onOther(incoming, outgoing);
    const type = TYPES[url.split('.')[1] ?? ''] ?? 'text/html';
    outgoing.writeHead(200, { ...headers, 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' });
    return outgoing.end(gzipSync(text));
  };
}
