import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Activity, ActivityKind, ActivityReward } from '../db/tables/memberCentreTables.ts';
import type { Member } from '../db/tables/schema.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { MemberActivity } from './rules/activityTypes.ts';
import { landingBlocks } from '../content/landingBlocks.ts';
import { formatTarget } from './formatTarget.ts';
import { describeExample } from './terms/describeExample.ts';
import { describeNote, describeTerms } from './terms/describeTerms.ts';
import { claimPeriods } from './rules/claimPeriods.ts';

/** Reads all activities in their order. */
export const readActivities = (db: Db | Tx): Promise<Activity[]> =>
  db.selectFrom('activities').selectAll().orderBy('sort').execute();

/** Reads the rewards of all activities, in the order of each activity. */
export const readRewards = (db: Db | Tx): Promise<ActivityReward[]> =>
  db.selectFrom('activity_rewards').selectAll().orderBy('activity_id').orderBy('sort').execute();

/** Member, time and request for which an activity is read. */
export interface Visitor {
  readonly member: Member;
  readonly now: Date;
  readonly requestId: string;
}

/** Reads the activity of a kind that exists once, such as `vip`. */
export async function requireActivityByKind(db: Db | Tx, kind: ActivityKind): Promise<Activity> {
  return db.selectFrom('activities').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
}

/** Reads an activity with the member's claims; an unknown activity is refused with 6004. */
export async function readMemberActivity(db: Db | Tx, id: string, visitor: Visitor): Promise<MemberActivity> {
  const { member, now, requestId } = visitor;
  const activity = await db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
  if (!activity) throw new Refusal(errorCodes.notFound);
  const rewards = await db
    .selectFrom('activity_rewards')
    .selectAll()
    .where('activity_id', '=', id)
    .orderBy('sort')
    .execute();
  const claims = await db
    .selectFrom('activity_claims')
    .selectAll()
    .where('activity_id', '=', id)
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .execute();
  const join = await db
    .selectFrom('activity_joins')
    .select(['joined_at', 'quit_at', 'taken_back'])
    .where('activity_id', '=', id)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  return {
    db,
    member,
    activity,
    rewards,
    claims,
    joinedAt: join?.joined_at,
    quitAt: join?.quit_at ?? undefined,
    takenBack: join?.taken_back,
    now,
    requestId,
  };
}

/** Returns whether an activity is ahead, running or over. */
export function getActivityPhase(
  { begin_at, end_at }: Pick<Activity, 'begin_at' | 'end_at'>,
  now: Date,
): 'coming' | 'running' | 'ended' {
  if (now < begin_at) return 'coming';
  return now < end_at ? 'running' : 'ended';
}

const HUNDREDTHS = 100;
const percent = (tenThousandths: number): string => (tenThousandths / HUNDREDTHS).toFixed(2);

const wireReward = (reward: ActivityReward, locale: Locale) => ({
  rewardId: reward.reward_id,
  name: reward.names[locale],
  amount: formatMinor(reward.amount),
  measure: reward.measure,
  target: formatTarget(reward.measure, reward.target),
  ...(reward.rate > 0 ? { rate: percent(reward.rate) } : {}),
  ...(reward.weight > 0 ? { chance: percent(reward.weight) } : {}),
});

/** Language and time of the wire form of an activity. */
export interface ActivityView {
  readonly locale: Locale;
  readonly now: Date;
}

/** Converts an activity to its wire form. */
export const toWireActivity = (
  activity: Activity,
  rewards: readonly ActivityReward[],
  { locale, now }: ActivityView,
) => {
  const { title, summary, rules } = activity.texts[locale];
  const own = rewards.filter((reward) => reward.activity_id === activity.id);
  const note = describeNote(activity, locale);
  return {
    activityId: activity.id,
    type: activity.kind,
    title,
    summary,
    rules: [...rules],
    terms: describeTerms(activity, own, locale),
    example: describeExample(activity, own, locale),
    ...(note !== undefined && { note }),
    period: claimPeriods[activity.kind],
    turnoverMultiple: activity.turnover_multiple,
    blocks: [...(landingBlocks[activity.kind]?.[locale] ?? [])],
    sort: activity.sort,
    beginTime: activity.begin_at.getTime(),
    endTime: activity.end_at.getTime(),
    state: getActivityPhase(activity, now),
    rewards: own.map((reward) => wireReward(reward, locale)),
  };
};
