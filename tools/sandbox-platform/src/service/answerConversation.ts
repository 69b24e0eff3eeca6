import type { Db, Tx } from '../db/database.ts';

/** Reply of a person at the service desk. */
export interface DeskAnswer {
  readonly conversationId: bigint;
  readonly text: string;
  /** Id of the operator's action. A repeated action stores one reply. */
  readonly requestId: string;
  /** Newest message that the operator has seen. If the player has sent another since, the conversation keeps waiting. */
  readonly seenId?: bigint | undefined;
  readonly now: Date;
}

/** Whether the player has sent a message that the operator has not seen. */
async function hasUnseen(tx: Tx, { conversationId, seenId }: DeskAnswer): Promise<boolean> {
  if (seenId === undefined) return false;
  const row = await tx
    .selectFrom('service_messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'player')
    .where('id', '>', seenId)
    .executeTakeFirst();
  return row !== undefined;
}

function insertReply(tx: Tx, { conversationId, text, requestId, now }: DeskAnswer) {
  return tx
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
}

/**
 * Stores a reply and takes the conversation out of the queue, unless the player has sent a message that the operator has not seen.
 *
 * @returns whether the conversation exists
 */
export function answerConversation(db: Db, answer: DeskAnswer): Promise<boolean> {
  const { conversationId, now } = answer;
  return db.transaction().execute(async (tx) => {
    const conversation = await tx
      .selectFrom('service_conversations')
      .select('id')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!conversation) return false;
    const isStored = (await insertReply(tx, answer)) !== undefined;
    if (isStored && !(await hasUnseen(tx, answer)))
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
