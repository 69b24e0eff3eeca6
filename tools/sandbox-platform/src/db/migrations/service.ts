/** Adds the conversations with customer service. A member or guest has one conversation, which keeps all messages. */
export const serviceMigration: readonly string[] = [
  `create table service_conversations (
     id bigint generated always as identity primary key,
     owner text not null unique,
     member_id integer unique references members (id),
     locale text not null check (locale in ('zh-CN', 'zh-TW')),
     state text not null check (state in ('automatic', 'waiting', 'answered', 'closed')),
     waiting_since timestamptz,
     read_id bigint not null default 0,
     created_at timestamptz not null,
     changed_at timestamptz not null,
     constraint only_waiting_has_a_time check ((state = 'waiting') = (waiting_since is not null))
   )`,
  `create index service_queue on service_conversations (waiting_since, id) where state = 'waiting'`,
  `create index service_by_change on service_conversations (changed_at desc)`,
  `create table service_messages (
     id bigint generated always as identity primary key,
     conversation_id bigint not null references service_conversations (id),
     author text not null check (author in ('player', 'desk', 'platform')),
     request_id uuid not null,
     text text not null,
     texts jsonb,
     topic text,
     attachment jsonb,
     image_ids text[] not null,
     created_at timestamptz not null,
     constraint one_service_message_per_request unique (conversation_id, author, request_id)
   )`,
  `create index service_messages_by_conversation on service_messages (conversation_id, id)`,
  `create index service_messages_by_time on service_messages (created_at)`,
];
