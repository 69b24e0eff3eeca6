/**
 * Adds chat rooms and messages.
 *
 * Numbers of a room's messages have no gaps and follow the order of commits, so that a client detects missing messages.
 * A `cid` is unique per author: a message that is repeated after a lost reply is the same message.
 */
export const chatMigration: readonly string[] = [
  `create table chat_rooms (
     id text primary key check (id ~ '^[a-z]{2,20}$'),
     sort integer not null,
     names jsonb not null,
     locale text not null check (locale in ('zh-CN', 'zh-TW')),
     state text not null default 'open' check (state in ('open', 'closed')),
     last_seq bigint not null default 0
   )`,
  `create table chat_messages (
     room_id text not null references chat_rooms (id),
     seq bigint not null,
     category text not null check (category in ('text', 'bet', 'system')),
     category_type text,
     author text not null,
     name text not null,
     text text not null,
     bet jsonb,
     mentions jsonb not null,
     client_id text not null,
     created_at timestamptz not null,
     recalled_at timestamptz,
     primary key (room_id, seq),
     constraint one_message_per_client_id unique (author, client_id)
   )`,
  `create table chat_mutes (
     author text primary key,
     name text not null,
     until timestamptz not null,
     reason text not null
   )`,
  `create table chat_announcements (
     id bigint generated always as identity primary key,
     room_id text references chat_rooms (id),
     texts jsonb not null,
     created_at timestamptz not null,
     ends_at timestamptz not null
   )`,
];
