import * as z from 'zod/mini';
import { pageFields } from '../fields/pageFields.ts';
import { call, instant } from '../fields/schema.ts';

/**
 * Inbox folders, one for each counter of §3 without its `_count`.
 *
 * Our decision: `br…` messages are sent to all members, the others to one; `fd` reports a reply to feedback.
 */
const letterType = () =>
  z.enum(['brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd', 'notice', 'activity', 'fd']);

const id = () => z.string().check(z.regex(/^\d{1,18}$/));

export const letterSchemas = {
  'letter.getUnreadForType': call({
    spec: '§7 letters',
    request: z.object({ userSystem: z.literal(1) }),
    response: z.object({
      brnotice_count: z.number(),
      bractivity_count: z.number(),
      brbulletin_count: z.number(),
      brmatch_count: z.number(),
      brfd_count: z.number(),
      notice_count: z.number(),
      activity_count: z.number(),
      fd_count: z.number(),
    }),
    example: {
      request: { userSystem: 1 },
      response: {
        brnotice_count: 1,
        bractivity_count: 0,
        brbulletin_count: 0,
        brmatch_count: 0,
        brfd_count: 0,
        notice_count: 2,
        activity_count: 0,
        fd_count: 0,
      },
    },
  }),
  'letter.list': call({
    spec: '§7 letters',
    /** All folders without a type. */
    request: z.object({ type: z.optional(letterType()), isRead: z.optional(z.boolean()), ...pageFields }),
    response: z.object({
      total: z.number(),
      list: z.array(
        z.object({
          letterId: z.string(),
          type: letterType(),
          title: z.string(),
          /** Our decision: HTML. Show it only after sanitising it. */
          content: z.string(),
          isRead: z.boolean(),
          createTime: instant(),
          /** Our decision: whether members who register later receive it too. */
          isStanding: z.optional(z.boolean()),
        }),
      ),
    }),
    example: {
      request: { type: 'notice', pageNum: 1, pageSize: 10 },
      response: {
        total: 1,
        list: [
          {
            letterId: '12',
            type: 'notice',
            title: '注单结算通知',
            content: '您的注单 T20261121000042 已结算。',
            isRead: false,
            createTime: 1_763_690_400_000,
          },
        ],
      },
    },
  }),
  'letter.read': call({
    spec: '§7 letters',
    /** Our decision: `isRead: false` marks the message as unread. */
    request: z.object({ letterId: id(), isRead: z.optional(z.boolean()) }),
    response: z.object({}),
    example: { request: { letterId: '12' }, response: {} },
  }),
  'letter.delete': call({
    spec: '§7 letters',
    /** Deletes all messages or none. Our decision: with `isRestored` it puts deleted messages back. */
    request: z.object({
      letterIds: z.array(id()).check(z.minLength(1), z.maxLength(100)),
      isRestored: z.optional(z.boolean()),
    }),
    response: z.object({}),
    example: { request: { letterIds: ['12', '13'] }, response: {} },
  }),
  'letter.onekeyRead': call({
    spec: '§7 letters',
    /** All folders without a type. */
    request: z.object({ type: z.optional(letterType()) }),
    response: z.object({ read: z.number() }),
    example: { request: {}, response: { read: 3 } },
  }),
};
