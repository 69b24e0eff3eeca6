import { parseMinor } from '@pavilion/kernel';
import { isInPlay, getSettlementTime, type MatchView, type MarketCode, type PriceView } from '@pavilion/sandbox-world';
import type { OddsRule, RejectionReason } from '../bets/betTypes.ts';

/** Price shown to the player and the accepted change. */
export interface QuotedPrice {
  readonly w: string;
  readonly line: string;
  readonly price: string;
  readonly oddsRule: OddsRule;
}

/** Current price and match. */
export interface Offer {
  /** Absent once the match or the market has left the board. */
  readonly price: PriceView | undefined;
  readonly match: MatchView | undefined;
  readonly worldTime: number;
}

const isRunning = ({ status }: MatchView): boolean => status === 'live' || status === 'halftime';

/** Whether a pre-match market is closed. The world clock decides, because the board may lag one tick (F-BET-08). */
function isTooLate(w: string, { match, worldTime }: Offer): boolean {
  if (!match || isInPlay(w as MarketCode)) return false;
  return isRunning(match) || (match.status === 'scheduled' && worldTime >= match.startTime);
}

function isClosed(w: string, { price, match }: Offer): boolean {
  if (!price || !match) return true;
  if (match.halfTimeScore && getSettlementTime(price.w) === 'halfTime') return true;
  return isInPlay(w as MarketCode) ? !isRunning(match) : match.status !== 'scheduled';
}

function isPriceTaken(seen: QuotedPrice, price: string): boolean {
  if (seen.price === price || seen.oddsRule === 'any') return true;
  return seen.oddsRule === 'better' && (parseMinor(price) ?? 0n) > (parseMinor(seen.price) ?? 0n);
}

/** Returns the reason to reject a price now, or `undefined` (rulings B2 and B7). A changed line always needs confirmation. */
export function validatePrice(seen: QuotedPrice, offer: Offer): RejectionReason | undefined {
  if (isTooLate(seen.w, offer)) return 'started';
  const { price } = offer;
  if (!price || isClosed(seen.w, offer)) return 'closed';
  if (!price.active) return 'suspended';
  if (price.line !== seen.line) return 'lineChanged';
  return isPriceTaken(seen, price.price) ? undefined : 'priceChanged';
}
