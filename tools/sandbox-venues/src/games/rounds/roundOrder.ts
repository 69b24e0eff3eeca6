import { parseMinor, type Minor } from '@pavilion/kernel';
import type { Engine } from '../engines/engine.ts';
import type { StakeLimits } from '../catalogue/limits.ts';
import { RoundRefusal } from './roundRefusal.ts';

/** Stakes of one round, checked. */
export interface RoundOrder {
  readonly requestId: string;
  readonly gameCode: string | undefined;
  /** The draw the player saw, of a game that has them. */
  readonly drawNo: number | undefined;
  readonly bets: readonly { readonly spot: string; readonly stake: Minor }[];
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const MAX_BETS = 64;
/** Stakes are whole yuan, so that every price of two decimals comes out exact. */
const STEP = 100n;

function parseBet(value: unknown): RoundOrder['bets'][number] {
  const { spot, stake } = (value ?? {}) as { spot?: unknown; stake?: unknown };
  const amount = typeof stake === 'string' ? parseMinor(stake) : undefined;
  if (typeof spot !== 'string' || amount === undefined || amount <= 0n) throw new RoundRefusal('badRequest');
  return { spot, stake: amount };
}

/** Reads what a page sent; nothing of it is believed. */
export function readOrder(body: unknown): RoundOrder {
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

/** Everything staked. */
export const sumStakes = ({ bets }: Pick<RoundOrder, 'bets'>): Minor =>
  bets.reduce((sum, { stake }) => sum + stake, 0n);

/** The order as text: equal for equal orders. */
export const serializeOrder = ({ gameCode, drawNo, bets }: RoundOrder): string =>
  JSON.stringify([gameCode ?? '', drawNo ?? '', bets.map(({ spot, stake }) => [spot, String(stake)])]);

/** Refuses what the game does not take: spots it has not, one twice, stakes outside its limits or not whole yuan. */
export function requireSoundBets(order: RoundOrder, engine: Engine, { min, max, roundMax }: StakeLimits): void {
  const known = new Set(engine.spots.map(({ key }) => key));
  const spots = order.bets.map(({ spot }) => spot);
  const isKnown = spots.every((spot) => known.has(spot)) && new Set(spots).size === spots.length;
  if (!isKnown || spots.length > engine.maxSpots) throw new RoundRefusal('badRequest');
  const fits = order.bets.every(({ stake }) => stake % STEP === 0n && stake >= min && stake <= max);
  if (!fits || sumStakes(order) > roundMax) throw new RoundRefusal('outsideLimits');
}
