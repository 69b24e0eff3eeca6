import * as z from 'zod/mini';
import { pageFields } from '../fields/pageFields.ts';
import { call, instant, moneyText } from '../fields/schema.ts';
import { turnover } from './cashierWire.ts';
import { activityId, activityType, drawSeeds } from './promotionWire.ts';

/** Activity that causes a requirement. */
const cause = z.object({ activityId: z.string(), type: activityType(), title: z.string() });

const requirement = z.object({
  id: z.string(),
  kind: z.enum(['deposit', 'bonus']),
  /** Credited amount of the deposit, or amount of the bonus. */
  amount: moneyText(),
  required: moneyText(),
  done: moneyText(),
  remaining: moneyText(),
  createTime: instant(),
  /** Activity of a bonus. */
  activity: z.optional(cause),
  /** Name of the claimed reward. */
  rewardName: z.optional(z.string()),
  /** Whether the member quit the activity, so that only the turnover that was done is listed. */
  isCancelled: z.optional(z.boolean()),
});

/** Part of a bet that counted for a requirement. */
const share = z.object({ id: z.string(), amount: moneyText() });

const exampleCause = { activityId: '1002', type: 'firstDeposit' as const, title: '首存豪礼' };

export const bonusSchemas = {
  'promotions.turnover': call({
    spec: '§1 withdrawals, promotions; ruling W5',
    request: z.object({}),
    response: z.object({
      /** Sum of the list, equal to that of `withdraw.withdrawInfo`. */
      total: turnover,
      /** Deposits and bonuses since the member last had no open requirement, oldest first. */
      list: z.array(requirement),
      /** Requirements at venues, whose money cannot be moved out until they are met (6413). */
      venues: z.array(
        z.object({
          channelCode: z.string(),
          venueName: z.string(),
          required: moneyText(),
          done: moneyText(),
          remaining: moneyText(),
          activity: z.optional(cause),
        }),
      ),
      /** Rules by which bets count, in the language of the caller. */
      rules: z.array(z.string()),
    }),
    example: {
      request: {},
      response: {
        total: { required: '6100.00', done: '1200.00', remaining: '4900.00', isMet: false },
        list: [
          {
            id: 'D12',
            kind: 'deposit',
            amount: '1000.00',
            required: '1000.00',
            done: '1000.00',
            remaining: '0.00',
            createTime: 1_763_690_400_000,
          },
          {
            id: 'B7',
            kind: 'bonus',
            amount: '425.00',
            required: '5100.00',
            done: '200.00',
            remaining: '4900.00',
            createTime: 1_763_690_500_000,
            activity: exampleCause,
            rewardName: '首存彩金',
          },
        ],
        venues: [],
        rules: ['每笔注单以本金与输赢金额中较小者计入流水。'],
      },
    },
  }),
  'promotions.turnoverBets': call({
    spec: '§1 withdrawals, promotions; ruling W5',
    request: z.object(pageFields),
    response: z.object({
      total: z.number(),
      /** Settled bets since the oldest requirement of `promotions.turnover`, newest first. */
      list: z.array(
        z.object({
          ref: z.string(),
          /** Game category; `TY` for sports. */
          category: z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']),
          /** Game of a round; absent for sports. */
          gameName: z.optional(z.string()),
          stake: moneyText(),
          /** Result without the stake; negative for a loss. */
          net: z.string().check(z.regex(/^-?\d{1,18}\.\d{2}$/)),
          /** Turnover that counted for a requirement. */
          counted: moneyText(),
          /** Why less than the stake counted: stake returned, half won or lost, or no requirement was open any more. */
          reason: z.enum(['full', 'partial', 'returned', 'exceeds']),
          shares: z.array(share),
          betTime: instant(),
        }),
      ),
    }),
    example: {
      request: { pageNum: 1, pageSize: 10 },
      response: {
        total: 1,
        list: [
          {
            ref: '2026112100000017',
            category: 'TY',
            stake: '200.00',
            net: '-100.00',
            counted: '100.00',
            reason: 'partial',
            shares: [{ id: 'B7', amount: '100.00' }],
            betTime: 1_763_690_600_000,
          },
        ],
      },
    },
  }),
  'promotions.quit': call({
    spec: '§1 promotions; ruling W5',
    request: z.object({ activityId: activityId() }),
    response: z.object({
      activityId: z.string(),
      quitTime: instant(),
      /** Amount taken from the centre wallet: bonuses with open turnover and what was won with them. */
      takenBack: moneyText(),
    }),
    example: {
      request: { activityId: '1009' },
      response: { activityId: '1009', quitTime: 1_763_690_400_000, takenBack: '8.00' },
    },
  }),
  'promotions.rotateSeed': call({
    spec: '§2 drawGift; ruling W5',
    /** Reveals the server seed of the former draws. The next draws use the new client seed. */
    request: z.object({ activityId: activityId(), clientSeed: z.string().check(z.regex(/^[\w-]{1,32}$/)) }),
    response: z.object({ seeds: drawSeeds }),
    example: {
      request: { activityId: '1007', clientSeed: 'lucky-8' },
      response: {
        seeds: { no: 2, hash: 'b1a9…', nextHash: '77d0…', clientSeed: 'lucky-8', nonce: 0 },
      },
    },
  }),
};
