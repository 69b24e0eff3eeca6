import { silentLogger, type Clock } from '@pavilion/kernel';
import { createWorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { audit } from '@pavilion/sandbox-platform/ledger/audit';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { createSettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { createWorld } from '@pavilion/sandbox-world';
import { readRoundPage } from '@pavilion/sandbox-platform/records/roundRecords';
import { createTransfers } from '../../transfers/createTransfers.ts';
import { exchangeLaunchCode, issueLaunchCode } from '../../venues/launchCodes.ts';
import { seedVenues } from '../../venues/seedVenues.ts';
import { findVenueSession } from '../../venues/venueSessions.ts';
import { toMatchGame, toPlayable } from '../catalogue/playable.ts';
import { listMatchEvents } from '../esports/match/playMatch.ts';
import { priceMarkets } from '../esports/markets/priceMarkets.ts';
import type { AcceptRule, RoundOrder } from '../orders/roundOrder.ts';
import { buildRoundView } from '../rounds/buildRoundView.ts';
import { holdDraws, moveDrawForward } from '../rounds/holdDraws.ts';
import { findRoundByRequest } from '../rounds/findRoundByRequest.ts';
import { playRound } from '../rounds/playRound.ts';
import { getMatch, getMatchStart } from './matchSchedule.ts';

const VENUE = 'PZDJ';
const GAME = 'PZDJ-0003';
const NO = 3_000_000;
const STAKE = 1_000n;
const game = toMatchGame(GAME, 'strategy');
const secret = createServerSecret(Buffer.alloc(32, 1));
const match = getMatch(secret, game, NO);
const startsAt = getMatchStart(game, NO);
const launchedAt = new Date(startsAt - 60_000);
const firstBase = listMatchEvents(match.script).find(({ kind }) => kind === 'base')!;

let database: OpenDatabase;
let context: Parameters<typeof playRound>[1];

/** Moves 1,000.00 of the member to the venue and opens a session there. */
async function openContext() {
  const { db } = database;
  const { id: memberId } = await db
    .selectFrom('members')
    .select('id')
    .where('name', '=', 'vip001')
    .executeTakeFirstOrThrow();
  const clock: Clock = { now: () => launchedAt.getTime(), after: () => () => undefined };
  const transfers = createTransfers({ db, clock, queue: createWorkQueue(clock, silentLogger) });
  const order = {
    memberId,
    venueCode: VENUE,
    amount: 100_000n,
    now: launchedAt,
    direction: 'in',
    cause: 'member',
  } as const;
  const { id } = await db.transaction().execute((tx) => transfers.begin(tx, order));
  await transfers.finish(id);
  const device = { deviceId: 'd', ip: '127.0.0.1', deviceName: undefined, keepsOthers: false };
  await db.transaction().execute((tx) => openSession(tx, { memberId, ...device, at: launchedAt }));
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const launch = { sessionId, venueCode: VENUE, gameCode: GAME, locale: 'zh-CN' as const };
  const token = await exchangeLaunchCode(db, await issueLaunchCode(db, launch, launchedAt), launchedAt);
  const venueSession = await findVenueSession(db, token ?? '', launchedAt);
  if (!venueSession) throw new Error('The venue session did not open.');
  const world = createWorld({ seed: 1, now: launchedAt.getTime(), liveMatches: 0 });
  const platform = { db, secret, settings: await createSettingsStore(db), world };
  return { platform, venueSession, now: launchedAt };
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedMembers(database.db);
  await seedVenues(database.db);
  context = await openContext();
}, 60_000);
afterAll(() => database.close());

/** Returns the price of a spot at a time since the start of the match. */
const getPrice = (spot: string, elapsed: number) =>
  priceMarkets({ ...match, elapsed })
    .flatMap(({ selections }) => selections)
    .find(({ key }) => key === spot)?.price ?? 0;

let requests = 0;

interface Bet {
  readonly spot: string;
  readonly price: number | undefined;
  readonly accept?: AcceptRule;
  readonly no?: number;
}

/** Places a bet at a time since the start of the match and returns its request id. */
async function place({ spot, price, accept = 'none', no = NO }: Bet, elapsed: number): Promise<string> {
  const requestId = `request-${String(++requests)}`;
  const bets = [{ spot, stake: STAKE, ...(price === undefined ? {} : { price }) }];
  const order: RoundOrder = { requestId, gameCode: GAME, drawNo: no, bets, accept };
  await database.db
    .transaction()
    .execute((tx) => playRound(tx, { ...context, now: new Date(startsAt + elapsed) }, order));
  return requestId;
}

/** Settles what is due at a time since the start of the match, and reads a round as its page does. */
async function read(requestId: string, elapsed: number) {
  const now = new Date(startsAt + elapsed);
  await holdDraws(context.platform, now);
  const round = await database.db
    .transaction()
    .execute((tx) => findRoundByRequest(tx, context.venueSession, requestId));
  return buildRoundView({ db: database.db, secret, now }, round!, 'zh-CN');
}

it.each`
  what                       | change       | accept      | reason
  ${'a price that moved'}    | ${1}         | ${'none'}   | ${'priceMoved'}
  ${'a worse price'}         | ${1}         | ${'better'} | ${'priceMoved'}
  ${'a bet without a price'} | ${undefined} | ${'any'}    | ${'badRequest'}
`('LOB-09 B7 refuses $what with the rule $accept', async ({ change, accept, reason }) => {
  const price = change === undefined ? undefined : getPrice('winner:home', -30_000) + Number(change);
  const bet = { spot: 'winner:home', price, accept: accept as AcceptRule };
  await expect(place(bet, -30_000)).rejects.toMatchObject({ reason });
});

it('LOB-09 B7 takes a better price, or any price, at the current one', async () => {
  const price = getPrice('winner:home', -30_000);
  const better = await place({ spot: 'winner:home', price: price - 1, accept: 'better' }, -30_000);
  const any = await place({ spot: 'winner:home', price: price + 9, accept: 'any' }, -30_000);
  for (const id of [better, any]) expect((await read(id, -29_000)).bets[0]?.price).toBe(price);
});

it('LOB-09 refuses a suspended market and a match that is over or far away', async () => {
  const spot = 'm1.firstBase:home';
  const price = getPrice(spot, firstBase.time - 1_000);
  await expect(place({ spot, price }, firstBase.time - 1_000)).rejects.toMatchObject({ reason: 'suspended' });
  await expect(place({ spot, price }, match.script.durationMs)).rejects.toMatchObject({ reason: 'drawClosed' });
  await expect(place({ spot, price, no: NO + 100 }, -30_000)).rejects.toMatchObject({ reason: 'drawClosed' });
});

it('LOB-09 B9 returns the stake of a bet if an event of its market falls into the delay', async () => {
  const spot = 'm1.firstBase:home';
  const placed = firstBase.time - 2_500;
  const id = await place({ spot, price: getPrice(spot, placed) }, placed);
  expect(await read(id, placed + 2_900)).toMatchObject({
    status: 'open',
    match: { acceptedAt: startsAt + placed + 3_000 },
  });
  expect(await read(id, placed + 3_000)).toMatchObject({
    status: 'settled',
    payout: '10.00',
    bets: [{ isRefused: true }],
  });
});

it('LOB-09 settles a first objective when it is taken, and hides the seed until the match is over', async () => {
  const spot = `m1.firstBase:${firstBase.side}`;
  const price = getPrice(spot, -20_000);
  const id = await place({ spot, price }, -20_000);
  expect(await read(id, firstBase.time - 1)).toMatchObject({ status: 'open', outcome: { maps: [] } });
  const settled = await read(id, firstBase.time);
  expect(settled).toMatchObject({ status: 'settled', payout: (price / 10).toFixed(2), outcome: { maps: [] } });
  expect(settled.proof.serverSeed).toBeUndefined();
  const over = await read(id, match.script.durationMs);
  expect(over.proof).toHaveProperty('serverSeed');
  expect(over.outcome).toMatchObject({ maps: { length: match.script.maps.length } });
});

it('LOB-09 the console ends the next match and settles its bets; records list them under DJ, and the ledger is right', async () => {
  const { db } = database;
  const id = await place({ spot: 'winner:away', price: getPrice('winner:away', -10_000) }, -10_000);
  const now = new Date(startsAt - 9_000);
  const row = await db.selectFrom('games').selectAll().where('code', '=', GAME).executeTakeFirstOrThrow();
  expect(await moveDrawForward(db, toPlayable(row)!, now)).toBe(NO);
  const round = await read(id, -8_999);
  expect(round.status).toBe('settled');
  expect(round.bets[0]?.name).toMatch(/^\S+ – \S+ 独赢 · \S+$/);
  const filter = { status: 'settled', category: 'DJ', pageNum: 1, pageSize: 20 } as const;
  const page = await readRoundPage(db, { memberId: context.venueSession.memberId, locale: 'zh-CN' }, filter);
  expect(page.rounds.map(({ roundId, category }) => [roundId, category])).toContainEqual([round.id, 'DJ']);
  expect(await audit(db)).toBeUndefined();
});
