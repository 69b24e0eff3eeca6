import * as z from 'zod/mini';
import { call, instant, moneyText } from '../fields/schema.ts';
import { currency } from '../money/cashierWire.ts';

const guestToken = () => z.optional(z.uuid());
const messageId = () => z.string().check(z.regex(/^\d{1,18}$/));
const topicId = () => z.string().check(z.regex(/^[a-z][A-Za-z]{0,19}$/));
const clockTime = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** Subject of a message: an order or bet of the member, or the code of an error. */
const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), id: z.string().check(z.regex(/^[A-Z]\d{8,30}$/)) }),
  z.object({ kind: z.literal('bet'), id: z.string().check(z.regex(/^T\d{8,30}$/)) }),
  z.object({ kind: z.literal('error'), id: z.string().check(z.regex(/^\d{1,5}$/)) }),
]);

/** Subject with its current details. */
const attachment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    id: z.string(),
    type: z.enum(['deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate']),
    amount: moneyText(),
    status: z.enum(['processing', 'success', 'failed']),
    /** Amount to pay of a deposit that is not paid yet; absent otherwise. */
    unpaid: z.optional(z.object({ payAmount: moneyText(), payCurrency: currency() })),
    createTime: instant(),
  }),
  z.object({
    kind: z.literal('bet'),
    id: z.string(),
    /** Teams of the first selection. */
    team_h: z.string(),
    team_c: z.string(),
    /** Number of selections; more than one for a parlay. */
    selections: z.number(),
    stake: moneyText(),
    status: z.enum(['pending', 'open', 'settled', 'rejected']),
    createTime: instant(),
  }),
  z.object({ kind: z.literal('error'), id: z.string() }),
]);

const message = z.object({
  messageId: z.string(),
  /** `platform`: an automatic reply; `desk`: a person. */
  author: z.enum(['player', 'desk', 'platform']),
  /** Request id of the call that sent it; only on the player's own messages. */
  requestId: z.optional(z.string()),
  /** Plain text. Empty if the message has a topic or only pictures or an attachment. */
  text: z.string(),
  images: z.array(z.object({ imageId: z.string(), url: z.string(), width: z.number(), height: z.number() })),
  attachment: z.optional(attachment),
  /** Topic that the player chose with this message. */
  topic: z.optional(z.string()),
  createTime: instant(),
});

export const serviceSchemas = {
  /** Service hours, topics and the newest messages of the player's conversation, oldest first. */
  'service.conversation': call({
    spec: 'none, ruling W5',
    request: z.object({
      /** Token of a guest; ignored for members. Without it a guest has no conversation. */
      guestToken: guestToken(),
      /** Largest number of messages. */
      limit: z.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
    }),
    response: z.object({
      isOpen: z.boolean(),
      /** Service hours in UTC+8, `HH:MM`; equal times mean around the clock. */
      hours: z.object({ from: clockTime(), to: clockTime() }),
      topics: z.array(z.object({ topic: z.string(), name: z.string() })),
      /** `none`: no conversation yet. `waiting`: the player waits for a person. */
      state: z.enum(['none', 'automatic', 'waiting', 'answered', 'closed']),
      /** Place in the queue, from 1; 0 unless the player waits. */
      position: z.number(),
      /** Number of messages of the conversation. */
      total: z.number(),
      unread: z.number(),
      list: z.array(message),
    }),
    example: {
      request: { limit: 50 },
      response: {
        isOpen: true,
        hours: { from: '09:00', to: '23:00' },
        topics: [{ topic: 'deposit', name: '存款没到账' }],
        state: 'waiting',
        position: 2,
        total: 1,
        unread: 0,
        list: [
          {
            messageId: '7',
            author: 'player',
            requestId: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90',
            text: '这笔存款失败了，钱什么时候退回？',
            images: [],
            attachment: {
              kind: 'order',
              id: 'D20261121000001',
              type: 'deposit',
              amount: '500.00',
              status: 'failed',
              createTime: 1_763_690_400_000,
            },
            createTime: 1_763_690_460_000,
          },
        ],
      },
    },
  }),
  'service.unread': call({
    spec: 'none, ruling W5',
    request: z.object({ guestToken: guestToken() }),
    response: z.object({ unread: z.number() }),
    example: { request: {}, response: { unread: 1 } },
  }),
  /**
   * Sends a message. A repeated call with the same request id and body returns the stored message, also after the
   * retention of stored responses.
   */
  'service.send': call({
    spec: 'none, ruling W5',
    request: z
      .object({
        guestToken: guestToken(),
        text: z.string().check(z.trim(), z.maxLength(1_000)),
        /** Pictures of the member from `user.uploadImage`; a guest has none. */
        imageIds: z.array(z.string().check(z.regex(/^[\w-]{22}$/))).check(z.maxLength(3)),
        attachment: z.optional(subject),
        /** Topic with an automatic reply. Without text, pictures and attachment. */
        topic: z.optional(topicId()),
      })
      .check(
        z.refine(({ text, imageIds, attachment: about, topic }) => {
          const hasContent = text !== '' || imageIds.length > 0 || about !== undefined;
          return (topic === undefined) === hasContent;
        }),
      ),
    response: z.object({ messageId: z.string() }),
    example: {
      request: {
        text: '这笔存款失败了，钱什么时候退回？',
        imageIds: [],
        attachment: { kind: 'order', id: 'D20261121000001' },
      },
      response: { messageId: '7' },
    },
  }),
  /** Marks the replies up to a message as read. */
  'service.markRead': call({
    spec: 'none, ruling W5',
    request: z.object({ guestToken: guestToken(), messageId: messageId() }),
    response: z.object({}),
    example: { request: { messageId: '8' }, response: {} },
  }),
};
