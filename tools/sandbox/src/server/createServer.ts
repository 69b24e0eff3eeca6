import { type ResponseSealing, ILLEGAL_REQUEST, type WireRequest } from '@pavilion/api-client/protocol';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SlowSenderMs } from '@pavilion/sandbox-platform/base/options';
import { handleClientError } from '@pavilion/sandbox-platform/http/handleClientError';
import { securityHeaders } from '@pavilion/sandbox-platform/http/securityHeaders';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import type { UnsealedResponse } from './faults/createFaultRunner.ts';
import type { Dispatcher } from './createDispatcher.ts';
import { getClientAddress } from './getClientAddress.ts';
import type { WireProvider } from './createWireProvider.ts';
import { formatEnvelope } from './responses/formatEnvelope.ts';
import { type Outgoing, applyResponseFault } from './faults/applyResponseFault.ts';

/** Largest request body, bytes (F-SRV-01). */
const BODY_LIMIT = 1024 * 1024;
const defaultSlowSenderMs: SlowSenderMs = { headers: 10_000, request: 30_000 };

const toWireRequest = ({ raw, body }: FastifyRequest): WireRequest => ({
  method: raw.method ?? '',
  path: raw.url ?? '',
  headers: raw.headers,
  body: typeof body === 'string' ? body : '',
});

/** Ports of the HTTP server. */
export interface ServerPorts {
  /** Current wires; the console may change their key. */
  readonly wire: WireProvider;
  readonly dispatcher: Dispatcher;
  /** Current sealing mode of responses; the console may change it. */
  readonly responseSealing: () => ResponseSealing;
  readonly slowSenderMs?: SlowSenderMs | undefined;
  /** Secret with which a site server proves the address of its client. */
  readonly proxySecret?: string | undefined;
}

/** Sends an incomplete response: closes the connection at once, or sends half of the body and keeps it open. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { status, headers, body, line }: Outgoing) {
  reply.hijack();
  if (line === 'cut') return request.raw.socket.destroy();
  reply.raw.writeHead(status, { ...securityHeaders, ...headers, 'content-length': Buffer.byteLength(body) });
  return reply.raw.write(body.slice(0, body.length / 2));
}

/** Request and its reply. */
interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function send(ports: ServerPorts, { request, reply }: HttpExchange, response: UnsealedResponse) {
  const wireRequest = toWireRequest(request);
  const outgoing = await applyResponseFault(
    { wire: ports.wire(wireRequest), request: wireRequest, sealing: ports.responseSealing() },
    response,
  );
  if (outgoing.line !== 'whole') {
    sendPart(request, reply, outgoing);
    return reply;
  }
  return reply
    .code(outgoing.status)
    .headers({ ...outgoing.headers, 'cache-control': 'no-store' })
    .send(outgoing.body);
}

/** Builds the response to an invalid HTTP request: an envelope without details of the error (F-SRV-13). */
function toErrorResponse(error: FastifyError, request: FastifyRequest): UnsealedResponse {
  const status =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
  const code = status === 500 ? errorCodes.serverError : errorCodes.invalidParameter;
  return { status, text: formatEnvelope({ code, data: null }, parseLocale(request.headers['accept-language'])) };
}

/** Accepts only JSON and keeps it as text until the request is opened; other content types are refused with 415. */
function readJsonAsText(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Creates the HTTP server of the platform. All calls, plain or sealed, take the same path.
 *
 * Limits for slow senders: 10 s for the headers and 30 s for a request. They are checked at intervals, so a connection may
 * last a fifth of the header limit longer (F-SRV-16).
 */
export function createServer(ports: ServerPorts): FastifyInstance {
  const slow = ports.slowSenderMs ?? defaultSlowSenderMs;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: slow.request,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: slow.headers, connectionsCheckingInterval: slow.headers / 5 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8_192, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      const response = toErrorResponse(error, request);
      void (reply as FastifyReply)
        .code(response.status)
        .headers(securityHeaders)
        .type('application/json')
        .send(response.text);
    },
    clientErrorHandler: handleClientError,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  readJsonAsText(app);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(ports, { request, reply }, toErrorResponse(error, request)),
  );
  // The key is part of every page and therefore not secret. An open page reads the current key here (F-CRY-16).
  app.get('/site/api/wire.json', (_request, reply) => {
    const { keyId, key } = ports.wire().profile;
    return reply.header('cache-control', 'no-store').send({ keyId, key });
  });
  app.all('/*', async (request, reply) => {
    const response = await ports.dispatcher.dispatch({
      request: toWireRequest(request),
      ip: getClientAddress(request, ports.proxySecret),
    });
    return send(ports, { request, reply }, response);
  });
  app.setNotFoundHandler((request, reply) =>
    send(
      ports,
      { request, reply },
      {
        status: 405,
        text: formatEnvelope({ code: ILLEGAL_REQUEST, data: null }, parseLocale(request.headers['accept-language'])),
      },
    ),
  );
  return app;
}
