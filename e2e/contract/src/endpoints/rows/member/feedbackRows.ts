import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

const UNKNOWN_ID = '999999999';
const report = { categoryId: 'deposit', content: '银行卡转账半小时未到账', imageIds: [] };
const page = { pageNum: 1, pageSize: 10 };

/** Rows of feedback. */
export const feedbackRows = {
  'feedback.addFeedBack': {
    by: 'own',
    body: () => report,
    refusals: {
      6004: ({ send }) => send({ ...report, imageIds: ['0000000000000000000000'] }),
      6007: ({ send }) => send({ ...report, categoryId: 'nothing' }),
      6011: async ({ player, send }) => {
        for (let i = 0; i < 5; i++) await player.call('feedback.addFeedBack', report);
        return send(report);
      },
    },
  },
  'feedback.unreadNum': { body: () => ({}), refusals: {} },
  'feedback.queryMemberBetList': { body: () => page, refusals: { 6007: noObject } },
  'feedback.querySiteDepositRewardConfigList': {
    body: () => ({}),
    check: ({ list }) => expect(list.map(({ categoryId }) => categoryId)).toContain('deposit'),
    refusals: {},
  },
  'feedback.getFeedBackList': { body: () => page, refusals: { 6007: noObject } },
  'feedback.getFeedbackInfo': {
    by: 'own',
    body: ({ player }) => player.call('feedback.addFeedBack', report),
    check: (item) => expect(item).toMatchObject({ content: report.content, state: 'waiting' }),
    refusals: { 6004: ({ send }) => send({ feedbackId: UNKNOWN_ID }) },
  },
  'feedback.addReply': {
    by: 'own',
    body: async ({ player }) => ({ ...(await player.call('feedback.addFeedBack', report)), content: '已到账' }),
    refusals: {
      6004: ({ send }) => send({ feedbackId: UNKNOWN_ID, content: '已到账' }),
      6007: noObject,
      6011: async ({ player, body, send }) => {
        const reply = await body();
        for (let i = 0; i < 5; i++) await player.call('feedback.addReply', reply);
        return send(reply);
      },
    },
  },
  'feedback.delFeedback': {
    by: 'own',
    body: ({ player }) => player.call('feedback.addFeedBack', report),
    refusals: { 6004: ({ send }) => send({ feedbackId: UNKNOWN_ID }) },
  },
} satisfies EndpointRows;
