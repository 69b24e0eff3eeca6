import { formatMinor, type Minor } from '@pavilion/kernel';
import { openVenueAccounts, readVenueMoney } from '../../venues/venueAccounts.ts';
import { lockPool } from '../../pools/lockPool.ts';
import { findVenue, getVenueState } from '../../venues/venueGate.ts';
import { holdsOpenSession, type VenueSession } from '../../venues/venueSessions.ts';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { StakedSpot, VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { readPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import type { World } from '@pavilion/sandbox-world';
import { bookStake, bookWin, sumPayout, computeReturns } from '../orders/bookRound.ts';
import { scheduleDraw, findOpenDraw } from './drawClock.ts';
import type { Engine } from '../engines/engine.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveServerSeed, consumeNonce } from '@pavilion/sandbox-platform/fair/seeds';
import { bookPool, playForPool } from './poolRound.ts';
import { findRoundByRequest } from './findRoundByRequest.ts';
import { findPlayable, type Playable } from '../catalogue/playable.ts';
import { requirePrices } from '../matches/acceptBets.ts';
import { findOpenMatch } from '../matches/matchSchedule.ts';
import { serializeOrder, requireValidBets, sumStakes, type RoundOrder } from '../orders/roundOrder.ts';
import { RoundRefusal } from '../orders/roundRefusal.ts';

/** Ports of a round. */
export interface PlayPorts {
  readonly db: Db;
  readonly secret: ServerSecret;
  readonly settings: SettingsStore;
  readonly world: World;
}

/** Platform, venue session and time of a call. */
export interface PlayContext {
  readonly platform: PlayPorts;
  readonly venueSession: VenueSession;
  readonly now: Date;
}

function requireOpen(venue: Venue, settings: SettingsStore): void {
  const state = getVenueState(venue, settings);
  if (state !== 'open') throw new RoundRefusal(state);
}

const toStakedSpots = (order: RoundOrder, engine: Engine): StakedSpot[] =>
  order.bets.map(({ spot, stake }) => {
    const [cn = spot, tw = spot] = engine.spots.find(({ key }) => key === spot)?.name ?? [];
    return { spot, names: { 'zh-CN': cn, 'zh-TW': tw }, stake: formatMinor(stake) };
  });

/** Game with the engine of the round. */
interface PlayedGame {
  readonly game: Playable;
  readonly engine: Engine;
}

const toRoundRow = (context: PlayContext, { game, engine }: PlayedGame, order: RoundOrder) => ({
  member_id: context.venueSession.memberId,
  venue_code: game.venueCode,
  category: game.category,
  game_code: game.code,
  names: JSON.stringify(game.names),
  rules: engine.rules,
  request_id: order.requestId,
  asked: serializeOrder(order),
  stake: sumStakes(order),
  placed_at: context.now,
});

const noPool = { pool_code: null, pool_odds: null };
const openRound = {
  outcome: null,
  payout: null,
  status: 'open',
  settled_at: null,
  seed_no: null,
  nonce: null,
  ...noPool,
} as const;

/** Order that passed all checks. */
interface AcceptedOrder {
  readonly context: PlayContext;
  readonly game: Playable;
  readonly order: RoundOrder;
}

/** Plays and settles a round with its own seeds. */
async function playOwnRound(tx: Tx, { context, game, order }: AcceptedOrder): Promise<VenueRound> {
  const engine = game.engineAt(0);
  const owner = { memberId: context.venueSession.memberId, venueCode: game.venueCode };
  const worldAt = context.platform.world.clock().at;
  const pool = await lockPool(tx, game.venueCode, { at: worldAt, now: context.now });
  const seed = await consumeNonce(tx, owner, context.now);
  const nonce = seed.next_nonce;
  const serverSeed = deriveServerSeed(context.platform.secret, owner, seed.no);
  const roundSeed = { serverSeed, clientSeed: seed.client_seed, nonce };
  const outcome = engine.draw(
    createDraws(roundSeed),
    order.bets.map(({ spot }) => spot),
  );
  const bets = computeReturns(engine, outcome, toStakedSpots(order, engine));
  const payout = sumPayout(bets);
  const part = pool && playForPool(pool, { stake: sumStakes(order), payout, seed: roundSeed }, worldAt);
  const round = await tx
    .insertInto('venue_rounds')
    .values({
      ...toRoundRow(context, { game, engine }, order),
      bets: JSON.stringify(bets),
      outcome: JSON.stringify(outcome),
      payout,
      status: 'settled',
      settled_at: context.now,
      seed_no: seed.no,
      nonce,
      draw_no: null,
      ...(part ? { pool_code: pool.code, pool_odds: pool.odds, pool_fed: part.fed, pool_won: part.won } : noPool),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await bookStake(tx, round, context.now);
  await bookWin(tx, round, { payout, at: context.now });
  if (part) await bookPool(tx, round, { pool, part, worldAt });
  return round;
}

/** Stores an open round, which is settled by the draw. Throws a refusal if the draw has closed. */
async function storeDrawRound(tx: Tx, { context, game, order }: AcceptedOrder): Promise<VenueRound> {
  const open = await findOpenDraw(tx, game, context.now);
  if (order.drawNo !== open.no) throw new RoundRefusal('drawClosed');
  const engine = game.engineAt(open.no);
  await scheduleDraw(tx, game, open);
  const round = await tx
    .insertInto('venue_rounds')
    .values({
      ...toRoundRow(context, { game, engine }, order),
      ...openRound,
      bets: JSON.stringify(toStakedSpots(order, engine)),
      draw_no: open.no,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await bookStake(tx, round, context.now);
  return round;
}

/**
 * Stores an open round on a match at the current prices. Throws a refusal if the match is over, or a price is not accepted.
 */
async function storeMatchRound(tx: Tx, { context, game, order }: AcceptedOrder): Promise<VenueRound> {
  const { drawNo: no } = order;
  const { now } = context;
  const moment = no !== undefined && (await findOpenMatch(tx, context.platform.secret, { game, no, now }));
  if (!moment) throw new RoundRefusal('drawClosed');
  const prices = requirePrices(order, moment);
  const engine = game.engineAt(no);
  const { home, away } = moment.fixture;
  const bets = toStakedSpots(order, engine).map(({ names, ...bet }) => ({
    ...bet,
    names: {
      'zh-CN': `${home[0]} – ${away[0]} ${names['zh-CN']}`,
      'zh-TW': `${home[1]} – ${away[1]} ${names['zh-TW']}`,
    },
    price: prices.get(bet.spot),
  }));
  const round = await tx
    .insertInto('venue_rounds')
    .values({
      ...toRoundRow(context, { game, engine }, order),
      ...openRound,
      bets: JSON.stringify(bets),
      draw_no: no,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await bookStake(tx, round, now);
  return round;
}

async function requireMoney(tx: Tx, { memberId, venueCode }: VenueSession, stake: Minor): Promise<void> {
  await openVenueAccounts(tx, memberId, venueCode);
  const { venues } = await readVenueMoney(tx, memberId);
  if ((venues.get(venueCode) ?? 0n) < stake) throw new RoundRefusal('insufficientBalance');
}

/**
 * Plays a round, or stores it for a draw, exactly once per request id (GAM-05, W3).
 *
 * Round, stake and win are booked in one transaction under the member lock, so a crash cannot leave a part of them. A round
 * accepted before the end of the member's session is booked and settled; a later one is refused (F-AUTH-27).
 *
 * @throws RoundRefusal if the venue does not accept the round. Nothing has been booked then
 */
export async function playRound(tx: Tx, context: PlayContext, order: RoundOrder): Promise<VenueRound> {
  const { venueSession, platform } = context;
  await lockMember(tx, venueSession.memberId);
  const known = await findRoundByRequest(tx, venueSession, order.requestId);
  if (known && known.asked !== serializeOrder(order)) throw new RoundRefusal('otherRound');
  if (known) return known;
  if (!(await holdsOpenSession(tx, venueSession, context.now))) throw new RoundRefusal('visitOver');
  if (await readPause(tx, { memberId: venueSession.memberId, now: context.now })) throw new RoundRefusal('playPaused');
  const venue = await findVenue(tx, venueSession.venueCode);
  requireOpen(venue, platform.settings);
  const game = await findPlayable(tx, venue, order.gameCode);
  if (!game) throw new RoundRefusal('noSuchGame');
  requireValidBets(order, game.engineAt(order.drawNo ?? 0), game.limits);
  await requireMoney(tx, venueSession, sumStakes(order));
  const accepted: AcceptedOrder = { context, game, order };
  if (game.discipline) return storeMatchRound(tx, accepted);
  return game.periodMs === undefined ? playOwnRound(tx, accepted) : storeDrawRound(tx, accepted);
}
