import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Bet, BetRefusal } from '../../db/tables/bettingTables.ts';
import type { BetOutcome, LegOutcome, Order, RejectionReason } from '../bets/betTypes.ts';
import type { LegCheck } from './checkLegs.ts';
import { findBetCombinations } from '../bets/findBetCombinations.ts';

/** Details sent with the reason of a rejection. */
export interface RefusalDetails {
  readonly checks?: readonly LegCheck[];
  readonly limits?: BetOutcome['limits'];
  readonly maxWin?: Minor;
}

const isAboutPrice = (reason: RejectionReason): boolean =>
  reason === 'priceChanged' || reason === 'lineChanged' || reason === 'suspended';

const legOutcome = ({ seen, offer: { price }, reason }: LegCheck): LegOutcome => ({
  oddsId: seen.oddsId,
  price: price?.price ?? seen.price,
  line: price?.line ?? seen.line,
  ...(price ? { ver: price.ver } : {}),
  ...(reason ? { reason } : {}),
});

/** Returns the current prices for a rejection: of a single its price if the reason is about it; of a parlay all legs with their reasons. */
function toBoardState(kind: Order['kind'], reason: RejectionReason, checks: readonly LegCheck[]) {
  if (kind === 'series') return { legs: checks.map(legOutcome) };
  const price = checks[0]?.offer.price;
  return isAboutPrice(reason) && price ? { price: price.price, line: price.line, ver: price.ver } : {};
}

/** Builds the rejection of a bet as it is stored and sent. */
export const createBetRefusal = (
  kind: Order['kind'],
  reason: RejectionReason,
  { checks = [], limits, maxWin }: RefusalDetails = {},
): BetRefusal => ({
  reason,
  ...toBoardState(kind, reason, checks),
  ...(limits ? { limits } : {}),
  ...(maxWin !== undefined ? { maxWin: formatMinor(maxWin > 0n ? maxWin : 0n) } : {}),
});

const rejected = (requestId: string, refusal: BetRefusal): BetOutcome =>
  ({ status: 'REJECTED', requestId, ...refusal }) as BetOutcome;

/** Builds the outcome of a rejected order, with new prices if the slip has to confirm again, or with the stake limits. */
export const createRejectedOutcome = (order: Order, reason: RejectionReason, details?: RefusalDetails): BetOutcome =>
  rejected(order.requestId, createBetRefusal(order.kind, reason, details));

const standsAt = ({ kind, systems, legs }: Bet) =>
  kind === 'single'
    ? { price: legs[0]?.price, line: legs[0]?.line }
    : {
        legs: legs.map(({ odds_id, price, line }) => ({ oddsId: odds_id, price, line })),
        systems: [...(systems ?? [])],
        units: findBetCombinations({ kind, systems, legs })?.length ?? 0,
      };

/** Converts a stored bet to its outcome. */
export function toBetOutcome(bet: Bet): BetOutcome {
  if (bet.status === 'rejected') return rejected(bet.request_id, bet.rejection ?? { reason: 'closed' });
  return {
    status: bet.status === 'pending' ? 'PENDING' : 'ACCEPTED',
    requestId: bet.request_id,
    ticketId: bet.ticket_id,
    ...standsAt(bet),
    stake: formatMinor(bet.stake),
    winAmount: formatMinor(bet.win_amount),
    placedAt: bet.placed_at.getTime(),
  };
}
