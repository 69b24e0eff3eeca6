import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Bet, BetRefusal } from '../../db/tables/bettingTables.ts';
import type { BetOutcome, LegOutcome, Order, RejectionReason } from '../bets/betTypes.ts';
import type { LegCheck } from './checkLegs.ts';
import { findBetCombinations } from '../bets/findBetCombinations.ts';

/** What a refusal tells beside its reason. */
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

/** Where the board stands: of a single its price, if the refusal is about it; of a series every leg with its reason. */
function toBoardState(kind: Order['kind'], reason: RejectionReason, checks: readonly LegCheck[]) {
  if (kind === 'series') return { legs: checks.map(legOutcome) };
  const price = checks[0]?.offer.price;
  return isAboutPrice(reason) && price ? { price: price.price, line: price.line, ver: price.ver } : {};
}

/** Why a bet is refused, as it is kept and told. */
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

/** A refusal of the moment: with the new prices where the slip has to ask again, with the limits where the stake is off. */
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

/** What became of a bet on the books. */
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
