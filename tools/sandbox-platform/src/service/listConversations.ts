import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ServiceConversation } from '../db/tables/serviceTables.ts';
import { readAttachments } from './readAttachments.ts';
import { readQueuePosition, readServiceMessages, toWireMessage } from './readConversation.ts';

/** Locale of the names that the operator reads. */
const LOCALE = 'zh-CN';
const TRANSCRIPT = 1_000;

const buildQuery = (db: Db) =>
  db
    .selectFrom('service_conversations')
    .leftJoin('members', 'members.id', 'service_conversations.member_id')
    .selectAll('service_conversations')
    .select('members.name as member_name');

type Row = ServiceConversation & { readonly member_name: string | null };

const toSummary = ({ id, member_name, locale, state, waiting_since, changed_at }: Row) => ({
  conversationId: String(id),
  /** Name of the member; empty for a guest. */
  member: member_name ?? '',
  locale,
  state,
  waitingSince: waiting_since?.getTime() ?? null,
  changedAt: changed_at.getTime(),
});

/** Lists conversations for the operator: the queue in its order, then the others, the latest change first. */
export async function listConversations(db: Db, limit: number) {
  const rows = await buildQuery(db)
    .orderBy(sql`waiting_since asc nulls last`)
    .orderBy('changed_at', 'desc')
    .orderBy('service_conversations.id')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** Reads the transcript of a conversation for the operator. */
export async function readTranscript(db: Db, conversationId: bigint) {
  const row = await buildQuery(db).where('service_conversations.id', '=', conversationId).executeTakeFirst();
  if (!row) return undefined;
  const messages = await readServiceMessages(db, conversationId, TRANSCRIPT);
  const details = await readAttachments(db, messages, LOCALE);
  return {
    ...toSummary(row),
    position: await readQueuePosition(db, row),
    messages: messages.map((message) => toWireMessage(message, details, LOCALE)),
  };
}
