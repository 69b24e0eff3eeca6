import { formatMinor } from '@pavilion/kernel';
import type { ActivityKind } from '../db/tables/memberCentreTables.ts';
import { readClaimState } from './reasons.ts';
import type { MemberActivity } from './rules/activityTypes.ts';

/** Kinds whose claim pays one of the claimable rewards, so that their sum has no meaning. */
const oneOfMany: readonly ActivityKind[] = ['drawGift', 'topGift'];

/** Reads the state of an activity for the member's list of offers. */
export async function readOffer(participation: MemberActivity) {
  const { reasons, claimable } = await readClaimState(participation);
  const sum = claimable.reduce((total, { amount }) => total + amount, 0n);
  return {
    isJoined: participation.joinedAt !== undefined || participation.claims.length > 0,
    isClaimable: claimable.length > 0,
    ...(claimable.length > 0 && !oneOfMany.includes(participation.activity.kind) && { amount: formatMinor(sum) }),
    ...(reasons[0] && { reason: reasons[0] }),
  };
}
