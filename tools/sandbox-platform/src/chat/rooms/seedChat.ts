import { chatRoomSeeds } from '../../content/chatRooms.ts';
import type { Db } from '../../db/database.ts';

/** Creates the rooms that do not exist yet. */
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
