import { type ResponseSealing, ILLEGAL_REQUEST, type Wire, type WireRequest } from '@pavilion/api-client/protocol';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SlowSenderMs } from '@pavilion/sandbox-platform/base/options';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';
import type { Answered } from './faults/createFaultRunner.ts';
import type { Dispatcher } from './dispatch.ts';
import { envelopeText } from './envelope.ts';
import { type Outgoing, applyResponseFault } from './faults/applyResponseFault.ts';

/** Largest request body, bytes (F-SRV-01). */
const BODY_LIMIT = 1024 * 1024;
const patience: SlowSenderMs = { headers: 10_000, request: 30_000 };
const BAD_PARAMETER = 6007;
const SERVER_ERROR = 6005;

const toWireRequest = ({ raw, body }: FastifyRequest): WireRequest => ({
  method: raw.method ?? '',
  path: raw.url ?? '',
  headers: raw.headers,
  body: typeof body === 'string' ? body : '',
});

/** An address shown to its owner in `preInfo`; the IPv6 dress of an IPv4 address taken off. */
const getClientIp = (request: FastifyRequest): string => request.ip.replace(/^::ffff:/, '');

/** What the HTTP side works with. */
export interface ServerPorts {
  /** The wire as it is just now: the console may change its key. */
  readonly wire: () => Wire;
  readonly dispatcher: Dispatcher;
  /** Which answers are sealed just now; the console changes it. */
  readonly answerSealing: () => ResponseSealing;
  readonly slowSenderMs?: SlowSenderMs;
}

/** Sends less than was promised: nothing at all, or half of it, and then the line stands open and silent. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { status, headers, body, line }: Outgoing) {
  reply.hijack();
  if (line === 'cut') return request.raw.socket.destroy();
  reply.raw.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  return reply.raw.write(body.slice(0, body.length / 2));
}

/** Request and its reply. */
interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function send(ports: ServerPorts, { request, reply }: HttpExchange, answer: Answered) {
  const outgoing = await applyResponseFault(
    { wire: ports.wire(), request: toWireRequest(request), sealing: ports.answerSealing() },
    answer,
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

/** What a broken request is told: an envelope like everyone, and never more than "wrong parameter" (F-SRV-13). */
function answerToError(error: FastifyError, request: FastifyRequest): Answered {
  const status =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
  const code = status === 500 ? SERVER_ERROR : BAD_PARAMETER;
  return { status, text: envelopeText({ code, data: null }, parseLocale(request.headers['accept-language'])) };
}

/** Only JSON text is read, and it stays text until the dress is off; every other content type is refused (415). */
function readJsonAsText(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * The HTTP side of the platform: one road for every call, plain or sealed, and limits for what never becomes a call.
 *
 * Slow senders are cut off: 10 s for headers, 30 s for a whole request, and a fifth more until it is noticed (F-SRV-16).
 */
export function createServer(ports: ServerPorts): FastifyInstance {
  const slow = ports.slowSenderMs ?? patience;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: slow.request,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: slow.headers, connectionsCheckingInterval: slow.headers / 5 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8_192, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      const answer = answerToError(error, request);
      void (reply as FastifyReply).code(answer.status).type('application/json').send(answer.text);
    },
  });
  readJsonAsText(app);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(ports, { request, reply }, answerToError(error, request)),
  );
  // The key ships in every page, so it is no secret; here an open page finds the one in use now (F-CRY-16).
  app.get('/site/api/wire.json', (_request, reply) => {
    const { keyId, key } = ports.wire().profile;
    return reply.header('cache-control', 'no-store').send({ keyId, key });
  });
  app.all('/*', async (request, reply) => {
    const answer = await ports.dispatcher.dispatch({ request: toWireRequest(request), ip: getClientIp(request) });
    return send(ports, { request, reply }, answer);
  });
  app.setNotFoundHandler((request, reply) =>
    send(
      ports,
      { request, reply },
      {
        status: 405,
        text: envelopeText({ code: ILLEGAL_REQUEST, data: null }, parseLocale(request.headers['accept-language'])),
      },
    ),
  );
  return app;
}
