import type { Db, Tx } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import type { Member } from '../db/tables/schema.ts';

/** Whose letters, and at which moment: letters of the future have not arrived. */
export interface Reader {
  readonly member: Pick<Member, 'id' | 'registered_at'>;
  readonly now: Date;
}

/**
 * Letters in a member's boxes with their marks: own ones, and those to everybody since the member is one.
 *
 * What the member deleted is gone from here.
 */
export function buildInboxQuery(db: Db | Tx, { member, now }: Reader, type?: LetterType) {
  const box = db
    .selectFrom('letters')
    .leftJoin('letter_marks', (join) =>
      join.onRef('letter_marks.letter_id', '=', 'letters.id').on('letter_marks.member_id', '=', member.id),
    )
    .where('letters.created_at', '<=', now)
    .where('letter_marks.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('letters.member_id', '=', member.id),
        where.and([where('letters.member_id', 'is', null), where('letters.created_at', '>=', member.registered_at)]),
      ]),
    );
  return type === undefined ? box : box.where('letters.type', '=', type);
}
