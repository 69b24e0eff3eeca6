import type { ChatMessage, RequestData } from '@pavilion/chat-socket/protocol';
import { sql } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { ChatMessageRow, ChatRoomRow } from '../../db/tables/chatTables.ts';
import type { Db, Tx } from '../../db/database.ts';
import { type Person, getRole } from './person.ts';

/** Message that has no number yet. */
export interface Draft {
  readonly rid: string;
  readonly author: Person;
  readonly cid: string;
  readonly category: ChatMessage['category'];
  readonly categoryType?: string | undefined;
  readonly msg: string;
  /** Text in traditional characters, for messages of the platform; `msg` by default. */
  readonly msgTw?: string | undefined;
  readonly body?: ChatMessage['body'];
  readonly mentions: readonly string[];
  readonly at: Date;
}

/** Message as shown to readers. */
export interface LocalizedMessage {
  readonly message: ChatMessage;
  /** Message in traditional characters, if it differs. */
  readonly messageTw?: ChatMessage;
}

/** Stored message; `isNew` is false if the author had already sent the same `cid`. */
export interface Appended extends LocalizedMessage {
  readonly isNew: boolean;
}

/** Converts a row to its wire form in one script. A recalled message keeps its number and has no text. */
export function toChatMessage(row: ChatMessageRow, locale: Locale = 'zh-CN'): ChatMessage {
  const isRecalled = row.recalled_at !== null;
  const isTw = locale === 'zh-TW';
  return {
    rid: row.room_id,
    mid: Number(row.seq),
    uid: row.author,
    nickname: (isTw ? row.name_tw : null) ?? row.name,
    role: getRole(row.author),
    category: row.category,
    msg: isRecalled ? '' : ((isTw ? row.text_tw : null) ?? row.text),
    time: row.created_at.getTime(),
    cid: row.client_id,
    ...(row.category_type === null ? {} : { categoryType: row.category_type }),
    ...(row.avatar === null ? {} : { avatar: row.avatar }),
    ...(isRecalled ? { recalled: true } : toAttachments(row)),
  };
}

const toAttachments = ({ bet, mentions }: ChatMessageRow): Pick<ChatMessage, 'body' | 'mentions'> => ({
  ...(bet === null ? {} : { body: bet as ChatMessage['body'] }),
  ...(mentions.length === 0 ? {} : { mentions }),
});

const toLocalizedMessage = (row: ChatMessageRow): LocalizedMessage => ({
  message: toChatMessage(row),
  ...(row.text_tw === null && row.name_tw === null ? {} : { messageTw: toChatMessage(row, 'zh-TW') }),
});

const toMessageRow = (draft: Draft, seq: bigint): ChatMessageRow => ({
  room_id: draft.rid,
  seq,
  category: draft.category,
  category_type: draft.categoryType ?? null,
  author: draft.author.uid,
  name: draft.author.nickname,
  name_tw: draft.author.nicknameTw ?? null,
  avatar: draft.author.avatar ?? null,
  text: draft.msg,
  text_tw: draft.msgTw ?? null,
  bet: draft.body ?? null,
  mentions: draft.mentions,
  client_id: draft.cid,
  created_at: draft.at,
  recalled_at: null,
});

const buildDraftKey = (author: string, cid: string): string => `${author} ${cid}`;

async function readKnownMessages(tx: Tx, drafts: readonly Draft[]): Promise<Map<string, ChatMessageRow>> {
  const [authors, cids] = [drafts.map(({ author }) => author.uid), drafts.map(({ cid }) => cid)];
  const rows = await tx
    .selectFrom('chat_messages')
    .selectAll()
    .where(sql<boolean>`(author, client_id) in (select * from unnest(${authors}::text[], ${cids}::text[]))`)
    .execute();
  return new Map(rows.map((row) => [buildDraftKey(row.author, row.client_id), row]));
}

/**
 * Stores messages in the given order. A message is stored once per author and `cid`.
 *
 * The rows of the rooms are locked first, so that numbers have no gaps and follow the order of commits.
 */
export async function appendMessages(tx: Tx, drafts: readonly Draft[]): Promise<readonly (Appended | undefined)[]> {
  const rooms = await tx
    .selectFrom('chat_rooms')
    .select(['id', 'last_seq'])
    .where('id', 'in', [...new Set(drafts.map(({ rid }) => rid))])
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = await readKnownMessages(tx, drafts);
  const last = new Map(rooms.map(({ id, last_seq }) => [id, last_seq]));
  const fresh: ChatMessageRow[] = [];
  const appended = drafts.map((draft) => {
    const key = buildDraftKey(draft.author.uid, draft.cid);
    const before = known.get(key);
    if (before) return { ...toLocalizedMessage(before), isNew: false };
    const seq = (last.get(draft.rid) ?? -1n) + 1n;
    if (seq === 0n) return undefined;
    const row = toMessageRow(draft, seq);
    last.set(draft.rid, seq);
    known.set(key, row);
    fresh.push(row);
    return { ...toLocalizedMessage(row), isNew: true };
  });
  if (fresh.length > 0) await insertRows(tx, fresh, last);
  return appended;
}

async function insertRows(tx: Tx, rows: readonly ChatMessageRow[], last: ReadonlyMap<string, bigint>): Promise<void> {
  const values = rows.map((row) => ({
    ...row,
    bet: row.bet === null ? null : JSON.stringify(row.bet),
    mentions: JSON.stringify(row.mentions),
  }));
  await tx.insertInto('chat_messages').values(values).execute();
  for (const id of new Set(rows.map(({ room_id }) => room_id)))
    await tx
      .updateTable('chat_rooms')
      .set({ last_seq: last.get(id) ?? 0n })
      .where('id', '=', id)
      .execute();
}

/** Finds the message that an author sent with a `cid`. */
export async function findMessage(db: Db, author: string, cid: string): Promise<ChatMessage | undefined> {
  const row = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('author', '=', author)
    .where('client_id', '=', cid)
    .executeTakeFirst();
  return row && toChatMessage(row);
}

type HistoryRequest = RequestData<10011>;

/** Largest time value of a `Date`, milliseconds. */
const END_OF_TIME = 8_640_000_000_000_000;
const MAX_PAGE = 100_000;

const moment = (time: number): Date => new Date(Math.min(time, END_OF_TIME));

/** Reads one page of a room's messages, oldest first, and whether there are older ones. */
export async function readHistory(
  db: Db,
  { rid, pageNum, pageSize, ...filter }: HistoryRequest,
  locale: Locale,
): Promise<{ readonly messages: readonly ChatMessage[]; readonly hasMore: boolean }> {
  let query = db.selectFrom('chat_messages').selectAll().where('room_id', '=', rid);
  if (filter.beforeMid !== undefined) query = query.where('seq', '<', BigInt(filter.beforeMid));
  if (filter.afterMid !== undefined) query = query.where('seq', '>', BigInt(filter.afterMid));
  if (filter.beginTime !== undefined) query = query.where('created_at', '>=', moment(filter.beginTime));
  if (filter.endTime !== undefined) query = query.where('created_at', '<', moment(filter.endTime));
  if (filter.category !== undefined) query = query.where('category', '=', filter.category);
  if (filter.categoryType !== undefined) query = query.where('category_type', '=', filter.categoryType);
  const rows = await query
    .orderBy('seq', 'desc')
    .offset((Math.min(MAX_PAGE, Math.max(1, pageNum)) - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize).reverse();
  return { messages: page.map((row) => toChatMessage(row, locale)), hasMore: rows.length > pageSize };
}

/** Reads the messages of a room after a number, oldest first. */
export async function readMessagesAfter(db: Db, rid: string, mid: number): Promise<readonly LocalizedMessage[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('room_id', '=', rid)
    .where('seq', '>', BigInt(mid))
    .orderBy('seq')
    .limit(1_000)
    .execute();
  return rows.map(toLocalizedMessage);
}

/** Reads all rooms in their order. */
export const readRooms = (db: Db): Promise<ChatRoomRow[]> =>
  db.selectFrom('chat_rooms').selectAll().orderBy('sort').orderBy('id').execute();
