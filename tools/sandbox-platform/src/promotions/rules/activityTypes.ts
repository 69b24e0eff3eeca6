import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import type { Activity, ActivityClaim, ActivityReward } from '../../db/tables/memberCentreTables.ts';
import type { Member } from '../../db/tables/schema.ts';

/** Reason why a member cannot claim a reward now. */
export type Reason = ResponseOf<'promotion.verification'>['reasons'][number]['reason'];

/** State of an activity for one member at one moment. */
export interface MemberActivity {
  readonly db: Db | Tx;
  readonly member: Member;
  readonly activity: Activity;
  readonly rewards: readonly ActivityReward[];
  /** Claims of this member in this activity, newest first. */
  readonly claims: readonly ActivityClaim[];
  readonly joinedAt: Date | undefined;
  /** Time of quitting; the activity pays nothing any more. */
  readonly quitAt?: Date | undefined;
  /** Amount that quitting took back. */
  readonly takenBack?: Minor | undefined;
  readonly now: Date;
  /** Request id of the user action; empty when only reading. */
  readonly requestId: string;
}

/** Progress of a member towards one reward. */
export interface RewardProgress {
  readonly reward: ActivityReward;
  /** Key that can be claimed once. */
  readonly slot: string;
  /** Amount for this member now. */
  readonly amount: Minor;
  readonly progress: bigint;
  readonly target: bigint;
  /** Reason why the reward is locked, if it does not follow from its measure. */
  readonly lacks?: Reason;
  /** Points spent by the claim. */
  readonly cost?: bigint;
}

/** Computes a member's progress towards the rewards of one kind of activity. */
export type ActivityRule = (participation: MemberActivity) => Promise<RewardProgress[]>;

/** Whether the slot of a reward has been claimed. */
export const isClaimed = (
  { claims }: Pick<MemberActivity, 'claims'>,
  { slot }: Pick<RewardProgress, 'slot'>,
): boolean => claims.some((claim) => claim.slot === slot);

/** Whether the target of a reward is reached, whether or not it has been claimed. */
export const isEarned = ({ progress, target }: Pick<RewardProgress, 'progress' | 'target'>): boolean =>
  progress >= target;

/** Returns the state of a reward on the wire. */
export function getRewardState(
  participation: Pick<MemberActivity, 'claims'>,
  standing: RewardProgress,
): 'locked' | 'claimable' | 'claimed' {
  if (isClaimed(participation, standing)) return 'claimed';
  return isEarned(standing) ? 'claimable' : 'locked';
}
