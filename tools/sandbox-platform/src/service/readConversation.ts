import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';
import type { ServiceConversation, ServiceMessage } from '../db/tables/serviceTables.ts';
import type { SiteSettings } from '../settings/siteSettings.ts';
import { isServiceOpen } from './isServiceOpen.ts';
import { type AttachmentDetails, readAttachments } from './readAttachments.ts';

type Conversation = ResponseOf<'service.conversation'>;

/** Owner of a conversation and the reader's script. */
export interface ServiceReader {
  /** Key of the owner; absent for a guest without a conversation. */
  readonly owner: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

const findConversation = (db: Db, owner: string) =>
  db.selectFrom('service_conversations').selectAll().where('owner', '=', owner).executeTakeFirst();

async function countMessages(db: Db, { id, read_id }: Pick<ServiceConversation, 'id' | 'read_id'>) {
  const row = await db
    .selectFrom('service_messages')
    .where('conversation_id', '=', id)
    .select((rows) => [
      rows.fn.countAll<bigint>().as('total'),
      rows.fn
        .countAll<bigint>()
        .filterWhere((where) => where.and([where('author', '=', 'desk'), where('service_messages.id', '>', read_id)]))
        .as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), unread: Number(row.unread) };
}

/** Returns the place of a waiting conversation in the queue, from 1; 0 if it does not wait. */
export async function readQueuePosition(
  db: Db,
  { id, waiting_since }: Pick<ServiceConversation, 'id' | 'waiting_since'>,
): Promise<number> {
  if (waiting_since === null) return 0;
  const row = await db
    .selectFrom('service_conversations')
    .where('state', '=', 'waiting')
    .where((where) =>
      where.or([
        where('waiting_since', '<', waiting_since),
        where.and([where('waiting_since', '=', waiting_since), where('id', '<=', id)]),
      ]),
    )
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Reads the newest messages of a conversation, oldest first. */
export async function readServiceMessages(db: Db, conversationId: bigint, limit: number): Promise<ServiceMessage[]> {
  const rows = await db
    .selectFrom('service_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Converts a message to its wire form. */
export function toWireMessage(
  message: ServiceMessage,
  { findAttachment, findImages }: AttachmentDetails,
  locale: Locale,
): Conversation['list'][number] {
  const { id, author, request_id, text, texts, topic, created_at } = message;
  const attachment = findAttachment(message);
  return {
    messageId: String(id),
    author,
    ...(author === 'player' ? { requestId: request_id } : {}),
    text: texts?.[locale] ?? text,
    images: findImages(message),
    ...(attachment ? { attachment } : {}),
    ...(topic === null ? {} : { topic }),
    createTime: created_at.getTime(),
  };
}

/** Reads service hours, topics and the newest messages of a player's conversation. */
export async function readConversation(
  db: Db,
  settings: Pick<SiteSettings, 'serviceHours' | 'serviceTopics'>,
  { owner, locale, now, limit }: ServiceReader & { readonly limit: number },
): Promise<Conversation> {
  const { serviceHours, serviceTopics } = settings;
  const desk = {
    isOpen: isServiceOpen(serviceHours, now),
    hours: serviceHours,
    topics: serviceTopics.map(({ topic, names }) => ({ topic, name: names[locale] })),
  };
  const conversation = owner === undefined ? undefined : await findConversation(db, owner);
  if (!conversation) return { ...desk, state: 'none', position: 0, total: 0, unread: 0, list: [] };
  const messages = await readServiceMessages(db, conversation.id, limit);
  const [details, counts, position] = await Promise.all([
    readAttachments(db, messages, locale),
    countMessages(db, conversation),
    readQueuePosition(db, conversation),
  ]);
  const list = messages.map((message) => toWireMessage(message, details, locale));
  return { ...desk, state: conversation.state, position, ...counts, list };
}

/** Counts the unread replies in a player's conversation. */
export async function countUnreadAnswers(db: Db, owner: string | undefined): Promise<number> {
  const conversation = owner === undefined ? undefined : await findConversation(db, owner);
  return conversation ? (await countMessages(db, conversation)).unread : 0;
}
