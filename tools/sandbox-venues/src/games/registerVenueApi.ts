import type { Clock } from '@pavilion/kernel';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exchangeLaunchCode } from '../venues/launchCodes.ts';
import { findVenueSession } from '../venues/venueSessions.ts';
import { rotateSeeds, toSeedView } from '@pavilion/sandbox-platform/fair/seeds';
import { readGameMatches, readGameState, readVenueBalance } from './readGameState.ts';
import { buildRoundView } from './rounds/buildRoundView.ts';
import { holdDraws } from './rounds/holdDraws.ts';
import { findRoundByRequest } from './rounds/findRoundByRequest.ts';
import { playRound, type PlayContext, type PlayPorts } from './rounds/playRound.ts';
import { isRequestId, parseOrder } from './orders/roundOrder.ts';
import { RoundRefusal } from './orders/roundRefusal.ts';

const TOKEN = /^Bearer ([\w-]{20,64})$/;
const CODE = /^[\w-]{20,64}$/;
const CLIENT_SEED = /^[\w-]{1,64}$/;

/** Parts of the platform that the venue server uses. */
export interface VenueApiPorts extends PlayPorts {
  readonly clock: Clock;
}

/** Returns the game of the query; a repeated parameter counts as none. */
function getGameQuery({ query }: FastifyRequest): string | undefined {
  const { game } = query as { readonly game?: unknown };
  return typeof game === 'string' ? game : undefined;
}

/** Returns the play context of a call's token. */
async function requirePlayContext(platform: VenueApiPorts, request: FastifyRequest): Promise<PlayContext> {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const now = new Date(platform.clock.now());
  const venueSession = await findVenueSession(platform.db, token, now);
  if (!venueSession) throw new RoundRefusal('visitOver');
  return { platform, venueSession, now };
}

/** Registers the exchange of a launch code for the token of a venue session (ruling G2). */
function registerSession(app: FastifyInstance, { db, clock }: VenueApiPorts): void {
  app.post('/venue/api/session', async (request, reply) => {
    const { code } = (request.body ?? {}) as { code?: unknown };
    if (typeof code !== 'string' || !CODE.test(code)) throw new RoundRefusal('badRequest');
    const token = await exchangeLaunchCode(db, code, new Date(clock.now()));
    if (token === undefined) throw new RoundRefusal('launchOver');
    return reply.header('cache-control', 'no-store').send({ token });
  });
}

function registerRounds(app: FastifyInstance, platform: VenueApiPorts): void {
  const { db } = platform;
  const buildRoundResponse = async (context: PlayContext, round: Parameters<typeof buildRoundView>[1]) => ({
    round: await buildRoundView({ ...platform, now: context.now }, round, context.venueSession.locale),
    balance: await readVenueBalance(context),
  });
  app.post('/venue/api/rounds', async (request) => {
    const context = await requirePlayContext(platform, request);
    const order = parseOrder(request.body);
    return buildRoundResponse(context, await db.transaction().execute((tx) => playRound(tx, context, order)));
  });
  app.get('/venue/api/rounds/:requestId', async (request) => {
    const context = await requirePlayContext(platform, request);
    const { requestId } = request.params as { requestId: string };
    if (!isRequestId(requestId)) throw new RoundRefusal('badRequest');
    await holdDraws(platform, context.now);
    const round = await db.transaction().execute(async (tx) => {
      // A call that is still storing the round holds this lock, so a missing row is final.
      await lockMember(tx, context.venueSession.memberId);
      return findRoundByRequest(tx, context.venueSession, requestId);
    });
    return round ? buildRoundResponse(context, round) : { balance: await readVenueBalance(context) };
  });
}

/** Registers the calls of the venues' pages. All but the first need the token of a venue session. */
export function registerVenueApi(app: FastifyInstance, platform: VenueApiPorts): void {
  const { db, secret } = platform;
  registerSession(app, platform);
  registerRounds(app, platform);
  app.get('/venue/api/state', async (request) => {
    const context = await requirePlayContext(platform, request);
    await holdDraws(platform, context.now);
    return readGameState(context, getGameQuery(request));
  });
  app.get('/venue/api/matches', async (request) =>
    readGameMatches(await requirePlayContext(platform, request), getGameQuery(request)),
  );
  app.post('/venue/api/seeds', async (request) => {
    const context = await requirePlayContext(platform, request);
    const { clientSeed } = (request.body ?? {}) as { clientSeed?: unknown };
    if (typeof clientSeed !== 'string' || !CLIENT_SEED.test(clientSeed)) throw new RoundRefusal('badRequest');
    const owner = { memberId: context.venueSession.memberId, venueCode: context.venueSession.venueCode };
    const seeds = await db.transaction().execute(async (tx) => {
      await lockMember(tx, owner.memberId);
      return rotateSeeds(tx, owner, { clientSeed, now: context.now });
    });
    return { seeds: toSeedView(secret, owner, seeds) };
  });
}
