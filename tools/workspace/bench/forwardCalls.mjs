import { request as open } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} Call */

/** @param {string} upstream @param {Call} call */
const onwards = (upstream, { url, method, headers }) =>
  open(upstream + url, { method, headers: { ...headers, host: new URL(upstream).host } });

/**
 * Passes a call on and its answer back.
 *
 * @param {string} upstream @param {Call} incoming @param {import('node:http').ServerResponse} outgoing
 */
export function forwardCall(upstream, incoming, outgoing) {
  const onward = onwards(upstream, incoming);
  onward.on('response', (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)));
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/**
 * Passes a socket on: what either end says, the other hears.
 *
 * @param {string} upstream @param {Call} incoming @param {import('node:stream').Duplex} near
 */
export function forwardSocket(upstream, incoming, near) {
  const onward = onwards(upstream, incoming);
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
