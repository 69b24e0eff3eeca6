import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { createApp } from './createApp.mjs';
import { loadPolicy } from './loadPolicy.mjs';
import { writeClientAddress } from './writeClientAddress.mjs';

const SOCKETS = '/ws';
/** Paths of the platform. Only `/game/api`, because other paths below `/game/` are pages. */
const PLATFORM = [
  '/site/api',
  '/act/api',
  '/fd/api',
  '/game/api',
  '/stream/api',
  '/pavilion/api',
  '/xxxx',
  SOCKETS,
  '/csp-report',
];

const HASHED = /\/(assets|workers)\/[^/]+-[\w-]{8,}\.\w+$/;
/** Source maps are built for error reports and not served (SEC-08). */
const SOURCE_MAP = /\.map(\.(br|gz))?$/;

/** Envelope of a platform that cannot be reached: 6006, bad gateway. */
const PLATFORM_AWAY = { status_code: 6006, data: null, message: { code: 6006, text: '' } };

/** @param {string} path */
const getCacheControl = (path) =>
  HASHED.test(path.replaceAll('\\', '/').replace(/\.(br|gz)$/, ''))
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/**
 * Serves a built site as an operator would: one origin for pages, platform calls and sockets, the policy of the build,
 * compressed files, and unlimited caching of files with a hash.
 *
 * @param {object} options
 * @param {string} options.root folder of the build
 * @param {string} options.sandboxUrl origin of the platform
 * @param {readonly string[]} [options.venueOrigins] origins of the venues' pages
 * @param {string} [options.proxySecret] secret with which the platform accepts the address of a client
 * @param {number} [options.slowSenderMs] time for a whole request
 */
export async function createSiteServer(options) {
  const { root, sandboxUrl, venueOrigins = [], proxySecret = '', slowSenderMs = 15_000 } = options;
  const app = createApp({
    page: readFileSync(join(root, 'index.html'), 'utf8'),
    getPolicy: loadPolicy(root, venueOrigins),
    platformPaths: PLATFORM,
    socketPath: SOCKETS,
    slowSenderMs,
  });

  for (const prefix of PLATFORM) {
    await app.register(httpProxy, {
      upstream: sandboxUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === SOCKETS,
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
    allowedPath: (path) => !SOURCE_MAP.test(path),
    setHeaders: (response, path) => {
      response.setHeader('cache-control', getCacheControl(path));
      response.setHeader('vary', 'accept-encoding');
    },
  });

  const staticPages = new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replaceAll(sep, '/')),
  );
  /** @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
  const sendPage = ({ url }, reply) => {
    const path = (url.split('?')[0] ?? '').slice(1);
    // A page of its own, or the page of all paths of its folder.
    const files = [`${path}.html`, path.replace(/[^/]+$/, 'index.html')];
    return reply.sendFile(files.find((file) => staticPages.has(file)) ?? 'index.html');
  };
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const wantsFile = /\.\w{1,8}$/.test(request.url.split('?')[0] ?? '');
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !wantsFile;
    return wantsPage ? sendPage(request, reply) : reply.code(404).type('text/plain').send('Not found');
  });
  return app;
}
