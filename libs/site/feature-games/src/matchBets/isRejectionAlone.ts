import { getPlacementStatus } from '@pavilion/domain-sports/placement';
import type { MatchBetState } from './createMatchBets.ts';

/**
 * Whether a bet was not taken whose selection is not on the slip: it was placed before a reload. Its result is shown without the form,
 * and stays until the player has seen it.
 */
export function isRejectionAlone({ slip, placement }: MatchBetState): boolean {
  const status = getPlacementStatus(placement);
  const request = placement.bets[0]?.request;
  if ((status !== 'rejected' && status !== 'refused') || request?.kind !== 'single') return false;
  return slip.selections[0]?.id !== request.oddsId;
}
