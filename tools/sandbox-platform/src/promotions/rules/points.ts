import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { sumTurnover } from '../../grades/memberFacts.ts';

/** Turnover that earns one point. */
const TURNOVER_A_POINT = 10_000n;

/** Points a member can exchange: earned by turnover, less what gifts have cost. */
export async function readPoints(db: Db | Tx, memberId: number): Promise<bigint> {
  const { spent } = await db
    .selectFrom('activity_claims')
    .where('member_id', '=', memberId)
    .select(sql<bigint>`coalesce(sum(points), 0)::bigint`.as('spent'))
    .executeTakeFirstOrThrow();
  return (await sumTurnover(db, memberId)) / TURNOVER_A_POINT - spent;
}
