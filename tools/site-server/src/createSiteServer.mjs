import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { securityHeaders } from './securityHeaders.mjs';

/** Placeholder of the build for the nonce of inline styles and scripts. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The page that frames venues (ruling G1): the only one whose policy allows it. */
const FRAME_PAGE = '/dz/game';

/** Paths of the platform. Only `/game/api`, because other paths below `/game/` are pages. */
const PLATFORM = ['/site/api', '/act/api', '/fd/api', '/game/api', '/stream/api', '/xxxx', '/ws'];

/** Headers in which the platform receives the address of a client, and the secret that proves it (ruling A6). */
const ADDRESS_HEADER = 'x-client-address';
const SECRET_HEADER = 'x-client-address-secret';

/**
 * Returns the headers of a request to the platform: with the address of the client instead of what the client has sent
 * under its name, and without it if the site has no secret.
 *
 * @param {string} ip @param {import('node:http').IncomingHttpHeaders} headers @param {string} proxySecret
 * @returns {import('node:http').IncomingHttpHeaders}
 */
function writeClientAddress(ip, headers, proxySecret) {
  const rest = Object.entries(headers).filter(([name]) => name !== ADDRESS_HEADER && name !== SECRET_HEADER);
  const proof = proxySecret === '' ? {} : { [ADDRESS_HEADER]: ip, [SECRET_HEADER]: proxySecret };
  return { ...Object.fromEntries(rest), ...proof };
}

const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** Envelope of a platform that cannot be reached: 6006, bad gateway. */
const PLATFORM_AWAY = { status_code: 6006, data: null, message: { code: 6006, text: '' } };

/**
 * Serves a built site as an operator would: one origin for pages, platform calls and sockets, a strict policy with a
 * fresh nonce per page, compressed files, and unlimited caching of files with a hash.
 *
 * @param {{ root: string, sandboxUrl: string, venueOrigins?: readonly string[], proxySecret?: string }} options `root` is
 *   the folder of the build, `venueOrigins` the origins of the venues' pages, `proxySecret` the secret with which the
 *   platform accepts the address of a client
 */
export async function createSiteServer({ root, sandboxUrl, venueOrigins = [], proxySecret = '' }) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const app = fastify({ logger: false, bodyLimit: 1_048_576, forceCloseConnections: true, connectionTimeout: 60_000 });

  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    request.setDecorator('nonce', nonce);
    reply.headers(securityHeaders(nonce, request.url.split('?')[0] === FRAME_PAGE ? venueOrigins : []));
  });

  for (const prefix of PLATFORM) {
    await app.register(httpProxy, {
      upstream: sandboxUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/ws',
      replyOptions: {
        rewriteRequestHeaders: ({ ip }, headers) => writeClientAddress(ip, headers, proxySecret),
        onError: (reply) => {
          reply.code(502).send(PLATFORM_AWAY);
        },
      },
    });
  }

  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        HASHED.test(path.replaceAll('\\', '/').replace(/\.(br|gz)$/, ''))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
    },
  });

  /** @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
  const sendPage = (request, reply) => {
    const html = page.replaceAll(NONCE_PLACEHOLDER, /** @type {string} */ (request.getDecorator('nonce')));
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (isPacked) reply.header('content-encoding', 'gzip');
    return reply
      .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(isPacked ? gzipSync(html) : html);
  };

  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const wantsFile = /\.\w{1,8}$/.test(request.url.split('?')[0] ?? '');
    if (request.method !== 'GET' || wantsFile) return reply.code(404).type('text/plain').send('Not found');
    return sendPage(request, reply);
  });
  return app;
}
