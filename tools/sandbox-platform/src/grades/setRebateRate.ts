import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { RebateCategory } from '../db/tables/memberCentreTables.ts';

/** Rebate rate of one level and category. */
export interface RebateRate {
  readonly grade: number;
  readonly category: RebateCategory;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/** Sets a rebate rate. It applies to turnover without a rebate so far. @returns whether the level exists */
export async function setRebateRate(db: Db, { grade, category, rate }: RebateRate): Promise<boolean> {
  const rebates = sql<string>`rebates || ${JSON.stringify({ [category]: rate })}::jsonb`;
  const row = await db
    .updateTable('vip_grades')
    .set({ rebates })
    .where('grade', '=', grade)
    .returning('grade')
    .executeTakeFirst();
  return row !== undefined;
}
