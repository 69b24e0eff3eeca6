import type { Db } from '../db/database.ts';
import type { MemberActivity } from '../promotions/rules/activityTypes.ts';
import { requireActivityByKind, readMemberActivity, type Visitor } from '../promotions/readActivities.ts';

/** Reads the VIP activity with the member's claims. */
export async function readVipActivity(db: Db, visitor: Visitor): Promise<MemberActivity> {
  return readMemberActivity(db, (await requireActivityByKind(db, 'vip')).id, visitor);
}
