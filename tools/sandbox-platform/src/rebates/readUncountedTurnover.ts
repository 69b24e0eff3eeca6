import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Uncounted } from './computeRebates.ts';

type OwnedTurnover = Uncounted & { readonly member_id: number };

/**
 * Reads the turnover decided before a moment, less the turnover that rebates have counted. Late and corrected turnover is
 * therefore part of the next count, and none is counted twice. A downward correction reduces the next count.
 *
 * @param memberId limits the result to one member
 */
export async function readUncountedTurnover(
  db: Db | Tx,
  until: Date,
  memberId?: number,
): Promise<readonly OwnedTurnover[]> {
  const own = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`;
  const { rows } = await sql<OwnedTurnover>`
    select member_id, category, sum(amount)::bigint as turnover from (
      select member_id, category, amount from turnovers where settled_at < ${until} ${own}
      union all
      select member_id, category, -turnover from rebates where true ${own}
    ) each group by member_id, category having sum(amount) > 0 order by member_id, category`.execute(db);
  return rows;
}
