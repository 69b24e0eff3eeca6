/**
 * The house's hand on the chat lasts: who was put out of a room stays out. What the house and its bots say is kept in both
 * scripts, so that every reader reads his own; a room with a script of its own keeps to it.
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
