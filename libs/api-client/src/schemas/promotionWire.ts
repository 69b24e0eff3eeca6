import * as z from 'zod/mini';
import { instant, moneyText } from './schema.ts';

/** Kinds of activities: a screen each below `/activity` (§2), and the two that live in the member centre. */
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

/** Why a member gets nothing just now. */
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

/** An activity as the wire names it. */
export const activityId = () => z.string().check(z.regex(/^\d{1,9}$/));
/** A reward of an activity as the wire names it. */
export const rewardId = () => z.string().check(z.regex(/^[a-z0-9]{1,20}$/));

/** What progress and target count: amounts of money are hundredths written as decimal text, all else whole numbers. */
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

/** An activity as it is listed. */
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
      /** Most that it pays. */
      amount: moneyText(),
      measure: measure(),
      target: decimalText(),
      /** Part of a deposit that it pays, per cent; deposit bonuses alone. */
      rate: z.optional(z.string()),
      /** Chance of a draw, per cent with two decimals; all chances make 100. */
      chance: z.optional(z.string()),
    }),
  ),
};

/** An activity for examples. */
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

/** Where a member stands with a reward. */
export const rewardState = z.object({
  rewardId: z.string(),
  name: z.string(),
  /** What it pays this member now. */
  amount: moneyText(),
  state: z.enum(['locked', 'claimable', 'claimed']),
  measure: measure(),
  progress: decimalText(),
  target: decimalText(),
});

/** What a member has had. */
export const claim = z.object({
  claimId: z.string(),
  rewardId: z.string(),
  name: z.string(),
  amount: moneyText(),
  createTime: instant(),
});
