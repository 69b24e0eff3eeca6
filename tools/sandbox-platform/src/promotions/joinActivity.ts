import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { insertTransaction } from '../cashier/orders/transactions.ts';
import type { Locale } from '../base/locale.ts';
import type { Tx } from '../db/database.ts';
import type { ActivityKind } from '../db/tables/memberCentreTables.ts';
import type { EntryKind } from '../db/tables/schema.ts';
import { PROMO, getWalletAccount } from '../ledger/accountCodes.ts';
import { readBalances, lockMember } from '../ledger/balances.ts';
import { post } from '../ledger/post.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { requireNoPause } from '../playerLimits/playPauses.ts';
import { activityRules } from './rules/activityRules.ts';
import type { Reason, RewardProgress, MemberActivity } from './rules/activityTypes.ts';
import type { ServerSecret } from '../db/serverSecret.ts';
import { drawNextPrize, getSeedOwner, type DrawnPrize } from './drawPrize.ts';
import { buildMakeUp, getMakeUpName, MAKE_UP } from './rules/signGift.ts';
import { readMemberActivity, type Visitor } from './readActivities.ts';
import { sendGiftMessage } from './sendGiftMessage.ts';
import { findActivityObstacle, findRewardObstacle, reasonTexts } from './reasons.ts';

type JoinResponse = ResponseOf<'promotion.joinActivity'>;

const NOT_EARNED = errorCodes.warning;
const codes: Partial<Record<Reason, number>> = {
  alreadyClaimed: errorCodes.dataExists,
  noChance: errorCodes.dataExists,
  bindPhone: errorCodes.phoneUnbound,
  bindRealName: errorCodes.bindRealName,
};

const refusalFor = (reason: Reason, locale: Locale) =>
  new Refusal(codes[reason] ?? NOT_EARNED, { reason, message: reasonTexts[reason][locale] });

const entryKinds: Partial<Record<ActivityKind, EntryKind>> = { vip: 'vipGift', topGift: 'giftExchange' };

/** Request of a member to join an activity or claim a reward. */
export interface ActivityJoinRequest extends Visitor {
  readonly activityId: string;
  readonly rewardId: string | undefined;
  readonly locale: Locale;
  /** Secret that the seeds of draws are derived from. */
  readonly secret: ServerSecret;
}

async function join(tx: Tx, { activity, member, now, joinedAt }: MemberActivity, locale: Locale): Promise<void> {
  if (joinedAt) throw refusalFor('alreadyClaimed', locale);
  await tx
    .insertInto('activity_joins')
    .values({ member_id: member.id, activity_id: activity.id, joined_at: now })
    .execute();
}

/** Chooses the reward: the named one, or the first that can be claimed. No prize of a draw can be named. */
async function chooseReward(
  participation: MemberActivity,
  rewardId: string | undefined,
): Promise<RewardProgress | undefined> {
  const { activity } = participation;
  if (activity.kind === 'signGift' && rewardId === MAKE_UP) return buildMakeUp(participation);
  const standings = await activityRules[activity.kind](participation);
  if (rewardId === undefined)
    return standings.find((standing) => findRewardObstacle(participation, standing) === undefined) ?? standings[0];
  return activity.kind === 'drawGift' ? undefined : standings.find(({ reward }) => reward.reward_id === rewardId);
}

/** Reward to pay, and the seed of a draw. */
interface Payment {
  readonly standing: RewardProgress;
  readonly drawn?: DrawnPrize<unknown>;
}

/** Draws the prize of a draw; any other reward is paid as chosen. */
async function decide(
  tx: Tx,
  participation: MemberActivity,
  { standing, secret }: { readonly standing: RewardProgress; readonly secret: ServerSecret },
): Promise<Payment> {
  const { activity, member, rewards, now } = participation;
  if (activity.kind !== 'drawGift') return { standing };
  const owner = getSeedOwner(member.id, activity.id);
  const drawn = await drawNextPrize(tx, { secret, owner, now }, rewards);
  return { standing: { ...standing, reward: drawn.prize, amount: drawn.prize.amount }, drawn };
}

/** Stores the claim, pays it and sends the inbox message in one transaction. */
async function pay(
  tx: Tx,
  { activity, member, now }: MemberActivity,
  { standing: { reward, slot, amount, cost = 0n }, drawn }: Payment,
): Promise<void> {
  const claim = await tx
    .insertInto('activity_claims')
    .values({
      member_id: member.id,
      activity_id: activity.id,
      reward_id: reward.reward_id,
      slot,
      amount,
      points: cost,
      turnover: amount * BigInt(activity.turnover_multiple),
      seed_no: drawn?.seedNo ?? null,
      nonce: drawn?.nonce ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const ref = String(claim.id);
  await post(tx, {
    kind: entryKinds[activity.kind] ?? 'activityGift',
    ref,
    at: now,
    postings: [
      { account: PROMO, amount: -amount },
      { account: getWalletAccount(member.id), amount },
    ],
  });
  if (amount === 0n) return;
  const deal = { memberId: member.id, type: 'gift', ref, method: activity.kind, amount, at: now } as const;
  await insertTransaction(tx, { ...deal, direction: 'in', status: 'success' });
  await sendGiftMessage(tx, claim, { activity, reward });
}

/** Activity of a member with the language of its texts. */
interface LocalizedMemberActivity {
  readonly participation: MemberActivity;
  readonly locale: Locale;
}

async function buildResponse(
  tx: Tx,
  { participation: { activity, member, now }, locale }: LocalizedMemberActivity,
  claimed?: RewardProgress,
): Promise<JoinResponse> {
  const balance = { centerWalletBalance: formatMinor((await readBalances(tx, member.id)).wallet) };
  const base = { activityId: activity.id, createTime: now.getTime(), ...balance };
  if (!claimed) return { ...base, action: 'joined', amount: formatMinor(0n) };
  const { reward, amount, slot } = claimed;
  const isMakeUp = activity.kind === 'signGift' && amount === 0n;
  return {
    ...base,
    action: 'claimed',
    amount: formatMinor(amount),
    rewardId: reward.reward_id,
    rewardName: isMakeUp ? getMakeUpName(slot, locale) : reward.names[locale],
  };
}

/**
 * Joins an activity or claims one of its rewards. The member is locked first, so that of two concurrent requests the
 * second finds the claim of the first (F-WAL-19).
 */
export async function joinActivity(
  tx: Tx,
  { activityId, rewardId, locale, secret, ...visitor }: ActivityJoinRequest,
): Promise<JoinResponse> {
  await lockMember(tx, visitor.member.id);
  await requireNoPause(tx, { memberId: visitor.member.id, now: visitor.now });
  const participation = await readMemberActivity(tx, activityId, visitor);
  const gate = findActivityObstacle(participation);
  if (gate) throw refusalFor(gate, locale);
  if (participation.activity.kind === 'activityLandPage' && rewardId === undefined) {
    await join(tx, participation, locale);
    return buildResponse(tx, { participation, locale });
  }
  const standing = await chooseReward(participation, rewardId);
  if (!standing)
    throw participation.rewards.length === 0 ? refusalFor('informational', locale) : new Refusal(errorCodes.notFound);
  const obstacle = findRewardObstacle(participation, standing);
  if (obstacle) throw refusalFor(obstacle, locale);
  const payment = await decide(tx, participation, { standing, secret });
  await pay(tx, participation, payment);
  return buildResponse(tx, { participation, locale }, payment.standing);
}
