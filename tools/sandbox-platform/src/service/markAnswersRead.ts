import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Marks the replies up to a message as read. An older id, or one of another conversation, changes nothing. */
export async function markAnswersRead(tx: Tx, owner: string, messageId: bigint): Promise<void> {
  await tx
    .updateTable('service_conversations')
    .set({ read_id: sql<bigint>`greatest(read_id, ${messageId})` })
    .where('owner', '=', owner)
    .where((query) =>
      query.exists(
        query
          .selectFrom('service_messages')
          .select('service_messages.id')
          .whereRef('service_messages.conversation_id', '=', 'service_conversations.id')
          .where('service_messages.id', '=', messageId),
      ),
    )
    .execute();
}
