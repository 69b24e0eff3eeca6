import { parseMinor, type Minor } from '@pavilion/kernel';
import type { Engine } from '../engines/engine.ts';
import type { StakeLimits } from '../catalogue/limits.ts';
import { RoundRefusal } from './roundRefusal.ts';

/** Price changes that an order accepts: none, a better price only, or any. */
export type AcceptRule = 'none' | 'better' | 'any';

/** Order of a round with a valid shape. */
export interface RoundOrder {
  readonly requestId: string;
  readonly gameCode: string | undefined;
  /** Number of the draw that the player saw; undefined for games without draws. */
  readonly drawNo: number | undefined;
  /** Bets on matches state the price that the player saw, in hundredths. */
  readonly bets: readonly { readonly spot: string; readonly stake: Minor; readonly price?: number }[];
  /** Rule for prices of matches that have moved. */
  readonly accept: AcceptRule;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const acceptRules: ReadonlySet<unknown> = new Set(['none', 'better', 'any'] satisfies AcceptRule[]);
const MAX_BETS = 64;
/** Step of stakes: whole yuan, so that returns at prices of two decimals are exact. */
const STEP = 100n;

function parseBet(value: unknown): RoundOrder['bets'][number] {
  const { spot, stake, price } = (value ?? {}) as { spot?: unknown; stake?: unknown; price?: unknown };
  const amount = typeof stake === 'string' ? parseMinor(stake) : undefined;
  const hasPrice = price !== undefined;
  const isSound = typeof spot === 'string' && (!hasPrice || Number.isSafeInteger(price));
  if (!isSound || amount === undefined || amount <= 0n) throw new RoundRefusal('badRequest');
  return { spot, stake: amount, ...(hasPrice ? { price: price as number } : {}) };
}

/** Parses the rule for prices; no change is accepted without one. */
function parseAcceptRule(value: unknown = 'none'): AcceptRule {
  if (!acceptRules.has(value)) throw new RoundRefusal('badRequest');
  return value as AcceptRule;
}

/** Whether an untrusted value is a request id. */
export const isRequestId = (value: unknown): value is string => typeof value === 'string' && REQUEST_ID.test(value);

/** Parses an order from an untrusted body. Throws a refusal if its shape is invalid. */
export function parseOrder(body: unknown): RoundOrder {
  const { requestId, gameCode, drawNo, bets, accept } = (body ?? {}) as Record<string, unknown>;
  const isSound =
    isRequestId(requestId) &&
    (gameCode === undefined || typeof gameCode === 'string') &&
    (drawNo === undefined || Number.isSafeInteger(drawNo)) &&
    Array.isArray(bets) &&
    bets.length > 0 &&
    bets.length <= MAX_BETS;
  if (!isSound) throw new RoundRefusal('badRequest');
  return {
    requestId,
    gameCode,
    drawNo: drawNo as number | undefined,
    bets: bets.map(parseBet),
    accept: parseAcceptRule(accept),
  };
}

/** Sums the stakes of an order. */
export const sumStakes = ({ bets }: Pick<RoundOrder, 'bets'>): Minor =>
  bets.reduce((sum, { stake }) => sum + stake, 0n);

/** Serializes an order. Equal orders have equal texts. */
export const serializeOrder = ({ gameCode, drawNo, bets, accept }: RoundOrder): string =>
  JSON.stringify([
    gameCode ?? '',
    drawNo ?? '',
    bets.map(({ spot, stake, price }) => [spot, String(stake), ...(price === undefined ? [] : [price, accept])]),
  ]);

/** Throws a refusal for unknown or repeated spots, and for stakes outside the limits or not in whole yuan. */
export function requireValidBets(order: RoundOrder, engine: Engine, { min, max, roundMax }: StakeLimits): void {
  const known = new Set(engine.spots.map(({ key }) => key));
  const spots = order.bets.map(({ spot }) => spot);
  const isKnown = spots.every((spot) => known.has(spot)) && new Set(spots).size === spots.length;
  if (!isKnown || spots.length > engine.maxSpots) throw new RoundRefusal('badRequest');
  const fits = order.bets.every(({ stake }) => stake % STEP === 0n && stake >= min && stake <= max);
  if (!fits || sumStakes(order) > roundMax) throw new RoundRefusal('outsideLimits');
}
