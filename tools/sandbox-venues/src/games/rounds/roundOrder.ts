import { parseMinor, type Minor } from '@pavilion/kernel';
import type { Engine } from '../engines/engine.ts';
import type { StakeLimits } from '../catalogue/limits.ts';
import { RoundRefusal } from './roundRefusal.ts';

/** Order of a round with a valid shape. */
export interface RoundOrder {
  readonly requestId: string;
  readonly gameCode: string | undefined;
  /** Number of the draw that the player saw; undefined for games without draws. */
  readonly drawNo: number | undefined;
  readonly bets: readonly { readonly spot: string; readonly stake: Minor }[];
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const MAX_BETS = 64;
/** Step of stakes: whole yuan, so that returns at prices of two decimals are exact. */
const STEP = 100n;

function parseBet(value: unknown): RoundOrder['bets'][number] {
  const { spot, stake } = (value ?? {}) as { spot?: unknown; stake?: unknown };
  const amount = typeof stake === 'string' ? parseMinor(stake) : undefined;
  if (typeof spot !== 'string' || amount === undefined || amount <= 0n) throw new RoundRefusal('badRequest');
  return { spot, stake: amount };
}

/** Parses an order from an untrusted body. Throws a refusal if its shape is invalid. */
export function parseOrder(body: unknown): RoundOrder {
  const { requestId, gameCode, drawNo, bets } = (body ?? {}) as Record<string, unknown>;
  const isSound =
    typeof requestId === 'string' &&
    REQUEST_ID.test(requestId) &&
    (gameCode === undefined || typeof gameCode === 'string') &&
    (drawNo === undefined || Number.isSafeInteger(drawNo)) &&
    Array.isArray(bets) &&
    bets.length > 0 &&
    bets.length <= MAX_BETS;
  if (!isSound) throw new RoundRefusal('badRequest');
  return { requestId, gameCode, drawNo: drawNo as number | undefined, bets: bets.map(parseBet) };
}

/** Sums the stakes of an order. */
export const sumStakes = ({ bets }: Pick<RoundOrder, 'bets'>): Minor =>
  bets.reduce((sum, { stake }) => sum + stake, 0n);

/** Serializes an order. Equal orders have equal texts. */
export const serializeOrder = ({ gameCode, drawNo, bets }: RoundOrder): string =>
  JSON.stringify([gameCode ?? '', drawNo ?? '', bets.map(({ spot, stake }) => [spot, String(stake)])]);

/** Throws a refusal for unknown or repeated spots, and for stakes outside the limits or not in whole yuan. */
export function requireValidBets(order: RoundOrder, engine: Engine, { min, max, roundMax }: StakeLimits): void {
  const known = new Set(engine.spots.map(({ key }) => key));
  const spots = order.bets.map(({ spot }) => spot);
  const isKnown = spots.every((spot) => known.has(spot)) && new Set(spots).size === spots.length;
  if (!isKnown || spots.length > engine.maxSpots) throw new RoundRefusal('badRequest');
  const fits = order.bets.every(({ stake }) => stake % STEP === 0n && stake >= min && stake <= max);
  if (!fits || sumStakes(order) > roundMax) throw new RoundRefusal('outsideLimits');
}
