import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import type { Logger } from '@pavilion/kernel';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';
import { routeUpgrades } from '@pavilion/sandbox-platform/base/routeUpgrades';
import { handleClientError } from '@pavilion/sandbox-platform/http/handleClientError';
import { securityHeaders } from '@pavilion/sandbox-platform/http/securityHeaders';
import type { Violations } from '@pavilion/sandbox-platform/violations/createViolations';
import { registerViolations } from '@pavilion/sandbox-platform/violations/registerViolations';
import { venuePagePaths } from '../venues/venuePaths.ts';
import { createVenueSocket, VENUE_SOCKET_PATH } from './createVenueSocket.ts';
import { registerVenueApi, type VenueApiPorts } from './registerVenueApi.ts';
import { RoundRefusal } from './orders/roundRefusal.ts';
import { readVenuePage, parseTheme, buildVenueDocument, buildVenuePolicy } from './venuePages.ts';

const BODY_LIMIT = 16 * 1024;

/** Parts of the platform that the venue server uses. */
export interface VenuePorts extends VenueApiPorts {
  readonly violations: Violations;
}

/** A parameter that is given twice is a list. */
type Query = Readonly<Record<string, unknown>>;

const getQuery = (request: FastifyRequest): Query => request.query as Query;

function buildSecurityHeaders(sites: readonly string[]) {
  return {
    ...securityHeaders,
    'content-security-policy': buildVenuePolicy(sites),
    'referrer-policy': 'no-referrer',
  };
}

function registerPages(app: FastifyInstance, sites: readonly string[]): void {
  const sendPage = (page: 'venue' | 'verify') => (request: FastifyRequest, reply: FastifyReply) => {
    const { lang, theme } = getQuery(request);
    const document = buildVenueDocument(page, { locale: parseLocale(lang), theme: parseTheme(theme), sites });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(document);
  };
  for (const { name, type, text } of readVenuePage())
    app.get(`/venue/assets/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(text),
    );
  // A parameter has a maximum length, so that a long path gets 414.
  app.get('/venue/assets/:name', (_request, reply) => reply.code(404).send(''));
  app.get('/venue/verify', sendPage('verify'));
  app.get(venuePagePaths.own, sendPage('venue'));
}

/**
 * Creates the server of the venues' own origin: the page of a venue and the API of its games.
 *
 * It accepts only launch codes and the tokens of venue sessions, each valid for one member at one venue. Only the sites may
 * embed its pages.
 */
export function createVenueServer(platform: VenuePorts, sites: readonly string[], logger: Logger): FastifyInstance {
  const headers = buildSecurityHeaders(sites);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) =>
      void (reply as FastifyReply)
        .code(error.statusCode ?? 400)
        .headers(headers)
        .send(''),
    clientErrorHandler: handleClientError,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) => {
    const status = error instanceof RoundRefusal ? error.status : (error.statusCode ?? 500);
    const reason = error instanceof RoundRefusal ? error.reason : status < 500 ? 'badRequest' : 'trouble';
    if (reason === 'trouble') logger.warn('venue call failed', { reason: error.message });
    return reply.code(status).header('cache-control', 'no-store').send({ reason });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send(''));
  registerPages(app, sites);
  registerVenueApi(app, platform);
  registerViolations(app, { violations: platform.violations, getAddress: ({ ip }) => ip });
  const socket = createVenueSocket({ ...platform, logger });
  routeUpgrades(app.server, { [VENUE_SOCKET_PATH]: socket.handleUpgrade });
  app.addHook('preClose', socket.close);
  return app;
}
