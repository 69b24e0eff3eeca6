import { parsePrice } from '../odds/price.ts';
import type { SelectionStatus, SlipPrice } from '../slip/selections/slip.ts';
import { slipActions, type SlipAction } from '../slip/slipReducer.ts';
import type { BetOutcome, BetRejection, PlacedBet } from './betPlacement.ts';

const STATUS_AFTER: Readonly<Partial<Record<BetRejection, SelectionStatus>>> = {
  suspended: 'suspended',
  closed: 'closed',
  started: 'started',
};
const REJECTIONS_WITH_OFFER: readonly (BetRejection | undefined)[] = [
  'priceChanged',
  'lineChanged',
  'suspended',
  'closed',
  'started',
];

type Offer = Pick<BetOutcome, 'price' | 'line' | 'ver' | 'reason'>;

function toSlipPrice({ price: text, line, ver: version, reason }: Offer, oddsId: string): SlipPrice {
  const price = parsePrice(text);
  return {
    id: oddsId,
    status: (reason && STATUS_AFTER[reason]) ?? 'open',
    ...(price === undefined ? {} : { price }),
    ...(line === undefined ? {} : { line }),
    ...(version === undefined ? {} : { version }),
  };
}

const getOddsIds = ({ request }: PlacedBet): readonly string[] =>
  request.kind === 'single' ? [request.oddsId] : request.legs.map(({ oddsId }) => oddsId);

/** Returns the current prices of a rejection: that of a single, or those of all legs. */
function getOfferedPrices({ request, outcome }: PlacedBet): readonly SlipPrice[] {
  if (outcome?.status !== 'REJECTED') return [];
  const offers = request.kind === 'single' ? [{ ...outcome, oddsId: request.oddsId }] : (outcome.legs ?? []);
  return offers
    .filter(({ reason }) => REJECTIONS_WITH_OFFER.includes(reason))
    .map((offer) => toSlipPrice(offer, offer.oddsId));
}

/**
 * Returns the slip actions after an order. Accepted bets leave the slip. Rejected ones stay with their stakes and get the
 * new price, line, limits or status, a parlay leg by leg (F-BET-06, F-BET-07).
 */
export function createSlipUpdates(bets: readonly PlacedBet[]): readonly SlipAction[] {
  const placed = bets.filter(({ outcome }) => outcome?.status === 'ACCEPTED');
  const offers = bets.flatMap(getOfferedPrices);
  const limits = bets.map(({ outcome }) => outcome?.limits).findLast((sent) => sent !== undefined);
  return [
    slipActions.confirmingEnded({ placedIds: placed.flatMap(getOddsIds) }),
    ...(offers.length > 0 ? [slipActions.pricesSeen(offers)] : []),
    ...(limits ? [slipActions.limitsChanged(limits)] : []),
  ];
}
