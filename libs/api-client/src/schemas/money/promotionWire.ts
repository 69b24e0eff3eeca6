import * as z from 'zod/mini';
import { instant, moneyText } from '../fields/schema.ts';

/** Types of activities: each has a screen below `/activity` (§2), except the two in the member centre. */
export const activityType = () =>
  z.enum([
    'discount',
    'racePage',
    'activityLandPage',
    'firstDeposit',
    'againDeposit',
    'newTask',
    'drawGift',
    'signGift',
    'friendInvitation',
    'bettingGift',
    'vip',
    'topGift',
  ]);

/** Reason why a member can claim nothing now. */
export const activityReason = () =>
  z.enum([
    'notStarted',
    'ended',
    'bindPhone',
    'bindRealName',
    'joinFirst',
    'needDeposit',
    'needTurnover',
    'needBet',
    'needFriends',
    'needRank',
    'needGrade',
    'needPoints',
    'noChance',
    'alreadyClaimed',
    'informational',
  ]);

/** Id of an activity. */
export const activityId = () => z.string().check(z.regex(/^\d{1,9}$/));
/** Id of a reward of an activity. */
export const rewardId = () => z.string().check(z.regex(/^[a-z0-9]{1,20}$/));

/** Unit of progress and target: money as decimal text in hundredths, anything else as whole numbers. */
const measure = () =>
  z.enum([
    'none',
    'deposit',
    'turnover',
    'bets',
    'bindPhone',
    'bindRealName',
    'friends',
    'rank',
    'days',
    'grade',
    'points',
  ]);
const decimalText = () => z.string().check(z.regex(/^\d{1,18}(\.\d{2})?$/));

/** Activity of a list. */
export const activity = {
  activityId: z.string(),
  type: activityType(),
  title: z.string(),
  summary: z.string(),
  rules: z.array(z.string()),
  beginTime: instant(),
  endTime: instant(),
  sort: z.number(),
  state: z.enum(['coming', 'running', 'ended']),
  rewards: z.array(
    z.object({
      rewardId: z.string(),
      name: z.string(),
      /** Maximum reward. */
      amount: moneyText(),
      measure: measure(),
      target: decimalText(),
      /** Percent of a deposit that is paid; only for deposit bonuses. */
      rate: z.optional(z.string()),
      /** Chance in a draw, percent with two decimals; all chances add up to 100. */
      chance: z.optional(z.string()),
    }),
  ),
};

/** Activity of the examples. */
export const exampleActivity = {
  activityId: '1010',
  type: 'bettingGift' as const,
  title: '天天投注礼',
  summary: '每日有效流水达标即领彩金',
  rules: ['每日有效流水按北京时间零点至二十四点计算。'],
  beginTime: 1_761_955_200_000,
  endTime: 1_793_491_200_000,
  sort: 10,
  state: 'running' as const,
  rewards: [
    { rewardId: 'tier1', name: '流水满 1,000', amount: '8.00', measure: 'turnover' as const, target: '1000.00' },
  ],
};

/** State of a reward for a member. */
export const rewardState = z.object({
  rewardId: z.string(),
  name: z.string(),
  /** Amount that it pays this member now. */
  amount: moneyText(),
  state: z.enum(['locked', 'claimable', 'claimed']),
  measure: measure(),
  progress: decimalText(),
  target: decimalText(),
});

/** Reward that a member has claimed. */
export const claim = z.object({
  claimId: z.string(),
  rewardId: z.string(),
  name: z.string(),
  amount: moneyText(),
  createTime: instant(),
});
