import type { Db } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';

/** Finds a member by name, ignoring case. */
export const findMemberByName = (db: Db, name: string): Promise<Member | undefined> =>
  db
    .selectFrom('members')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
