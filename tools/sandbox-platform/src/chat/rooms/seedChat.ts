import { chatRoomSeeds } from '../../content/chatRooms.ts';
import type { Db } from '../../db/database.ts';

/** Opens the rooms of a new platform; those there are stay as they are. */
export async function seedChat(db: Db): Promise<void> {
  const rows = chatRoomSeeds.map(({ id, names, locale = null }, sort) => ({
    id,
    sort,
    names: JSON.stringify(names),
    locale,
  }));
  await db
    .insertInto('chat_rooms')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
