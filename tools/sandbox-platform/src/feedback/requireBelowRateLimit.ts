import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { FeedbackOwner } from './feedbackQuery.ts';

/** Limit of items and of replies per window of `WINDOW_MS`. */
const MAX_MESSAGES = 5;
const WINDOW_MS = 60_000;

/** Refuses with 6011 if the member has sent five items, or five replies, within 60 s. Call it with the member locked. */
export async function requireBelowRateLimit(tx: Tx, { member, now }: FeedbackOwner): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const { rows } = await sql<{ items: number; replies: number }>`
    select (select count(*)::int from feedbacks where member_id = ${member.id} and created_at > ${since}) as items,
           (select count(*)::int from feedback_messages m join feedbacks f on f.id = m.feedback_id
            where f.member_id = ${member.id} and m.author = 'member' and m.created_at > ${since}) as replies
  `.execute(tx);
  if (rows.some(({ items, replies }) => Math.max(items, replies) >= MAX_MESSAGES))
    throw new Refusal(errorCodes.frequentSubmission);
}
