import { parseMinor } from '@pavilion/kernel';
import { isInPlay, settleableAt, type MatchView, type PlayCode, type PriceView } from '@pavilion/sandbox-world';
import type { OddsRule, RejectionReason } from '../bets/betTypes.ts';

/** What the player saw and how far a change may be taken without asking. */
export interface QuotedPrice {
  readonly w: string;
  readonly line: string;
  readonly price: string;
  readonly oddsRule: OddsRule;
}

/** What there is to bet on now. */
export interface Offer {
  /** Absent once the match or the play has left the board. */
  readonly price: PriceView | undefined;
  readonly match: MatchView | undefined;
  readonly worldTime: number;
}

const isRunning = ({ status }: MatchView): boolean => status === 'live' || status === 'halftime';

/** Pre-match plays end with the kick-off, by the world's clock and not by the board, which may lag a tick (F-BET-08). */
function isTooLate(w: string, { match, worldTime }: Offer): boolean {
  if (!match || isInPlay(w as PlayCode)) return false;
  return isRunning(match) || (match.status === 'scheduled' && worldTime >= match.startTime);
}

function isClosed(w: string, { price, match }: Offer): boolean {
  if (!price || !match) return true;
  if (match.halfTimeScore && settleableAt(price.w) === 'halfTime') return true;
  return isInPlay(w as PlayCode) ? !isRunning(match) : match.status !== 'scheduled';
}

function isPriceTaken(seen: QuotedPrice, price: string): boolean {
  if (seen.price === price || seen.oddsRule === 'any') return true;
  return seen.oddsRule === 'better' && (parseMinor(price) ?? 0n) > (parseMinor(seen.price) ?? 0n);
}

/** Whether a bet may stand at this moment, or why not (rulings B2 and B7). A changed line always asks. */
export function validatePrice(seen: QuotedPrice, offer: Offer): RejectionReason | undefined {
  if (isTooLate(seen.w, offer)) return 'started';
  const { price } = offer;
  if (!price || isClosed(seen.w, offer)) return 'closed';
  if (!price.active) return 'suspended';
  if (price.line !== seen.line) return 'lineChanged';
  return isPriceTaken(seen, price.price) ? undefined : 'priceChanged';
}
