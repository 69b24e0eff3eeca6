/**
 * Adds exclusions from rooms, texts of the platform and its bots in both scripts, and rooms with a single script.
 */
export const chatModerationMigration: readonly string[] = [
  `alter table chat_messages add column name_tw text, add column text_tw text`,
  `alter table chat_rooms alter column locale drop not null`,
  `update chat_rooms set locale = null where locale = 'zh-CN'`,
  `create table chat_exclusions (
     room_id text not null references chat_rooms (id),
     author text not null,
     reason text not null,
     created_at timestamptz not null,
     primary key (room_id, author)
   )`,
];
