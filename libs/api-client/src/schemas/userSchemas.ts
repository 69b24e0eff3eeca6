import * as z from 'zod/mini';
import { call } from './schema.ts';

const md5 = () => z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const userSchemas = {
  /** The password arrives md5-hashed (A2); `isAgent` is always 0 for players (§6). */
  'user.login': call({
    spec: '§7 user',
    request: z.object({
      isAgent: z.literal(0),
      name: z.string().check(z.minLength(1), z.maxLength(30)),
      password: md5(),
      kaptchcate: z.number(),
      codeId: z.string(),
      code: z.string().check(z.maxLength(64)),
      version: z.literal('1.0'),
      sendCodeNum: z.string(),
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
    request: z.object({ isPop: z.optional(z.number()) }),
    response: z.object({
      userId: z.string(),
      name: z.string(),
      bindPhone: z.boolean(),
      bindRealName: z.boolean(),
      /** `138****0001`, or empty while no phone is bound. */
      phone: z.string(),
      vipGrade: z.number(),
      registeredAt: z.number(),
      /** The login before this one; 0 on the first. */
      lastLoginAt: z.number(),
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
      },
    },
  }),
};
