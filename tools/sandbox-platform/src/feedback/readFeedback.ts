import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '../base/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import { buildUploadPath } from '../pictures/picturePaths.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import {
  buildMemberFeedbackQuery,
  buildStateCondition,
  getFeedbackState,
  type FeedbackOwner,
  type FeedbackTimes,
} from './feedbackQuery.ts';

type Details = ResponseOf<'feedback.getFeedbackInfo'>;
type Summary = ResponseOf<'feedback.getFeedBackList'>['list'][number];

/** Member who reads, language and time. */
export interface FeedbackReader extends FeedbackOwner {
  readonly locale: Locale;
}

function filterByState(db: Db | Tx, reader: FeedbackOwner, state: Summary['state'] | undefined) {
  const items = buildMemberFeedbackQuery(db, reader);
  return state === undefined ? items : items.where(buildStateCondition(state));
}

/** Counts items with replies that the member has not opened. */
export async function countUnreadReplies(db: Db, reader: FeedbackOwner): Promise<number> {
  const { count } = await filterByState(db, reader, 'answered')
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Row extends FeedbackTimes {
  readonly id: bigint;
  readonly category_id: string;
  readonly texts: Readonly<Record<Locale, { readonly name: string }>>;
  readonly content: string;
  readonly created_at: Date;
}

const toSummary = (row: Row, locale: Locale): Summary => ({
  feedbackId: String(row.id),
  categoryId: row.category_id,
  categoryName: row.texts[locale].name,
  content: row.content,
  state: getFeedbackState(row),
  createTime: row.created_at.getTime(),
});

const columns = [
  'feedbacks.id',
  'category_id',
  'category.texts',
  'feedbacks.content',
  'feedbacks.created_at',
  'feedbacks.read_at',
  'thread.replied_at',
  'thread.continued_at',
  'ticket_id',
  'order_no',
] as const;

/** Reads one page of a member's feedback, newest first. */
export async function readFeedbackPage(db: Db, reader: FeedbackReader, page: RequestOf<'feedback.getFeedBackList'>) {
  const items = filterByState(db, reader, page.state);
  const { total } = await items.select((rows) => rows.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await items
    .select(columns)
    .orderBy('feedbacks.id', 'desc')
    .offset((page.pageNum - 1) * page.pageSize)
    .limit(page.pageSize)
    .execute();
  return { total: Number(total), list: rows.map((row) => toSummary(row, reader.locale)) };
}

async function requireItem(tx: Tx, reader: FeedbackOwner, id: string) {
  const row = await buildMemberFeedbackQuery(tx, reader)
    .where('feedbacks.id', '=', BigInt(id))
    .select(columns)
    .executeTakeFirst();
  if (!row) throw new Refusal(errorCodes.notFound);
  return row;
}

async function readImages(tx: Tx, feedbackId: bigint): Promise<Details['images']> {
  const images = await tx
    .selectFrom('feedback_images')
    .select('image_id')
    .where('feedback_id', '=', feedbackId)
    .orderBy('sort')
    .execute();
  return images.map(({ image_id }) => ({ imageId: image_id, url: buildUploadPath(image_id) }));
}

async function readReplies(tx: Tx, { now, locale }: FeedbackReader, feedbackId: bigint): Promise<Details['replies']> {
  const messages = await tx
    .selectFrom('feedback_messages')
    .select(['author', 'texts', 'created_at'])
    .where('feedback_id', '=', feedbackId)
    .where('created_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return messages.map(({ author, texts, created_at }) => ({
    author,
    content: texts[locale],
    createTime: created_at.getTime(),
  }));
}

/** Reads one item with its visible replies, and marks them as read. */
export async function openFeedback(tx: Tx, reader: FeedbackReader, id: string): Promise<Details> {
  const row = await requireItem(tx, reader, id);
  const isUnread = getFeedbackState(row) === 'answered';
  if (isUnread) await tx.updateTable('feedbacks').set({ read_at: reader.now }).where('id', '=', row.id).execute();
  return {
    ...toSummary(isUnread ? { ...row, read_at: reader.now } : row, reader.locale),
    ...(row.ticket_id === null ? {} : { ticketId: row.ticket_id }),
    ...(row.order_no === null ? {} : { orderNo: row.order_no }),
    images: await readImages(tx, row.id),
    replies: await readReplies(tx, reader, row.id),
  };
}

/** Removes one item from the member's list; the row stays in the database. */
export async function deleteFeedback(tx: Tx, reader: FeedbackOwner, id: string): Promise<void> {
  const row = await requireItem(tx, reader, id);
  await tx.updateTable('feedbacks').set({ deleted_at: reader.now }).where('id', '=', row.id).execute();
}
