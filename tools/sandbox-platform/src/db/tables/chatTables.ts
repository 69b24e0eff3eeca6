import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

/** JSON column: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

/** Text in both scripts. */
type Bilingual = Readonly<Record<Locale, string>>;

export interface ChatRoomsTable {
  id: string;
  sort: number;
  names: Json<Bilingual>;
  /** Only script of the room; null if each reader has their own. */
  locale: Locale | null;
  /** In a `closed` room only the platform may write. */
  state: Generated<'open' | 'closed'>;
  /** Number of the newest message. It is assigned under the row's lock: no gaps, in the order of commits. */
  last_seq: Generated<bigint>;
}

export interface ChatMessagesTable {
  room_id: string;
  seq: bigint;
  category: 'text' | 'bet' | 'system';
  category_type: string | null;
  /** Author id: `m100001` for a member, `g…` for a guest, `b…` for a bot, `house` for the platform. */
  author: string;
  name: string;
  /** Name in traditional characters; null if it is the same. Texts of players are not converted. */
  name_tw: string | null;
  /** Plain text; markup in it is not interpreted. */
  text: string;
  text_tw: string | null;
  /** Shared bet slip of a message of the category `bet`. */
  bet: Json<unknown> | null;
  /** Ids of mentioned authors. */
  mentions: Json<readonly string[]>;
  /** URL of the author's picture when the message was sent. */
  avatar: string | null;
  /** `cid` of the client; unique per author (ruling C1). */
  client_id: string;
  created_at: Date;
  recalled_at: Date | null;
}

export interface ChatMutesTable {
  author: string;
  name: string;
  until: Date;
  reason: string;
}

/** Authors excluded from a room. */
export interface ChatExclusionsTable {
  room_id: string;
  author: string;
  reason: string;
  created_at: Date;
}

export interface ChatAnnouncementsTable {
  id: Generated<bigint>;
  /** Room; null for all rooms. */
  room_id: string | null;
  texts: Json<Bilingual>;
  created_at: Date;
  ends_at: Date;
}

/** Tables of the chat. */
export interface ChatTables {
  chat_rooms: ChatRoomsTable;
  chat_messages: ChatMessagesTable;
  chat_mutes: ChatMutesTable;
  chat_exclusions: ChatExclusionsTable;
  chat_announcements: ChatAnnouncementsTable;
}

export type ChatRoomRow = Selectable<ChatRoomsTable>;
export type ChatMessageRow = Selectable<ChatMessagesTable>;
