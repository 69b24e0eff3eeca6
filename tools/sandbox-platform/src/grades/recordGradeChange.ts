import type { Tx } from '../db/database.ts';

/** Change of a member's VIP level. */
export interface GradeChange {
  readonly memberId: number;
  readonly from: number;
  readonly to: number;
  readonly at: Date;
}

/** Stores a change of a member's VIP level for the history. */
export async function recordGradeChange(tx: Tx, { memberId, from, to, at }: GradeChange): Promise<void> {
  await tx
    .insertInto('grade_changes')
    .values({ member_id: memberId, from_grade: from, to_grade: to, created_at: at })
    .execute();
}
