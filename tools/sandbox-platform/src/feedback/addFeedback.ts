import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { lockMember } from '../ledger/balances.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { addOperatorReply } from './addReply.ts';
import { requireBelowRateLimit } from './requireBelowRateLimit.ts';

/** Delay of the simulated operator's reply. */
const REPLY_AFTER_MS = 10_000;

interface NewFeedback {
  readonly member: Member;
  readonly body: RequestOf<'feedback.addFeedBack'>;
  readonly now: Date;
}

async function hasImages(tx: Tx, { member, body }: NewFeedback): Promise<boolean> {
  const ids = [...new Set(body.imageIds)];
  if (ids.length === 0) return true;
  const query = tx.selectFrom('images').select('id').where('member_id', '=', member.id);
  return (await query.where('id', 'in', ids).execute()).length === ids.length;
}

async function hasBet(tx: Tx, { member, body: { ticketId } }: NewFeedback): Promise<boolean> {
  if (ticketId === undefined) return true;
  const bets = tx.selectFrom('bets').select('id').where('member_id', '=', member.id);
  return (await bets.where('ticket_id', '=', ticketId).executeTakeFirst()) !== undefined;
}

async function hasOrder(tx: Tx, { member, body: { orderNo } }: NewFeedback): Promise<boolean> {
  if (orderNo === undefined) return true;
  const orders = tx.selectFrom('deals').select('id').where('member_id', '=', member.id);
  return (await orders.where('ref', '=', orderNo).executeTakeFirst()) !== undefined;
}

/** Requires that the pictures, the bet and the order belong to the member. */
async function requireOwn(tx: Tx, feedback: NewFeedback): Promise<void> {
  for (const isOwn of [hasImages, hasBet, hasOrder]) {
    if (!(await isOwn(tx, feedback))) throw new Refusal(errorCodes.notFound);
  }
}

async function storeFeedback(tx: Tx, { member, body, now }: NewFeedback): Promise<bigint> {
  const { id } = await tx
    .insertInto('feedbacks')
    .values({
      member_id: member.id,
      category_id: body.categoryId,
      content: body.content,
      ticket_id: body.ticketId ?? null,
      order_no: body.orderNo ?? null,
      created_at: now,
      read_at: null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const images = [...new Set(body.imageIds)].map((imageId, sort) => ({ feedback_id: id, image_id: imageId, sort }));
  if (images.length > 0) await tx.insertInto('feedback_images').values(images).execute();
  return id;
}

/**
 * Stores feedback together with the simulated operator's reply and its inbox message, both dated ten seconds later.
 * Counts therefore depend only on the clock, and a restart loses no timer.
 */
export async function addFeedback(tx: Tx, feedback: NewFeedback): Promise<{ feedbackId: string }> {
  const { member, body, now } = feedback;
  await lockMember(tx, member.id);
  const category = await tx
    .selectFrom('feedback_categories')
    .select('texts')
    .where('id', '=', body.categoryId)
    .executeTakeFirst();
  if (!category) throw new Refusal(errorCodes.invalidParameter);
  await requireOwn(tx, feedback);
  await requireBelowRateLimit(tx, feedback);
  const feedbackId = await storeFeedback(tx, feedback);
  const { 'zh-CN': cn, 'zh-TW': tw } = category.texts;
  const texts = { 'zh-CN': cn.reply, 'zh-TW': tw.reply };
  await addOperatorReply(tx, { feedbackId, memberId: member.id, texts, at: new Date(now.getTime() + REPLY_AFTER_MS) });
  return { feedbackId: String(feedbackId) };
}
