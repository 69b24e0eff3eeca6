import * as z from 'zod/mini';
import { pageFields } from '../fields/pageFields.ts';
import { call, instant, moneyText } from '../fields/schema.ts';
import {
  activity,
  activityId,
  activityReason,
  activityType,
  claim,
  drawSeeds,
  exampleActivity,
  rewardId,
  rewardState,
} from './promotionWire.ts';
import { formerRace, liveRace, racePlace, signState } from './activityWire.ts';

export const promotionSchemas = {
  'promotion.config': call({
    spec: '§7 promotions',
    /** Without an id, all current activities in their order; with one, that activity, or 6004. */
    request: z.object({ activityId: z.optional(activityId()), type: z.optional(activityType()) }),
    response: z.object({ list: z.array(z.object(activity)) }),
    example: { request: { activityId: '1010' }, response: { list: [exampleActivity] } },
  }),
  'promotion.verification': call({
    spec: '§7 promotions',
    request: z.object({ activityId: activityId() }),
    response: z.object({
      isEligible: z.boolean(),
      /** Empty if something can be claimed. */
      reasons: z.array(z.object({ reason: activityReason(), message: z.string() })),
    }),
    example: {
      request: { activityId: '1010' },
      response: { isEligible: false, reasons: [{ reason: 'needTurnover', message: '有效流水尚未达标' }] },
    },
  }),
  'promotion.joinActivity': call({
    spec: '§7 promotions',
    /** Without a reward: joins, signs in, draws, or claims the first reward that is due. */
    request: z.object({ activityId: activityId(), rewardId: z.optional(rewardId()) }),
    response: z.object({
      activityId: z.string(),
      action: z.enum(['joined', 'claimed']),
      rewardId: z.optional(z.string()),
      rewardName: z.optional(z.string()),
      /** `0.00` for joining, and for a draw without a prize. */
      amount: moneyText(),
      centerWalletBalance: moneyText(),
      createTime: instant(),
    }),
    example: {
      request: { activityId: '1010', rewardId: 'tier1' },
      response: {
        activityId: '1010',
        action: 'claimed',
        rewardId: 'tier1',
        rewardName: '流水满 1,000',
        amount: '8.00',
        centerWalletBalance: '10008.00',
        createTime: 1_763_690_400_000,
      },
    },
  }),
  'promotion.confirmInfo': call({
    spec: '§7 promotions',
    request: z.object({ activityId: activityId() }),
    response: z.object({
      activityId: z.string(),
      /** Time of joining, for activities that require it. */
      joinTime: z.optional(instant()),
      /** Time of quitting. The activity pays nothing any more. */
      quitTime: z.optional(instant()),
      /** Amount that quitting took back from the centre wallet. */
      takenBack: z.optional(moneyText()),
      /** Losses of the member by quitting now; absent if there is nothing to quit. */
      quitTerms: z.optional(z.array(z.string())),
      /** Example with the member's own figures. */
      example: z.optional(z.string()),
      rewards: z.array(rewardState),
      /** The newest 20. */
      claims: z.array(claim),
      sign: z.optional(signState),
      draw: z.optional(z.object({ chances: z.number(), seeds: z.optional(drawSeeds) })),
      race: z.optional(
        z.object({
          /** The member's rank of last week; 0 without one. */
          rank: z.number(),
          ranking: z.array(racePlace),
          /** The race of this week. */
          live: z.optional(liveRace),
          /** The member's former weeks with a rank, newest first. */
          history: z.optional(z.array(formerRace)),
        }),
      ),
      invitation: z.optional(z.object({ inviteCode: z.string(), invited: z.number(), effective: z.number() })),
      exchange: z.optional(z.object({ points: z.number() })),
    }),
    example: {
      request: { activityId: '1010' },
      response: {
        activityId: '1010',
        rewards: [
          {
            rewardId: 'tier1',
            name: '流水满 1,000',
            amount: '8.00',
            state: 'claimable',
            measure: 'turnover',
            progress: '1200.00',
            target: '1000.00',
          },
        ],
        example: '您当日流水 1,200.00 元，可领 8.00 元，须再完成流水 16.00 元。',
        claims: [],
      },
    },
  }),
  'vipWeek.VipWeekInfo': call({
    spec: '§7 promotions',
    request: z.object({}),
    response: z.object({
      /** Activity of the claim, with the reward `week`. */
      activityId: z.string(),
      grade: z.number(),
      /** Monday midnight of UTC+8, and the next one. */
      beginTime: instant(),
      endTime: instant(),
      turnover: moneyText(),
      needTurnover: moneyText(),
      amount: moneyText(),
      state: z.enum(['locked', 'claimable', 'claimed']),
    }),
    example: {
      request: {},
      response: {
        activityId: '1011',
        grade: 3,
        beginTime: 1_763_308_800_000,
        endTime: 1_763_913_600_000,
        turnover: '5200.00',
        needTurnover: '5000.00',
        amount: '8.00',
        state: 'claimable',
      },
    },
  }),
  'activityTopGift.exchangeRecord': call({
    spec: '§7 promotions',
    request: z.object(pageFields),
    response: z.object({
      /** Points left. */
      points: z.number(),
      total: z.number(),
      list: z.array(
        z.object({
          exchangeId: z.string(),
          rewardId: z.string(),
          giftName: z.string(),
          points: z.number(),
          amount: moneyText(),
          createTime: instant(),
        }),
      ),
    }),
    example: {
      request: { pageNum: 1, pageSize: 10 },
      response: {
        points: 320,
        total: 1,
        list: [
          {
            exchangeId: '5',
            rewardId: 'gift8',
            giftName: '8 元彩金',
            points: 80,
            amount: '8.00',
            createTime: 1_763_690_400_000,
          },
        ],
      },
    },
  }),
  'advertising.sponsorContent': call({
    spec: '§7 advertising',
    request: z.object({}),
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        content: z.string(),
        /** Seasons such as `2025–2027`. */
        period: z.string(),
        sort: z.number(),
      }),
    ),
    example: {
      request: {},
      response: [
        {
          id: '1',
          name: '海港城足球俱乐部',
          title: '官方区域合作伙伴',
          content: '双方在青训与社区足球上展开合作。',
          period: '2025–2027',
          sort: 1,
        },
      ],
    },
  }),
  'advertising.getMyDiscountAd': call({
    spec: '§7 advertising',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          activityId: z.string(),
          type: activityType(),
          title: z.string(),
          summary: z.string(),
          /** Path of the linked page. */
          path: z.string(),
          /** Whether the member has joined it or claimed one of its rewards. */
          isJoined: z.boolean(),
          isClaimable: z.boolean(),
          /** Sum of the rewards that the member can claim now; absent for draws and exchanges, which pay one of them. */
          amount: z.optional(moneyText()),
          /** First reason why nothing can be claimed now. */
          reason: z.optional(activityReason()),
        }),
      ),
    }),
    example: {
      request: {},
      response: {
        list: [
          {
            activityId: '1010',
            type: 'bettingGift',
            title: '天天投注礼',
            summary: '每日有效流水达标即领彩金',
            path: '/activity/bettingGift/1010',
            isJoined: true,
            isClaimable: true,
            amount: '8.00',
          },
        ],
      },
    },
  }),
};
