import type { Db } from '../db/database.ts';

/** Answer of a person at the service desk. */
export interface DeskAnswer {
  readonly conversationId: bigint;
  readonly text: string;
  /** Id of the operator's action. An action that is repeated stores one answer. */
  readonly requestId: string;
  readonly now: Date;
}

/** Stores an answer and takes the conversation out of the queue. Returns `false` if there is no such conversation. */
export function answerConversation(db: Db, { conversationId, text, requestId, now }: DeskAnswer): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const conversation = await tx
      .selectFrom('service_conversations')
      .select('id')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!conversation) return false;
    const stored = await tx
      .insertInto('service_messages')
      .values({
        conversation_id: conversationId,
        author: 'desk',
        request_id: requestId,
        text,
        texts: null,
        topic: null,
        attachment: null,
        image_ids: [],
        created_at: now,
      })
      .onConflict((conflict) => conflict.constraint('one_service_message_per_request').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored)
      await tx
        .updateTable('service_conversations')
        .set({ state: 'answered', waiting_since: null, changed_at: now })
        .where('id', '=', conversationId)
        .execute();
    return true;
  });
}

/**
 * Closes a conversation. The transcript is kept, and the next message of the player opens it again.
 *
 * @returns whether the conversation exists
 */
export async function closeConversation(db: Db, conversationId: bigint, now: Date): Promise<boolean> {
  const closed = await db
    .updateTable('service_conversations')
    .set({ state: 'closed', waiting_since: null, changed_at: now })
    .where('id', '=', conversationId)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
