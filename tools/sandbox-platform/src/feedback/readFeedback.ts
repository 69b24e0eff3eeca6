import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '../base/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import { buildUploadPath } from '../pictures/picturePaths.ts';
import { Refusal } from '../base/refusal.ts';

type Summary = ResponseOf<'feedback.getFeedBackList'>['list'][number];

const NOT_FOUND = 6004;

/** Member who reads, language and time. */
export interface FeedbackReader {
  readonly member: { readonly id: number };
  readonly now: Date;
  readonly locale: Locale;
}

/** Builds the query of a member's feedback with its category, without deleted items. */
const buildFeedbackQuery = (db: Db | Tx, { member }: Pick<FeedbackReader, 'member'>) =>
  db
    .selectFrom('feedbacks')
    .innerJoin('feedback_categories as category', 'category.id', 'feedbacks.category_id')
    .where('feedbacks.member_id', '=', member.id)
    .where('feedbacks.deleted_at', 'is', null);

function filterByState(db: Db | Tx, reader: FeedbackReader, state: Summary['state'] | undefined) {
  const items = buildFeedbackQuery(db, reader);
  if (state === 'waiting') return items.where('reply_at', '>', reader.now);
  if (state === 'answered') return items.where('reply_at', '<=', reader.now).where('reply_read_at', 'is', null);
  return state === 'read' ? items.where('reply_read_at', 'is not', null) : items;
}

/** Counts replies that the member has not opened. */
export async function countUnreadReplies(db: Db, reader: FeedbackReader): Promise<number> {
  const { count } = await filterByState(db, reader, 'answered')
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Row {
  readonly id: bigint;
  readonly category_id: string;
  readonly texts: Readonly<Record<Locale, { readonly name: string }>>;
  readonly content: string;
  readonly created_at: Date;
  readonly reply_at: Date;
  readonly reply_read_at: Date | null;
}

const toSummary = (row: Row, { now, locale }: FeedbackReader): Summary => ({
  feedbackId: String(row.id),
  categoryId: row.category_id,
  categoryName: row.texts[locale].name,
  content: row.content,
  state: row.reply_read_at ? 'read' : row.reply_at <= now ? 'answered' : 'waiting',
  createTime: row.created_at.getTime(),
});

const columns = [
  'feedbacks.id',
  'category_id',
  'category.texts',
  'feedbacks.content',
  'feedbacks.created_at',
  'reply_at',
  'reply_read_at',
  'reply',
  'ticket_id',
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
  return { total: Number(total), list: rows.map((row) => toSummary(row, reader)) };
}

async function requireItem(tx: Tx, reader: Pick<FeedbackReader, 'member'>, id: string) {
  const row = await buildFeedbackQuery(tx, reader)
    .where('feedbacks.id', '=', BigInt(id))
    .select(columns)
    .executeTakeFirst();
  if (!row) throw new Refusal(NOT_FOUND);
  return row;
}

/** Reads one item and marks an existing reply as read. */
export async function openFeedback(
  tx: Tx,
  reader: FeedbackReader,
  id: string,
): Promise<ResponseOf<'feedback.getFeedbackInfo'>> {
  const row = await requireItem(tx, reader, id);
  const isAnswered = row.reply_at <= reader.now;
  const readAt = isAnswered ? (row.reply_read_at ?? reader.now) : null;
  if (readAt && !row.reply_read_at) {
    await tx.updateTable('feedbacks').set({ reply_read_at: readAt }).where('id', '=', row.id).execute();
  }
  const images = await tx
    .selectFrom('feedback_images')
    .select('image_id')
    .where('feedback_id', '=', row.id)
    .orderBy('sort')
    .execute();
  return {
    ...toSummary({ ...row, reply_read_at: readAt }, reader),
    ...(row.ticket_id === null ? {} : { ticketId: row.ticket_id }),
    images: images.map(({ image_id }) => ({ imageId: image_id, url: buildUploadPath(image_id) })),
    ...(isAnswered ? { reply: { content: row.reply[reader.locale], createTime: row.reply_at.getTime() } } : {}),
  };
}

/** Removes one item from the member's list; the row stays in the database. */
export async function deleteFeedback(tx: Tx, reader: Omit<FeedbackReader, 'locale'>, id: string): Promise<void> {
  const row = await requireItem(tx, reader, id);
  await tx.updateTable('feedbacks').set({ deleted_at: reader.now }).where('id', '=', row.id).execute();
}
