import { formatMinor } from '@pavilion/kernel';
import { type Bet } from '../db/schema.ts';
import { type PriceView } from '../world/index.ts';
import { type BetOutcome, type RejectionReason } from './betTypes.ts';
import { MAX_STAKE, MIN_STAKE } from './stakeLimits.ts';

const wireLimits = { min: formatMinor(MIN_STAKE), max: formatMinor(MAX_STAKE) };

/** A refusal of the moment: with the new price where the slip has to ask again, with the limits where the stake is off. */
export function rejectionOf(requestId: string, reason: RejectionReason, price?: PriceView): BetOutcome {
  const isAboutPrice = reason === 'priceChanged' || reason === 'lineChanged' || reason === 'suspended';
  const isAboutStake = reason === 'belowMinimum' || reason === 'aboveMaximum';
  return {
    status: 'REJECTED',
    requestId,
    reason,
    ...(isAboutPrice && price ? { price: price.price, line: price.line, ver: price.ver } : {}),
    ...(isAboutStake ? { limits: wireLimits } : {}),
  };
}

/** What became of a bet on the books. */
export function outcomeOf(bet: Bet): BetOutcome {
  if (bet.status === 'rejected') {
    const refusal = bet.rejection ?? { reason: 'closed' };
    return {
      status: 'REJECTED',
      requestId: bet.request_id,
      ...refusal,
      reason: refusal.reason as RejectionReason,
    };
  }
  return {
    status: bet.status === 'pending' ? 'PENDING' : 'ACCEPTED',
    requestId: bet.request_id,
    ticketId: bet.ticket_id,
    price: bet.price,
    line: bet.line,
    stake: formatMinor(bet.stake),
    winAmount: formatMinor(bet.win_amount),
    placedAt: bet.placed_at.getTime(),
  };
}
