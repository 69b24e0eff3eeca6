/** Adds further messages to feedback, where an item had one reply, and orders that an item is about. */
export const feedbackThreadsMigration: readonly string[] = [
  `create table feedback_messages (
     id bigint generated always as identity primary key,
     feedback_id bigint not null references feedbacks (id),
     author text not null check (author in ('member', 'operator')),
     texts jsonb not null,
     created_at timestamptz not null
   )`,
  `create index feedback_messages_by_item on feedback_messages (feedback_id, created_at)`,
  `insert into feedback_messages (feedback_id, author, texts, created_at)
   select id, 'operator', reply, reply_at from feedbacks`,
  `alter table feedbacks add column order_no text, add column read_at timestamptz`,
  `update feedbacks set read_at = reply_read_at`,
  `alter table feedbacks drop column reply, drop column reply_at, drop column reply_read_at`,
];
