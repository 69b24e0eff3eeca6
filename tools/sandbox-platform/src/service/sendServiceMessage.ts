import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Tx } from '../db/database.ts';
import type { Locale } from '../base/locale.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { ServiceTopic } from '../settings/serviceSettings.ts';
import { requireOwnAttachments } from './requireOwnAttachments.ts';
import type { ServiceOwner } from './serviceOwner.ts';

/** Message of a player. */
export interface NewServiceMessage {
  readonly owner: ServiceOwner;
  readonly body: RequestOf<'service.send'>;
  readonly requestId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly topics: readonly ServiceTopic[];
}

/**
 * Returns the id of the player's conversation, and creates it with the first message. The row is locked, so that the messages
 * of a conversation become visible in the order of their ids.
 */
async function lockConversation(tx: Tx, { owner, locale, now }: NewServiceMessage): Promise<bigint> {
  const { id } = await tx
    .insertInto('service_conversations')
    .values({
      owner: owner.key,
      member_id: owner.memberId,
      locale,
      state: 'automatic',
      waiting_since: null,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ locale, changed_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const findMessage = (tx: Tx, conversationId: bigint, requestId: string) =>
  tx
    .selectFrom('service_messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'player')
    .where('request_id', '=', requestId)
    .executeTakeFirst();

async function insertMessage(tx: Tx, conversationId: bigint, { body, requestId, now }: NewServiceMessage) {
  const { text, attachment, topic, imageIds } = body;
  return tx
    .insertInto('service_messages')
    .values({
      conversation_id: conversationId,
      author: 'player',
      request_id: requestId,
      text,
      texts: null,
      topic: topic ?? null,
      attachment: attachment ? JSON.stringify(attachment) : null,
      image_ids: [...new Set(imageIds)],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Stores the automatic reply to a topic. */
async function insertReply(tx: Tx, conversationId: bigint, { answers, now }: ServiceTopic & { readonly now: Date }) {
  await tx
    .insertInto('service_messages')
    .values({
      conversation_id: conversationId,
      author: 'platform',
      request_id: randomUUID(),
      text: '',
      texts: JSON.stringify(answers),
      topic: null,
      attachment: null,
      image_ids: [],
      created_at: now,
    })
    .execute();
}

/** Puts the conversation into the queue. A player who already waits keeps the place. */
async function enqueue(tx: Tx, conversationId: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('service_conversations')
    .set({ state: 'waiting', waiting_since: now })
    .where('id', '=', conversationId)
    .where('state', '<>', 'waiting')
    .execute();
}

/**
 * Stores a message of a player. A chosen topic gets its automatic reply at once; any other message waits for a person.
 * A request id that the conversation already has stores nothing.
 *
 * @throws Refusal 6004 if the topic does not exist, or an attachment or picture does not belong to the player
 */
export async function sendServiceMessage(tx: Tx, message: NewServiceMessage): Promise<{ messageId: string }> {
  const { owner, body, requestId, now, topics } = message;
  const topic = topics.find((each) => each.topic === body.topic);
  if (body.topic !== undefined && !topic) throw new Refusal(errorCodes.notFound);
  await requireOwnAttachments(tx, owner, body);
  const conversationId = await lockConversation(tx, message);
  const known = await findMessage(tx, conversationId, requestId);
  if (known) return { messageId: String(known.id) };
  const { id } = await insertMessage(tx, conversationId, message);
  if (topic) await insertReply(tx, conversationId, { ...topic, now });
  else await enqueue(tx, conversationId, now);
  return { messageId: String(id) };
}
