import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** Member whose feedback is read, and the time. Messages dated later are not visible yet. */
export interface FeedbackOwner {
  readonly member: { readonly id: number };
  readonly now: Date;
}

/** Times of an item that determine its state. */
export interface FeedbackTimes {
  readonly read_at: Date | null;
  /** Time of the latest visible reply of the operator. */
  readonly replied_at: Date | null;
  /** Time of the member's latest message after the first one. */
  readonly continued_at: Date | null;
}

/** Builds the query of all feedback with its category and the times of its visible messages, without deleted items. */
export const buildFeedbackQuery = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('feedbacks')
    .innerJoin('feedback_categories as category', 'category.id', 'feedbacks.category_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('feedback_messages')
          .whereRef('feedback_id', '=', 'feedbacks.id')
          .where('feedback_messages.created_at', '<=', now)
          .select([
            sql<Date | null>`max(created_at) filter (where author = 'operator')`.as('replied_at'),
            sql<Date | null>`max(created_at) filter (where author = 'member')`.as('continued_at'),
          ])
          .as('thread'),
      (join) => join.onTrue(),
    )
    .where('feedbacks.deleted_at', 'is', null);

/** Builds the query of a member's feedback. */
export const buildMemberFeedbackQuery = (db: Db | Tx, { member, now }: FeedbackOwner) =>
  buildFeedbackQuery(db, now).where('feedbacks.member_id', '=', member.id);

/** Returns the state of an item. {@link buildStateCondition} is the same rule in SQL. */
export function getFeedbackState({
  read_at,
  replied_at,
  continued_at,
}: FeedbackTimes): 'waiting' | 'answered' | 'read' {
  if (!replied_at) return 'waiting';
  if (!read_at || read_at < replied_at) return 'answered';
  return continued_at && continued_at > replied_at ? 'waiting' : 'read';
}

const isUnread = sql<boolean>`coalesce(thread.replied_at > coalesce(feedbacks.read_at, '-infinity'), false)`;
const isWaiting = sql<boolean>`coalesce(thread.continued_at > thread.replied_at, thread.replied_at is null)`;

/** Builds the condition of a state for {@link buildFeedbackQuery}. */
export function buildStateCondition(state: 'waiting' | 'answered' | 'read') {
  if (state === 'answered') return isUnread;
  return state === 'waiting'
    ? sql<boolean>`${isWaiting} and not ${isUnread}`
    : sql<boolean>`not ${isWaiting} and not ${isUnread}`;
}
