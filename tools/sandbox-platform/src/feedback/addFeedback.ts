import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { lockMember } from '../ledger/balances.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';
import { Refusal } from '../base/refusal.ts';

const NOT_FOUND = 6004;
const BAD_PARAMETER = 6007;
const TOO_OFTEN = 6011;

/** Limit of items per window of `WINDOW_MS`. */
const MAX_ITEMS = 5;
const WINDOW_MS = 60_000;
/** Delay of the simulated operator's reply. */
const REPLY_AFTER_MS = 10_000;

interface NewFeedback {
  readonly member: Member;
  readonly body: RequestOf<'feedback.addFeedBack'>;
  readonly now: Date;
}

async function requireBelowRateLimit(tx: Tx, { member, now }: NewFeedback): Promise<void> {
  const { count } = await tx
    .selectFrom('feedbacks')
    .where('member_id', '=', member.id)
    .where('created_at', '>', new Date(now.getTime() - WINDOW_MS))
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_ITEMS) throw new Refusal(TOO_OFTEN);
}

/** Requires that the pictures and the bet belong to the member. */
async function requireOwn(tx: Tx, { member, body }: NewFeedback): Promise<void> {
  const ids = [...new Set(body.imageIds)];
  if (ids.length > 0) {
    const query = tx.selectFrom('images').select('id').where('member_id', '=', member.id);
    if ((await query.where('id', 'in', ids).execute()).length < ids.length) throw new Refusal(NOT_FOUND);
  }
  if (body.ticketId === undefined) return;
  const bets = tx.selectFrom('bets').select('id').where('member_id', '=', member.id);
  if (!(await bets.where('ticket_id', '=', body.ticketId).executeTakeFirst())) throw new Refusal(NOT_FOUND);
}

const letterTexts = {
  'zh-CN': { title: '意见反馈已回复', content: '您提交的意见反馈已有客服回复，请前往“意见反馈”查看。' },
  'zh-TW': { title: '意見回饋已回覆', content: '您提交的意見回饋已有客服回覆，請前往「意見回饋」查看。' },
};

async function storeFeedback(tx: Tx, { member, body, now }: NewFeedback, reply: Readonly<Record<string, string>>) {
  const replyAt = new Date(now.getTime() + REPLY_AFTER_MS);
  const { id } = await tx
    .insertInto('feedbacks')
    .values({
      member_id: member.id,
      category_id: body.categoryId,
      content: body.content,
      ticket_id: body.ticketId ?? null,
      created_at: now,
      reply: JSON.stringify(reply),
      reply_at: replyAt,
      reply_read_at: null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const images = [...new Set(body.imageIds)].map((imageId, sort) => ({ feedback_id: id, image_id: imageId, sort }));
  if (images.length > 0) await tx.insertInto('feedback_images').values(images).execute();
  const cause = `feedback:${id}`;
  await sendInboxMessages(tx, [{ memberId: member.id, type: 'fd', cause, texts: letterTexts, at: replyAt }]);
  return { feedbackId: String(id) };
}

/**
 * Stores feedback together with the simulated operator's reply and its inbox message, both dated ten seconds later.
 * Counts therefore depend only on the clock, and a restart loses no timer.
 */
export async function addFeedback(tx: Tx, feedback: NewFeedback): Promise<{ feedbackId: string }> {
  await lockMember(tx, feedback.member.id);
  const category = await tx
    .selectFrom('feedback_categories')
    .select('texts')
    .where('id', '=', feedback.body.categoryId)
    .executeTakeFirst();
  if (!category) throw new Refusal(BAD_PARAMETER);
  await requireOwn(tx, feedback);
  await requireBelowRateLimit(tx, feedback);
  const { 'zh-CN': cn, 'zh-TW': tw } = category.texts;
  return storeFeedback(tx, feedback, { 'zh-CN': cn.reply, 'zh-TW': tw.reply });
}
