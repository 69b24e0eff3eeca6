import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

/** Written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

/** A text in both scripts. */
type Bilingual = Readonly<Record<Locale, string>>;

export interface ChatRoomsTable {
  id: string;
  sort: number;
  names: Json<Bilingual>;
  /** The one script its bots write in; nobody's: each reader's own. */
  locale: Locale | null;
  /** `closed`: only the house speaks. */
  state: Generated<'open' | 'closed'>;
  /** Number of the newest message; taken under the row's lock, so numbers have no gap and follow the order of commits. */
  last_seq: Generated<bigint>;
}

export interface ChatMessagesTable {
  room_id: string;
  seq: bigint;
  category: 'text' | 'bet' | 'system';
  category_type: string | null;
  /** `m100001` of a member, `g…` of a guest, `b…` of a bot, `house`. */
  author: string;
  name: string;
  /** In traditional characters; nobody's: the same. Players' words are never turned into another script. */
  name_tw: string | null;
  /** Plain text; what looks like markup is text, too. */
  text: string;
  text_tw: string | null;
  /** The shared slip of a `bet`. */
  bet: Json<unknown> | null;
  /** Ids of those called with `@`. */
  mentions: Json<readonly string[]>;
  /** The client's own number: one message for one of them (ruling C1). */
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

/** Who has been put out of a room, until the house lets him in again. */
export interface ChatExclusionsTable {
  room_id: string;
  author: string;
  reason: string;
  created_at: Date;
}

export interface ChatAnnouncementsTable {
  id: Generated<bigint>;
  /** Nobody's: all rooms. */
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
