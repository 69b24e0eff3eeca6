import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import type { Clock, Logger } from '@pavilion/kernel';
import { handleClientError } from '@pavilion/sandbox-platform/http/handleClientError';
import { securityHeaders } from '@pavilion/sandbox-platform/http/securityHeaders';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';
import type { Violations } from '@pavilion/sandbox-platform/violations/createViolations';
import { registerViolations } from '@pavilion/sandbox-platform/violations/registerViolations';
import { findVenueSession } from '../venues/venueSessions.ts';
import { readVenueBalance, readGameState } from './readGameState.ts';
import { holdDraws } from './rounds/holdDraws.ts';
import { rotateSeeds, toSeedView } from './fair/seeds.ts';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { playRound, findRoundByRequest, type PlayContext, type PlayPorts } from './rounds/playRound.ts';
import { parseOrder } from './rounds/roundOrder.ts';
import { RoundRefusal } from './rounds/roundRefusal.ts';
import { buildRoundView } from './rounds/buildRoundView.ts';
import { readVenuePage, parseTheme, buildVenueDocument, buildVenuePolicy } from './venuePages.ts';

const BODY_LIMIT = 16 * 1024;
const TOKEN = /^Bearer ([\w-]{20,64})$/;
const CLIENT_SEED = /^[\w-]{1,64}$/;

/** Parts of the platform that the venue server uses. */
export interface VenuePorts extends PlayPorts {
  readonly clock: Clock;
  readonly violations: Violations;
}

type Query = Readonly<Record<string, string | undefined>>;

const getQuery = (request: FastifyRequest): Query => request.query as Query;

/** Returns the play context of a call's token. */
async function requirePlayContext(platform: VenuePorts, request: FastifyRequest): Promise<PlayContext> {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const now = new Date(platform.clock.now());
  const visit = await findVenueSession(platform.db, token, now);
  if (!visit) throw new RoundRefusal('visitOver');
  return { platform, visit, now };
}

function buildSecurityHeaders(sites: readonly string[]) {
  return {
    ...securityHeaders,
    'content-security-policy': buildVenuePolicy(sites),
    'referrer-policy': 'no-referrer',
  };
}

function registerPages(app: FastifyInstance, platform: VenuePorts, sites: readonly string[]): void {
  const files = new Map(readVenuePage().map((file) => [file.name, file]));
  const html = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);
  app.get('/venue/assets/:name', (request, reply) => {
    const file = files.get((request.params as { name: string }).name);
    if (!file) return reply.code(404).send('');
    return reply.header('cache-control', 'no-cache').type(file.type).send(file.text);
  });
  app.get('/venue/verify', (request, reply) =>
    html(
      reply,
      buildVenueDocument('verify', {
        locale: parseLocale(getQuery(request)['lang']),
        theme: parseTheme(getQuery(request)['theme']),
        sites,
      }),
    ),
  );
  app.get('/venue/:token', async (request, reply) => {
    const now = new Date(platform.clock.now());
    const visit = await findVenueSession(platform.db, (request.params as { token: string }).token, now);
    if (!visit) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return html(
      reply,
      buildVenueDocument('venue', { locale: visit.locale, theme: parseTheme(getQuery(request)['theme']), sites }),
    );
  });
}

function registerApi(app: FastifyInstance, platform: VenuePorts): void {
  const { db, secret } = platform;
  const buildRoundResponse = async (seat: PlayContext, round: Parameters<typeof buildRoundView>[1]) => ({
    round: await buildRoundView(platform, round, seat.visit.locale),
    balance: await readVenueBalance(seat),
  });
  app.get('/venue/api/state', async (request) => {
    const seat = await requirePlayContext(platform, request);
    await holdDraws(platform, seat.now);
    return readGameState(seat, getQuery(request)['game']);
  });
  app.post('/venue/api/rounds', async (request) => {
    const seat = await requirePlayContext(platform, request);
    const order = parseOrder(request.body);
    return buildRoundResponse(seat, await db.transaction().execute((tx) => playRound(tx, seat, order)));
  });
  app.get('/venue/api/rounds/:requestId', async (request) => {
    const seat = await requirePlayContext(platform, request);
    await holdDraws(platform, seat.now);
    const { requestId } = request.params as { requestId: string };
    const round = await db.transaction().execute(async (tx) => {
      // A call that is still storing the round holds this lock, so a missing row is final.
      await lockMember(tx, seat.visit.memberId);
      return findRoundByRequest(tx, seat.visit, requestId);
    });
    return round ? buildRoundResponse(seat, round) : { balance: await readVenueBalance(seat) };
  });
  app.post('/venue/api/seeds', async (request) => {
    const seat = await requirePlayContext(platform, request);
    const { clientSeed } = (request.body ?? {}) as { clientSeed?: unknown };
    if (typeof clientSeed !== 'string' || !CLIENT_SEED.test(clientSeed)) throw new RoundRefusal('badRequest');
    const owner = { memberId: seat.visit.memberId, venueCode: seat.visit.venueCode };
    const seeds = await db.transaction().execute(async (tx) => {
      await lockMember(tx, owner.memberId);
      return rotateSeeds(tx, owner, { clientSeed, now: seat.now });
    });
    return { seeds: toSeedView(secret, owner, seeds) };
  });
}

/**
 * Creates the server of the venues' own origin: the page of a venue and the API of its games.
 *
 * It accepts only launch tokens, each valid for one member at one venue. Only the sites may embed its pages.
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
  registerPages(app, platform, sites);
  registerApi(app, platform);
  registerViolations(app, { violations: platform.violations, getAddress: ({ ip }) => ip });
  return app;
}
