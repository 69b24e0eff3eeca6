import { parseMinor } from '@pavilion/kernel';
import { settleableAt, type PriceView } from '../world/index.ts';
import { type OddsRule, type RejectionReason } from './betTypes.ts';

/** What the player saw and how far a change may be taken without asking. */
export interface SeenPrice {
  readonly line: string;
  readonly price: string;
  readonly oddsRule: OddsRule;
}

/** Pre-match plays end with the kick-off, by the world's clock and not by the board, which may lag a tick (F-BET-08). */
const isInPlay = (price: PriceView): boolean => /^(H?RE|H?ROU|H?RM)$/.test(price.w);

function isClosed(price: PriceView, worldTime: number): boolean {
  const { status, startTime, halfTimeScore } = price.match;
  if (halfTimeScore && settleableAt(price.w) === 'halfTime') return true;
  if (isInPlay(price)) return status !== 'live' && status !== 'halftime';
  return status !== 'scheduled' || worldTime >= startTime;
}

function isPriceTaken(seen: SeenPrice, price: string): boolean {
  if (seen.price === price || seen.oddsRule === 'any') return true;
  return seen.oddsRule === 'better' && (parseMinor(price) ?? 0n) > (parseMinor(seen.price) ?? 0n);
}

/**
 * Whether a bet may stand at this moment, or why not (rulings B2 and B7). A changed line always asks.
 *
 * @param price the price now; absent once the match or the play has left the board
 */
export function judgePrice(
  seen: SeenPrice,
  price: PriceView | undefined,
  worldTime: number,
): RejectionReason | undefined {
  if (!price || isClosed(price, worldTime)) return 'closed';
  if (!price.active) return 'suspended';
  if (price.line !== seen.line) return 'lineChanged';
  return isPriceTaken(seen, price.price) ? undefined : 'priceChanged';
}

/** Whether the bet runs with the match, and so waits out the in-play delay. */
export const isDelayed = isInPlay;
