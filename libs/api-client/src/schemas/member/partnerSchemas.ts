import * as z from 'zod/mini';
import { pageFields } from '../fields/pageFields.ts';
import { call, instant, moneyText } from '../fields/schema.ts';

/** Text of one or more lines without control characters. */
const plainText = (min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u),
    );

const contactKind = () => z.enum(['phone', 'email', 'telegram', 'line', 'wechat']);

/** State of an application. `received` until the operator decides. */
const applicationState = () => z.enum(['received', 'accepted', 'declined']);

/** Our decision: a number of 10 digits that applicant and operator refer to. */
const applicationNo = () => z.string();

export const partnerSchemas = {
  'partners.apply': call({
    spec: '§1 agents; ruling W5',
    request: z.object({
      name: plainText(1, 50),
      contactKind: contactKind(),
      contact: plainText(3, 80),
      /** Main channel by which the applicant reaches players. */
      channel: z.enum(['community', 'website', 'media', 'offline', 'other']),
      /** Expected number of active players a month. */
      players: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      intro: plainText(10, 500),
    }),
    response: z.object({ applicationNo: applicationNo(), createTime: instant() }),
    example: {
      request: {
        name: '陈先生',
        contactKind: 'telegram',
        contact: '@harbour_league',
        channel: 'community',
        players: 30,
        intro: '经营足球讨论社区三年，成员约两千人。',
      },
      response: { applicationNo: '2600000017', createTime: 1_763_690_400_000 },
    },
  }),
  'partners.application': call({
    spec: '§1 agents; ruling W5',
    request: z.object({}),
    response: z.object({
      /** The member's newest application; absent without one. */
      application: z.optional(
        z.object({ applicationNo: applicationNo(), state: applicationState(), createTime: instant() }),
      ),
    }),
    example: {
      request: {},
      response: { application: { applicationNo: '2600000017', state: 'received', createTime: 1_763_690_400_000 } },
    },
  }),
  'partners.friends': call({
    spec: '§2 friendInvitation; ruling W5',
    request: z.object(pageFields),
    response: z.object({
      total: z.number(),
      /** Newest first. */
      list: z.array(
        z.object({
          friendId: z.string(),
          /** Masked account name. */
          name: z.string(),
          registerTime: instant(),
          /** `rcode` of the link by which the friend came; empty without one. */
          rCode: z.string(),
          /** `registered` until the first decided bet, `effective` once the turnover counts for the inviter. */
          state: z.enum(['registered', 'playing', 'effective']),
          /** Effective turnover, at most `target`. */
          progress: moneyText(),
          target: moneyText(),
        }),
      ),
    }),
    example: {
      request: { pageNum: 1, pageSize: 10 },
      response: {
        total: 1,
        list: [
          {
            friendId: '100042',
            name: 'li***',
            registerTime: 1_763_690_400_000,
            rCode: 'link',
            state: 'playing',
            progress: '40.00',
            target: '100.00',
          },
        ],
      },
    },
  }),
};
