import * as z from 'zod/mini';
import { pageFields } from '../fields/pageFields.ts';
import { call, instant, moneyText } from '../fields/schema.ts';
import { gameType } from '../play/sportWire.ts';

const id = () => z.string().check(z.regex(/^\d{1,18}$/));
const ticketId = () => z.string().check(z.regex(/^T\d{8,30}$/));
const orderNo = () => z.string().check(z.regex(/^[\w-]{1,64}$/));
const imageId = () => z.string().check(z.regex(/^[\w-]{22}$/));

/** State of an item: waiting for a reply, with an unread reply, with a read reply. */
const state = () => z.enum(['waiting', 'answered', 'read']);

const summary = {
  feedbackId: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  content: z.string(),
  state: state(),
  createTime: instant(),
};

const exampleSummary = {
  feedbackId: '7',
  categoryId: 'deposit',
  categoryName: '存款问题',
  content: '银行卡转账半小时未到账',
  state: 'answered' as const,
  createTime: 1_763_690_400_000,
};

export const feedbackSchemas = {
  'feedback.addFeedBack': call({
    spec: '§7 feedback',
    request: z.object({
      /** Category of `querySiteDepositRewardConfigList`. */
      categoryId: z.string().check(z.regex(/^[a-z]{1,20}$/)),
      /** At least five characters from the first to the last one that is not white space. */
      content: z.string().check(z.maxLength(500), z.regex(/\S[\s\S]{3,}\S/)),
      /** Images of the member, from `uploadImage`. */
      imageIds: z.array(imageId()).check(z.maxLength(5)),
      /** Bet of the member that the feedback is about. */
      ticketId: z.optional(ticketId()),
      /** Order of the member's transactions that the feedback is about. */
      orderNo: z.optional(orderNo()),
    }),
    response: z.object({ feedbackId: z.string() }),
    example: {
      request: { categoryId: 'deposit', content: '银行卡转账半小时未到账', imageIds: [] },
      response: { feedbackId: '7' },
    },
  }),
  'feedback.unreadNum': call({
    spec: '§7 feedback',
    request: z.object({}),
    response: z.object({ unreadNum: z.number() }),
    example: { request: {}, response: { unreadNum: 1 } },
  }),
  'feedback.queryMemberBetList': call({
    spec: '§7 feedback',
    request: z.object(pageFields),
    response: z.object({
      total: z.number(),
      list: z.array(
        z.object({
          ticketId: z.string(),
          gameType: gameType(),
          league: z.string(),
          team_h: z.string(),
          team_c: z.string(),
          stake: moneyText(),
          status: z.enum(['pending', 'open', 'settled', 'rejected']),
          placedAt: instant(),
        }),
      ),
    }),
    example: {
      request: { pageNum: 1, pageSize: 10 },
      response: {
        total: 1,
        list: [
          {
            ticketId: 'T20261121000042',
            gameType: 'FT',
            league: '英格兰超级联赛',
            team_h: '阿森纳',
            team_c: '利物浦',
            stake: '100.00',
            status: 'settled',
            placedAt: 1_763_690_400_000,
          },
        ],
      },
    },
  }),
  /** Our decision: the categories of the form, and the maximum reward for a helpful report. */
  'feedback.querySiteDepositRewardConfigList': call({
    spec: '§7 feedback',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          categoryId: z.string(),
          categoryName: z.string(),
          hint: z.string(),
          /** `0.00` without a reward. */
          maxReward: moneyText(),
        }),
      ),
    }),
    example: {
      request: {},
      response: {
        list: [
          {
            categoryId: 'suggestion',
            categoryName: '建议与投诉',
            hint: '建议被采纳后将发放彩金',
            maxReward: '188.00',
          },
        ],
      },
    },
  }),
  'feedback.getFeedBackList': call({
    spec: '§7 feedback',
    request: z.object({ state: z.optional(state()), ...pageFields }),
    response: z.object({ total: z.number(), list: z.array(z.object(summary)) }),
    example: { request: { pageNum: 1, pageSize: 10 }, response: { total: 1, list: [exampleSummary] } },
  }),
  'feedback.getFeedbackInfo': call({
    spec: '§7 feedback',
    request: z.object({ feedbackId: id() }),
    response: z.object({
      ...summary,
      ticketId: z.optional(z.string()),
      orderNo: z.optional(z.string()),
      images: z.array(z.object({ imageId: z.string(), url: z.string() })),
      /** Messages after the first one, oldest first. */
      replies: z.array(
        z.object({ author: z.enum(['member', 'operator']), content: z.string(), createTime: instant() }),
      ),
    }),
    example: {
      request: { feedbackId: '7' },
      response: {
        ...exampleSummary,
        state: 'read',
        images: [],
        replies: [
          {
            author: 'operator',
            content: '您好，您的存款已核实到账，请刷新余额查看。',
            createTime: 1_763_690_410_000,
          },
        ],
      },
    },
  }),
  'feedback.addReply': call({
    spec: 'none, USR-07',
    request: z.object({ feedbackId: id(), content: z.string().check(z.maxLength(500), z.regex(/\S/)) }),
    response: z.object({}),
    example: { request: { feedbackId: '7', content: '余额已经到账，谢谢。' }, response: {} },
  }),
  'feedback.delFeedback': call({
    spec: '§7 feedback',
    request: z.object({ feedbackId: id() }),
    response: z.object({}),
    example: { request: { feedbackId: '7' }, response: {} },
  }),
};
