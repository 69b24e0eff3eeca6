import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import type { Activity, ActivityClaim, ActivityReward } from '../../db/tables/memberCentreTables.ts';
import type { Member } from '../../db/tables/schema.ts';

/** Why a member gets nothing just now. */
export type Reason = ResponseOf<'promotion.verification'>['reasons'][number]['reason'];

/** One activity as one member meets it at one moment. */
export interface MemberActivity {
  readonly db: Db | Tx;
  readonly member: Member;
  readonly activity: Activity;
  readonly rewards: readonly ActivityReward[];
  /** The member's own claims of this activity, newest first. */
  readonly claims: readonly ActivityClaim[];
  readonly joinedAt: Date | undefined;
  readonly now: Date;
  /** Of the user action, where one is being done. */
  readonly requestId: string;
}

/** Where the member stands with one reward. */
export interface RewardProgress {
  readonly reward: ActivityReward;
  /** What can be claimed once. */
  readonly slot: string;
  /** What it pays this member now. */
  readonly amount: Minor;
  readonly progress: bigint;
  readonly target: bigint;
  /** Why it is out of reach, where its measure does not tell. */
  readonly lacks?: Reason;
  /** Points that claiming takes away. */
  readonly cost?: bigint;
}

/** Works out where a member stands with each reward of one kind of activity. */
export type ActivityRule = (visit: MemberActivity) => Promise<RewardProgress[]>;

/** Whether the slot of a standing was claimed. */
export const isClaimed = (
  { claims }: Pick<MemberActivity, 'claims'>,
  { slot }: Pick<RewardProgress, 'slot'>,
): boolean => claims.some((claim) => claim.slot === slot);

/** Whether enough was done for a reward; claimed or not. */
export const isEarned = ({ progress, target }: Pick<RewardProgress, 'progress' | 'target'>): boolean =>
  progress >= target;

/** What the wire calls it. */
export function getRewardState(
  visit: Pick<MemberActivity, 'claims'>,
  standing: RewardProgress,
): 'locked' | 'claimable' | 'claimed' {
  if (isClaimed(visit, standing)) return 'claimed';
  return isEarned(standing) ? 'claimable' : 'locked';
}
