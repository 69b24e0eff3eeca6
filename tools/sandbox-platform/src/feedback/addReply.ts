import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Tx } from '../db/database.ts';
import type { FeedbackMessagesTable, Texts } from '../db/tables/memberCentreTables.ts';
import { lockMember } from '../ledger/balances.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { buildMemberFeedbackQuery, type FeedbackOwner } from './feedbackQuery.ts';
import { requireBelowRateLimit } from './requireBelowRateLimit.ts';

interface NewMessage {
  readonly feedbackId: bigint;
  readonly author: FeedbackMessagesTable['author'];
  readonly texts: Texts<string>;
  readonly at: Date;
}

async function insertMessage(tx: Tx, { feedbackId, author, texts, at }: NewMessage): Promise<bigint> {
  const { id } = await tx
    .insertInto('feedback_messages')
    .values({ feedback_id: feedbackId, author, texts: JSON.stringify(texts), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const letterTexts = {
  'zh-CN': { title: '意见反馈已回复', content: '您提交的意见反馈已有客服回复，请前往“意见反馈”查看。' },
  'zh-TW': { title: '意見回饋已回覆', content: '您提交的意見回饋已有客服回覆，請前往「意見回饋」查看。' },
};

/** Reply of the operator. */
export interface OperatorReply extends Pick<NewMessage, 'feedbackId' | 'texts' | 'at'> {
  readonly memberId: number;
}

/** Stores a reply of the operator with its inbox message, both visible from `at`. */
export async function addOperatorReply(tx: Tx, { memberId, ...reply }: OperatorReply): Promise<void> {
  const id = await insertMessage(tx, { ...reply, author: 'operator' });
  const cause = `feedback:${reply.feedbackId}:${id}`;
  await sendInboxMessages(tx, [{ memberId, type: 'fd', cause, texts: letterTexts, at: reply.at }]);
}

interface MemberReply extends FeedbackOwner {
  readonly body: RequestOf<'feedback.addReply'>;
}

/** Stores a further message of the member. Refuses with 6004 if the item is not the member's, and 6011 above the rate limit. */
export async function addMemberReply(tx: Tx, { member, now, body }: MemberReply): Promise<void> {
  await lockMember(tx, member.id);
  const feedbackId = BigInt(body.feedbackId);
  const item = await buildMemberFeedbackQuery(tx, { member, now })
    .where('feedbacks.id', '=', feedbackId)
    .select('feedbacks.id')
    .executeTakeFirst();
  if (!item) throw new Refusal(errorCodes.notFound);
  await requireBelowRateLimit(tx, { member, now });
  const texts = { 'zh-CN': body.content, 'zh-TW': body.content };
  await insertMessage(tx, { feedbackId, author: 'member', texts, at: now });
}
