import * as z from 'zod/mini';
import { call, instant, moneyText } from '../fields/schema.ts';
import { favouriteSchemas } from './favouriteSchemas.ts';

const grade = () => z.number().check(z.int(), z.minimum(1), z.maximum(99));

/** Percent with two decimals, such as `0.80`. */
const percentText = () => z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));

/** Keys of game categories, as in the main navigation. */
const category = () => z.enum(['TY', 'ZR', 'DZ', 'CP', 'QP', 'DJ', 'BY']);

const gradeFields = {
  grade: z.number(),
  gradeName: z.string(),
  /** Deposits and turnover since registration; both are required for this level. */
  needDeposit: moneyText(),
  needTurnover: moneyText(),
  upgradeGift: moneyText(),
  weekGift: moneyText(),
  /** Turnover of the week required for the weekly gift. */
  weekTurnover: moneyText(),
  monthGift: moneyText(),
  /** Our decision: gift in the month of the birthday; absent if the platform has none. */
  birthdayGift: z.optional(moneyText()),
  rebates: z.array(z.object({ category: category(), rate: percentText() })),
};

const exampleGrade = {
  grade: 3,
  gradeName: 'VIP3',
  needDeposit: '10000.00',
  needTurnover: '100000.00',
  upgradeGift: '58.00',
  weekGift: '8.00',
  weekTurnover: '5000.00',
  monthGift: '28.00',
  rebates: [{ category: 'TY' as const, rate: '0.50' }],
};

export const memberCentreSchemas = {
  ...favouriteSchemas,
  'user.memberGradeInfoByGrade': call({
    spec: '§7 user',
    /** The member's own level without a grade. */
    request: z.object({ grade: z.optional(grade()) }),
    response: z.object({
      ...gradeFields,
      currentGrade: z.number(),
      totalDeposit: moneyText(),
      totalTurnover: moneyText(),
      /** State of each gift of this level; `claimable` ones are claimed by `joinActivity`. */
      gifts: z.array(
        z.object({
          rewardId: z.enum(['upgrade', 'week', 'month', 'birthday']),
          amount: moneyText(),
          state: z.enum(['locked', 'claimable', 'claimed']),
          /** Our decision: end of the period in which it can be claimed; absent without a period. */
          endTime: z.optional(instant()),
        }),
      ),
    }),
    example: {
      request: { grade: 3 },
      response: {
        ...exampleGrade,
        currentGrade: 3,
        totalDeposit: '12000.00',
        totalTurnover: '130000.00',
        gifts: [{ rewardId: 'week', amount: '8.00', state: 'claimable' }],
      },
    },
  }),
  'user.memberGradeConfigList': call({
    spec: '§7 user',
    request: z.object({}),
    response: z.object({ list: z.array(z.object(gradeFields)) }),
    example: { request: {}, response: { list: [exampleGrade] } },
  }),
  'user.getGameFanshuiHighLow': call({
    spec: '§7 user',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          category: category(),
          /** Rates of the lowest and the highest level. */
          low: percentText(),
          high: percentText(),
          /** Rate of the member's own level. */
          own: percentText(),
        }),
      ),
    }),
    example: {
      request: {},
      response: { list: [{ category: 'TY', low: '0.40', high: '0.90', own: '0.50' }] },
    },
  }),
  'user.avatarList': call({
    spec: '§7 user',
    request: z.object({}),
    response: z.object({
      /** URL of the present picture; empty while none was chosen. */
      current: z.string(),
      list: z.array(z.object({ avatarId: z.string(), name: z.string(), url: z.string() })),
    }),
    example: {
      request: {},
      response: {
        current: '',
        list: [{ avatarId: 'football', name: '足球', url: '/site/api/v1/picture/avatar/football' }],
      },
    },
  }),
  'user.addAvatar': call({
    spec: '§7 user',
    /** Picture of `avatarList`, or one that the member uploaded. */
    request: z.union([
      z.object({ avatarId: z.string().check(z.minLength(1), z.maxLength(20)) }),
      z.object({ imageId: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    ]),
    response: z.object({ url: z.string() }),
    example: { request: { avatarId: 'football' }, response: { url: '/site/api/v1/picture/avatar/football' } },
  }),
  /** Our decision: PNG, JPEG, WebP and GIF up to 512 KiB, base64 without line breaks. Anything else is refused with 6010. */
  'user.uploadImage': call({
    spec: '§7 user',
    request: z.object({ fileName: z.string().check(z.maxLength(1024)), image: z.string() }),
    response: z.object({
      imageId: z.string(),
      url: z.string(),
      contentType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
      width: z.number(),
      height: z.number(),
    }),
    example: {
      request: {
        fileName: 'dot.png',
        image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      },
      response: {
        imageId: 'Zk3jWm0rT1yQx8vB5nLh2A',
        url: '/site/api/v1/picture/upload/Zk3jWm0rT1yQx8vB5nLh2A',
        contentType: 'image/png',
        width: 1,
        height: 1,
      },
    },
  }),
  'vip.gradeHistory': call({
    spec: 'none, ruling W5',
    request: z.object({}),
    /** Levels with the time since when each was held, newest first. The last is that of the registration. */
    response: z.object({ list: z.array(z.object({ grade: z.number(), createTime: instant() })) }),
    example: { request: {}, response: { list: [{ grade: 1, createTime: 1_763_690_400_000 }] } },
  }),
};
