import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

type Json<Value> = ColumnType<Value, string | null, string | null>;

/** Order, bet or error that a message is about. */
export interface ServiceSubject {
  readonly kind: 'order' | 'bet' | 'error';
  readonly id: string;
}

export interface ServiceConversationsTable {
  id: Generated<bigint>;
  /** `m:` and the member's id, or `g:` and a digest of device id and token of a guest. */
  owner: string;
  member_id: number | null;
  /** Script of the player's latest message. */
  locale: Locale;
  /** `automatic`: the player has only chosen topics, and does not wait. */
  state: 'automatic' | 'waiting' | 'answered' | 'closed';
  /** Time since which the player waits for a person. */
  waiting_since: Date | null;
  /** Id of the newest message that the player has read. */
  read_id: Generated<bigint>;
  created_at: Date;
  /** Time of the newest message or change of state. */
  changed_at: Date;
}

export interface ServiceMessagesTable {
  id: Generated<bigint>;
  conversation_id: bigint;
  author: 'player' | 'desk' | 'platform';
  /** Request id of the call; an author writes one message for each. */
  request_id: string;
  text: string;
  /** Text of the platform in both scripts, instead of `text`. */
  texts: Json<Readonly<Record<Locale, string>> | null>;
  topic: string | null;
  attachment: Json<ServiceSubject | null>;
  image_ids: string[];
  created_at: Date;
}

/** Tables of customer service. */
export interface ServiceTables {
  service_conversations: ServiceConversationsTable;
  service_messages: ServiceMessagesTable;
}

export type ServiceConversation = Selectable<ServiceConversationsTable>;
export type ServiceMessage = Selectable<ServiceMessagesTable>;
