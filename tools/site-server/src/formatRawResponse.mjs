import { STATUS_CODES } from 'node:http';

/**
 * Formats a response for a socket whose request could not be parsed and therefore has no reply.
 *
 * @param {number} status
 * @param {Record<string, string>} headers
 * @param {string} [body]
 */
export const formatRawResponse = (status, headers, body = '') =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
