import type { EndpointTable } from '../endpoint/endpoint.ts';

const member = { method: 'POST', auth: 'member' } as const;

/**
 * Feedback of a member and the operator's reply (§7 feedback).
 *
 * Our decision: `getFeedbackInfo` is a `write`, because opening an item marks its reply as read.
 */
export const feedbackEndpoints = {
  'feedback.addFeedBack': {
    ...member,
    path: '/site/api/v1/user/feedback/addFeedBack',
    effect: 'write',
    errors: [6001, 6004, 6007, 6011],
  },
  'feedback.unreadNum': { ...member, path: '/site/api/v1/user/feedback/unreadNum', effect: 'read', errors: [6001] },
  'feedback.queryMemberBetList': {
    ...member,
    path: '/site/api/v1/user/feedback/queryMemberBetList',
    effect: 'read',
    errors: [6001, 6007],
  },
  'feedback.querySiteDepositRewardConfigList': {
    ...member,
    path: '/site/api/v1/user/feedback/querySiteDepositRewardConfigList',
    effect: 'read',
    errors: [6001],
  },
  'feedback.getFeedBackList': {
    ...member,
    path: '/site/api/v1/user/feedback/getFeedBackList',
    effect: 'read',
    errors: [6001, 6007],
  },
  'feedback.getFeedbackInfo': {
    ...member,
    path: '/site/api/v1/user/feedback/getFeedbackInfo',
    effect: 'write',
    errors: [6001, 6004],
  },
  /** Adds a message to the conversation of an item. */
  'feedback.addReply': {
    ...member,
    origin: 'pavilion',
    path: '/pavilion/api/v1/feedback/addReply',
    effect: 'write',
    errors: [6001, 6004, 6007, 6011],
  },
  'feedback.delFeedback': {
    ...member,
    path: '/site/api/v1/user/feedback/delFeedback',
    effect: 'write',
    errors: [6001, 6004],
  },
} as const satisfies EndpointTable;
