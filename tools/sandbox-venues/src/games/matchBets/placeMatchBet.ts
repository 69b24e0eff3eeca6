import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { requireNoPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import { findVenue, requireVenue } from '../../venues/venueGate.ts';
import { createNotFoundRefusal } from '../../venues/venueRefusals.ts';
import { findPlayable, type Playable } from '../catalogue/playable.ts';
import type { RoundOrder } from '../orders/roundOrder.ts';
import { RoundRefusal, type RoundReason } from '../orders/roundRefusal.ts';
import { playRound, type PlayContext } from '../rounds/playRound.ts';
import { listPrices } from '../matches/acceptBets.ts';
import { findOpenMatch } from '../matches/matchSchedule.ts';
import { toMatchBetOutcome, toWirePrice } from './matchBetOutcome.ts';

type BetRequest = RequestOf<'sport.placeBet'>;
type BetOutcome = ResponseOf<'sport.placeBet'>;
type BetReason = NonNullable<BetOutcome['reason']>;

/** Code of a game and number of a match: `PZDJ-0003.42`. */
const MATCH_ID = /^([\w-]{1,40})\.(\d{1,12})$/;
/** Price of the stake itself, which wire prices leave out, in hundredths. */
const STAKE_PART = 100;

const reasons: Readonly<Partial<Record<RoundReason, BetReason>>> = {
  priceMoved: 'priceChanged',
  suspended: 'suspended',
  drawClosed: 'closed',
  insufficientBalance: 'insufficientBalance',
};

const codes: Readonly<Partial<Record<RoundReason, number>>> = { visitOver: errorCodes.loginExpired };

/** Bet on a match of a game, with its stake and price. */
interface MatchOrder {
  readonly game: Playable;
  readonly no: number;
  readonly spot: string;
  readonly order: RoundOrder;
}

/**
 * Reads the game and the order of a bet.
 *
 * @throws Refusal 6004 for an unknown game, 6301 for another kind of game or a malformed match, stake or price
 */
async function readOrder(tx: Tx, { venueSession }: PlayContext, body: BetRequest): Promise<MatchOrder> {
  const [, gameCode, no] = MATCH_ID.exec(body.gameId) ?? [];
  const stake = parseMinor(body.stake);
  const price = parseMinor(body.price);
  if (gameCode === undefined || stake === undefined || price === undefined)
    throw new Refusal(errorCodes.parameterError);
  const game = await findPlayable(tx, await findVenue(tx, venueSession.venueCode), gameCode);
  if (!game) throw createNotFoundRefusal();
  if (!game.discipline || body.line !== '') throw new Refusal(errorCodes.parameterError);
  const bets = [{ spot: body.oddsId, stake, price: Number(price) + STAKE_PART }];
  const drawNo = Number(no);
  const order = { requestId: body.requestId, gameCode, drawNo, bets, accept: body.oddsRule };
  return { game, no: drawNo, spot: body.oddsId, order };
}

/** Returns the rejection of a stake outside the limits of the game; `undefined` for one within them. */
function findLimitRejection({ game: { limits }, order: { bets, requestId } }: MatchOrder): BetOutcome | undefined {
  const stake = bets[0]?.stake ?? 0n;
  if (stake >= limits.min && stake <= limits.max) return undefined;
  const reason = stake < limits.min ? 'belowMinimum' : 'aboveMaximum';
  const range = { min: formatMinor(limits.min), max: formatMinor(limits.max) };
  return { status: 'REJECTED', requestId, reason, limits: range };
}

/** Returns the current price of the selection of an order, if it has one. Its version is the time, as in `venue.tables`. */
async function findOffer(tx: Tx, { platform, now }: PlayContext, { game, no, spot }: MatchOrder) {
  const moment = await findOpenMatch(tx, platform.secret, { game, no, now });
  const price = moment ? (listPrices(moment).get(spot) ?? 0) : 0;
  return price > 0 ? { price: toWirePrice(price), line: '', ver: now.getTime() } : {};
}

/**
 * Places a single on a match of an e-sports venue for `resource` (B2): a round of the venue with one stake, from the balance of
 * the venue (GAM-05).
 *
 * @returns accepted, pending for the in-play delay, or rejected with a reason and the new price
 * @throws Refusal if the venue is closed, play is paused, the session has ended, or the body is malformed
 */
export async function placeMatchBet(tx: Tx, context: PlayContext, body: BetRequest): Promise<BetOutcome> {
  const { venueSession, platform, now } = context;
  requireVenue(await findVenue(tx, venueSession.venueCode), platform.settings, 'in');
  await lockMember(tx, venueSession.memberId);
  await requireNoPause(tx, { memberId: venueSession.memberId, now });
  const placed = await readOrder(tx, context, body);
  const outside = findLimitRejection(placed);
  if (outside) return outside;
  try {
    return toMatchBetOutcome(await playRound(tx, context, placed.order), { secret: platform.secret, now });
  } catch (error) {
    if (!(error instanceof RoundRefusal)) throw error;
    const reason = reasons[error.reason];
    if (!reason) throw new Refusal(codes[error.reason] ?? errorCodes.parameterError);
    const offer = reason === 'priceChanged' ? await findOffer(tx, context, placed) : {};
    return { status: 'REJECTED', requestId: body.requestId, reason, ...offer };
  }
}
