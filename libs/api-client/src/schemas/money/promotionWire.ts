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
    'quit',
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

/** Subject of a term of an activity. */
const termTopic = () => z.enum(['who', 'when', 'amount', 'turnover', 'end', 'withdrawal', 'quit']);

/** Block of a landing page. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lead'), title: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('steps'),
    title: z.string(),
    steps: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('figures'), figures: z.array(z.object({ name: z.string(), value: z.string() })) }),
  z.object({
    kind: z.literal('questions'),
    title: z.string(),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  /** Link to a page of the site. */
  z.object({ kind: z.literal('link'), text: z.string(), path: z.string().check(z.regex(/^\/[a-z]/i)) }),
]);

/** Seeds of the member's draws: commitments of the current and the next pair. `nonce` is that of the next draw. */
export const drawSeeds = z.object({
  no: z.number(),
  hash: z.string(),
  nextHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
});

/** Proof of a draw. The server seed is present once it has been revealed. */
const drawProof = z.object({
  no: z.number(),
  hash: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
  serverSeed: z.optional(z.string()),
});

/** Activity of a list. */
export const activity = {
  activityId: z.string(),
  type: activityType(),
  title: z.string(),
  summary: z.string(),
  rules: z.array(z.string()),
  /** Participants, time, amount, turnover, end and withdrawals, in plain words with the figures of this activity. */
  terms: z.optional(z.array(z.object({ topic: termTopic(), text: z.string() }))),
  /** Example of a calculation. */
  example: z.optional(z.string()),
  /** Explanation of the result of a draw; absent for other kinds. */
  note: z.optional(z.string()),
  /** Period in which a reward can be claimed once: ever, each day or each week (UTC+8). */
  period: z.optional(z.enum(['once', 'day', 'week'])),
  /** Turnover that a bonus requires before a withdrawal, as a multiple of its amount; 0 for none. */
  turnoverMultiple: z.optional(z.number()),
  /** Content of a landing page; empty for other kinds. */
  blocks: z.optional(z.array(block)),
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
  terms: [{ topic: 'turnover' as const, text: '彩金须完成 2 倍有效流水。' }],
  example: '当日流水 1,200.00 元，可领 8.00 元，须再完成流水 16.00 元。',
  period: 'day' as const,
  turnoverMultiple: 2,
  blocks: [],
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
  /** Time from which it can no longer be claimed. Absent for VIP gifts and for a later day to sign in. */
  endTime: z.optional(instant()),
});

/** Reward that a member has claimed. */
export const claim = z.object({
  claimId: z.string(),
  rewardId: z.string(),
  name: z.string(),
  amount: moneyText(),
  createTime: instant(),
  /** Proof of a draw; absent for other claims and for draws before the seeds were published. */
  proof: z.optional(drawProof),
});
