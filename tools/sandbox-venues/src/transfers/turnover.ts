import type { Minor } from '@pavilion/kernel';
import type { Db } from '@pavilion/sandbox-platform/db/database';

/** Turnover requirement of an activity at a venue and the turnover done. */
export interface UnmetTurnover {
  readonly venueCode: string;
  readonly required: Minor;
  readonly done: Minor;
}

/** Requirement with the activity that causes it, if there is one. */
interface CausedRequirement extends UnmetTurnover {
  readonly activityId: string | null;
}

/** Reads the unmet turnover requirements of a member by venue. */
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

/** Stores the required and done turnover of a member at a venue. */
export async function setTurnover(
  db: Db,
  memberId: number,
  { venueCode, required, done, activityId }: CausedRequirement,
): Promise<void> {
  await db
    .insertInto('venue_turnover')
    .values({ member_id: memberId, venue_code: venueCode, required, done, activity_id: activityId })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'venue_code']).doUpdateSet({ required, done, activity_id: activityId }),
    )
    .execute();
}
