import type { Minor } from '@pavilion/kernel';
import type { Db } from '@pavilion/sandbox-platform/db/database';

/** What a member still owes an activity before a venue's money may leave. */
export interface UnmetTurnover {
  readonly venueCode: string;
  readonly required: Minor;
  readonly done: Minor;
}

/** Every requirement of a member that is not reached, by venue. */
export async function listUnmetTurnover(db: Db, memberId: number): Promise<readonly UnmetTurnover[]> {
  const rows = await db
    .selectFrom('venue_turnover')
    .select(['venue_code', 'required', 'done'])
    .where('member_id', '=', memberId)
    .whereRef('done', '<', 'required')
    .orderBy('venue_code')
    .execute();
  return rows.map(({ venue_code, required, done }) => ({ venueCode: venue_code, required, done }));
}

/** Sets what a member has to stake at a venue, and how much of it is done; for the console and for activities. */
export async function setTurnover(
  db: Db,
  memberId: number,
  { venueCode, required, done }: UnmetTurnover,
): Promise<void> {
  await db
    .insertInto('venue_turnover')
    .values({ member_id: memberId, venue_code: venueCode, required, done })
    .onConflict((conflict) => conflict.columns(['member_id', 'venue_code']).doUpdateSet({ required, done }))
    .execute();
}
