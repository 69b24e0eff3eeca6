import { request as open } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} Call */

/** @param {string} upstream @param {Call} call */
const forwardOptions = (upstream, { url, method, headers }) =>
  open(upstream + url, { method, headers: { ...headers, host: new URL(upstream).host } });

/**
 * Forwards a call and its response.
 *
 * @param {string} upstream @param {Call} incoming @param {import('node:http').ServerResponse} outgoing
 */
export function forwardCall(upstream, incoming, outgoing) {
  const onward = forwardOptions(upstream, incoming);
  onward.on('response', (response) => response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers)));
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/**
 * Forwards a socket in both directions.
 *
 * @param {string} upstream @param {Call} incoming @param {import('node:stream').Duplex} near
 */
export function forwardSocket(upstream, incoming, near) {
  const onward = forwardOptions(upstream, incoming);
  onward.on('upgrade', ({ rawHeaders }, far, head) => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    near.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    far.unshift(head);
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
    far.pipe(near).pipe(far);
  });
  onward.on('response', () => near.destroy());
  onward.on('error', () => near.destroy());
  onward.end();
}
