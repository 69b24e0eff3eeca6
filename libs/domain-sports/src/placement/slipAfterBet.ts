import { parsePrice } from '../odds/price.ts';
import { type SelectionStatus } from '../slip/slip.ts';
import { slipActions, type SeenPrice, type SlipAction } from '../slip/slipActions.ts';
import { type BetOutcome, type BetRejection, type BetRequest } from './betPlacement.ts';

const STATUS_AFTER: Readonly<Partial<Record<BetRejection, SelectionStatus>>> = {
  suspended: 'suspended',
  closed: 'closed',
};
const TELLS_OFFER: readonly (BetRejection | undefined)[] = ['priceChanged', 'lineChanged', 'suspended', 'closed'];

function seenIn({ price: text, line, ver: version, reason }: BetOutcome, oddsId: string): SeenPrice {
  const price = parsePrice(text);
  return {
    id: oddsId,
    status: (reason && STATUS_AFTER[reason]) ?? 'open',
    ...(price === undefined ? {} : { price }),
    ...(line === undefined ? {} : { line }),
    ...(version === undefined ? {} : { version }),
  };
}

/**
 * What the slip learns when a bet has ended: an accepted one leaves it, a rejected one stays with its stake and shows
 * the new price, line, limits or closing (F-BET-06, F-BET-07).
 */
export function slipAfterBet({ oddsId }: BetRequest, outcome: BetOutcome | undefined): readonly SlipAction[] {
  const ended = slipActions.confirmingEnded({ placedIds: outcome?.status === 'ACCEPTED' ? [oddsId] : [] });
  if (outcome?.status !== 'REJECTED') return [ended];
  return [
    ended,
    ...(TELLS_OFFER.includes(outcome.reason) ? [slipActions.pricesSeen([seenIn(outcome, oddsId)])] : []),
    ...(outcome.limits ? [slipActions.limitsChanged(outcome.limits)] : []),
  ];
}
