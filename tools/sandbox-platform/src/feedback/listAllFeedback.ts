import { buildUploadPath } from '../pictures/picturePaths.ts';
import type { Db } from '../db/database.ts';
import type { FeedbackMessagesTable, Texts } from '../db/tables/memberCentreTables.ts';
import { buildFeedbackQuery, getFeedbackState } from './feedbackQuery.ts';

/** Feedback of any member, for the operator. */
export interface OperatorFeedback {
  readonly feedbackId: string;
  readonly member: string;
  readonly category: string;
  readonly content: string;
  readonly ticketId: string | null;
  readonly orderNo: string | null;
  readonly state: ReturnType<typeof getFeedbackState>;
  readonly createTime: number;
  /** Paths of the pictures. */
  readonly pictures: readonly string[];
  readonly replies: readonly {
    readonly author: FeedbackMessagesTable['author'];
    readonly texts: Texts<string>;
    readonly createTime: number;
  }[];
}

async function readPictures(db: Db, ids: readonly bigint[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('feedback_images')
    .select(['feedback_id', 'image_id'])
    .where('feedback_id', 'in', ids)
    .orderBy('sort')
    .execute();
}

async function readMessages(db: Db, ids: readonly bigint[], now: Date) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('feedback_messages')
    .selectAll()
    .where('feedback_id', 'in', ids)
    .where('created_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Lists the newest feedback of all members with its conversation. */
export async function listAllFeedback(db: Db, now: Date, limit: number): Promise<OperatorFeedback[]> {
  const items = await buildFeedbackQuery(db, now)
    .innerJoin('members', 'members.id', 'feedbacks.member_id')
    .select(['feedbacks.id', 'members.name', 'category.texts', 'feedbacks.content', 'feedbacks.created_at'])
    .select(['feedbacks.read_at', 'thread.replied_at', 'thread.continued_at', 'ticket_id', 'order_no'])
    .orderBy('feedbacks.id', 'desc')
    .limit(limit)
    .execute();
  const ids = items.map(({ id }) => id);
  const [pictures, messages] = await Promise.all([readPictures(db, ids), readMessages(db, ids, now)]);
  return items.map((item) => ({
    feedbackId: String(item.id),
    member: item.name,
    category: item.texts['zh-CN'].name,
    content: item.content,
    ticketId: item.ticket_id,
    orderNo: item.order_no,
    state: getFeedbackState(item),
    createTime: item.created_at.getTime(),
    pictures: pictures.filter((each) => each.feedback_id === item.id).map((each) => buildUploadPath(each.image_id)),
    replies: messages
      .filter((each) => each.feedback_id === item.id)
      .map(({ author, texts, created_at }) => ({ author, texts, createTime: created_at.getTime() })),
  }));
}
