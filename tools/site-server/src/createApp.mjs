import fastify from 'fastify';
import { formatRawResponse } from './formatRawResponse.mjs';
import { isMalformedUrl } from './isMalformedUrl.mjs';
import { isSameSite } from './isSameSite.mjs';
import { securityHeaders } from './securityHeaders.mjs';

const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Longest path that is routed, characters; more than Node reads. */
const MAX_PATH = 65_536;

/**
 * Whether the headers of an upgrade begin a WebSocket (RFC 6455 §4.2.1). The proxy would refuse others without headers.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
const isHandshake = (headers) =>
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-version'] === '13' &&
  /^[+/\w]{22}==$/.test(headers['sec-websocket-key'] ?? '');

/**
 * @typedef {object} AppOptions
 * @property {string} page HTML of the site, which shows its not-found page for a malformed address
 * @property {(url: string) => string} getPolicy returns the content security policy of the response to a URL
 * @property {readonly string[]} platformPaths paths that are forwarded as they are
 * @property {string} socketPath the one of them that has sockets
 * @property {number} slowSenderMs time for a whole request
 */

/**
 * Creates an HTTP server without routes. Every response has the security headers (SEC-06), a malformed address gets the
 * page of the site with the status 404 (F-RTE-13), a socket of another site is refused (F-SRV-06), and a slow sender is
 * disconnected (F-SRV-16).
 *
 * @param {AppOptions} options
 */
export function createApp({ page, getPolicy, platformPaths, socketPath, slowSenderMs }) {
  const notFoundHeaders = {
    ...securityHeaders(getPolicy('')),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  /** @param {import('fastify').FastifyReply} reply */
  const sendNotFound = (reply) => reply.code(404).headers(notFoundHeaders).send(page);
  const isBelow = (/** @type {string} */ url, /** @type {string} */ path) =>
    url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length));

  const app = fastify({
    logger: false,
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    connectionTimeout: 60_000,
    // Checked at intervals, so a connection may last a fifth longer.
    requestTimeout: slowSenderMs,
    http: { headersTimeout: slowSenderMs, connectionsCheckingInterval: slowSenderMs / 5 },
    routerOptions: { maxParamLength: MAX_PATH },
    frameworkErrors: (_error, _request, reply) =>
      void sendNotFound(/** @type {import('fastify').FastifyReply} */ (reply)),
    clientErrorHandler: (error, socket) => {
      const response =
        error.code === REQUEST_TIMEOUT
          ? formatRawResponse(408, securityHeaders(getPolicy('')))
          : formatRawResponse(404, notFoundHeaders, page);
      if (socket.writable) socket.write(response);
      socket.destroy();
    },
  });
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500 } = /** @type {import('fastify').FastifyError} */ (error);
    return reply.code(statusCode).type('text/plain; charset=utf-8').send('');
  });
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    reply.headers(securityHeaders(getPolicy(url)));
    if (!platformPaths.some((path) => isBelow(url, path)) && isMalformedUrl(url)) return sendNotFound(reply);
    if (headers.upgrade === undefined) return undefined;
    if (!isHandshake(headers)) return reply.code(400).send('');
    if (!isBelow(url, socketPath)) return reply.code(404).send('');
    // Checked here, because the proxy accepts a socket before it connects to the platform, and does not forward `Origin`.
    return isSameSite(headers) ? undefined : reply.code(403).send('');
  });
  return app;
}
