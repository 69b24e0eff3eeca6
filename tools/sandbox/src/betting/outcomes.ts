import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Bet, BetRefusal } from '../db/bettingTables.ts';
import type { BetOutcome, LegOutcome, Order, RejectionReason } from './betTypes.ts';
import type { Look } from './lookAt.ts';
import { unitsOf } from './unitsOf.ts';

/** What a refusal tells beside its reason. */
export interface RefusalFacts {
  readonly looks?: readonly Look[];
  readonly limits?: BetOutcome['limits'];
  readonly maxWin?: Minor;
}

const isAboutPrice = (reason: RejectionReason): boolean =>
  reason === 'priceChanged' || reason === 'lineChanged' || reason === 'suspended';

const legOutcome = ({ seen, offer: { price }, reason }: Look): LegOutcome => ({
  oddsId: seen.oddsId,
  price: price?.price ?? seen.price,
  line: price?.line ?? seen.line,
  ...(price ? { ver: price.ver } : {}),
  ...(reason ? { reason } : {}),
});

/** Where the board stands: of a single its price, if the refusal is about it; of a series every leg with its reason. */
function boardFacts(kind: Order['kind'], reason: RejectionReason, looks: readonly Look[]) {
  if (kind === 'series') return { legs: looks.map(legOutcome) };
  const price = looks[0]?.offer.price;
  return isAboutPrice(reason) && price ? { price: price.price, line: price.line, ver: price.ver } : {};
}

/** Why a bet is refused, as it is kept and told. */
export const refusalOf = (
  kind: Order['kind'],
  reason: RejectionReason,
  { looks = [], limits, maxWin }: RefusalFacts = {},
): BetRefusal => ({
  reason,
  ...boardFacts(kind, reason, looks),
  ...(limits ? { limits } : {}),
  ...(maxWin !== undefined ? { maxWin: formatMinor(maxWin > 0n ? maxWin : 0n) } : {}),
});

const rejected = (requestId: string, refusal: BetRefusal): BetOutcome =>
  ({ status: 'REJECTED', requestId, ...refusal }) as BetOutcome;

/** A refusal of the moment: with the new prices where the slip has to ask again, with the limits where the stake is off. */
export const rejectionOf = (order: Order, reason: RejectionReason, facts?: RefusalFacts): BetOutcome =>
  rejected(order.requestId, refusalOf(order.kind, reason, facts));

const standsAt = ({ kind, systems, legs }: Bet) =>
  kind === 'single'
    ? { price: legs[0]?.price, line: legs[0]?.line }
    : {
        legs: legs.map(({ odds_id, price, line }) => ({ oddsId: odds_id, price, line })),
        systems: [...(systems ?? [])],
        units: unitsOf({ kind, systems, legs })?.length ?? 0,
      };

/** What became of a bet on the books. */
export function outcomeOf(bet: Bet): BetOutcome {
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
