import * as z from 'zod/mini';
import { captchaFields, md5 } from '../fields/authFields.ts';
import { call, instant } from '../fields/schema.ts';

export const userSchemas = {
  /** The password is an MD5 hash (A2); `isAgent` is always 0 for players (§6). */
  'user.login': call({
    spec: '§7 user',
    request: z.object({
      isAgent: z.literal(0),
      name: z.string().check(z.minLength(1), z.maxLength(30)),
      password: md5(),
      ...captchaFields,
      version: z.literal('1.0'),
      /** The six digits that confirm a login from a new device; empty otherwise. */
      sendCodeNum: z.string().check(z.maxLength(16)),
    }),
    response: z.object({ token: z.string(), userId: z.string() }),
    example: {
      request: {
        isAgent: 0,
        name: 'demo01',
        password: '6e9bece1914809fb8493146417e722f6',
        kaptchcate: 0,
        codeId: '',
        code: '',
        version: '1.0',
        sendCodeNum: '',
      },
      response: { token: 'b4b1f6c3', userId: '100001' },
    },
  }),
  'user.logout': call({
    spec: '§7 user',
    request: z.object({}),
    response: z.object({}),
    example: { request: {}, response: {} },
  }),
  'user.memberInfo': call({
    spec: '§7 user',
    /** Our decision: 1 requests `forcedLetters` too; the site sends it once after each login. */
    request: z.object({ isPop: z.optional(z.number()) }),
    response: z.object({
      userId: z.string(),
      name: z.string(),
      bindPhone: z.boolean(),
      bindRealName: z.boolean(),
      /** Masked number such as `138****0001`; empty while no phone is bound. */
      phone: z.string(),
      /** URL of the chosen picture; absent while none was chosen. */
      avatar: z.optional(z.string()),
      vipGrade: z.number(),
      registeredAt: z.number(),
      /** Time of the previous login; 0 at the first one. */
      lastLoginAt: z.number(),
      /** USR-01. An empty text is not set; a value that is set never changes. */
      profile: z.object({
        gender: z.union([z.literal('male'), z.literal('female'), z.literal('')]),
        /** `YYYY-MM-DD`. */
        birthday: z.string(),
        /** Masked name such as `张*`; it is verified once it is set. */
        realName: z.string(),
        areaCode: z.string(),
        /** Masked address such as `l***@example.com`. */
        email: z.string(),
        hasSecondPassword: z.boolean(),
        hasBankCard: z.boolean(),
        securityLevel: z.union([z.literal('low'), z.literal('medium'), z.literal('high')]),
        /** Complete values, sealed; `site.singleDataDecryption` opens one for its owner. */
        sealed: z.object({ realName: z.string(), phone: z.string(), email: z.string() }),
      }),
      /** Minutes of play between two reminders; absent if the member has not chosen them (`limits.setReminder`). */
      reminderMinutes: z.optional(z.number()),
      /** Unread messages that are shown after a login, newest first. `content` is HTML: show it only after sanitising it. */
      forcedLetters: z.optional(
        z.array(z.object({ letterId: z.string(), title: z.string(), content: z.string(), createTime: instant() })),
      ),
    }),
    example: {
      request: {},
      response: {
        userId: '100001',
        name: 'demo01',
        bindPhone: true,
        bindRealName: true,
        phone: '138****0001',
        vipGrade: 1,
        registeredAt: 1_763_690_400_000,
        lastLoginAt: 0,
        profile: {
          gender: 'male',
          birthday: '1990-05-17',
          realName: '张*',
          areaCode: '+86',
          email: 'l***@example.com',
          hasSecondPassword: true,
          hasBankCard: true,
          securityLevel: 'high',
          sealed: { realName: 'kM3vQ0c2', phone: 'w9Xf1pTz', email: 'a8Lm2QpR' },
        },
      },
    },
  }),
};
