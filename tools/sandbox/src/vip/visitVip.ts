import type { Db } from '../db/database.ts';
import type { Visit } from '../promotions/activityTypes.ts';
import { activityOfKind, visitActivity, type Visitor } from '../promotions/readActivities.ts';

/** The VIP activity as the member meets it. */
export async function visitVip(db: Db, visitor: Visitor): Promise<Visit> {
  return visitActivity(db, (await activityOfKind(db, 'vip')).id, visitor);
}
