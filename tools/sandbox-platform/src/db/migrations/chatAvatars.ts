/** Adds the picture of the author to chat messages, as it was when the message was sent. */
export const chatAvatarsMigration: readonly string[] = [`alter table chat_messages add column avatar text`];
