import type { Db, Tx } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import type { Member } from '../db/tables/schema.ts';

/** Member whose inbox is read, and the time. Messages with a later time have not arrived yet. */
export interface InboxReader {
  readonly member: Pick<Member, 'id' | 'registered_at'>;
  readonly now: Date;
}

/**
 * Builds a query of a member's inbox messages with their marks. Deleted messages are excluded.
 *
 * Included are messages to the member, messages to all members since the registration of the member, and older standing
 * messages to all members that have not ended.
 */
export function buildInboxQuery(db: Db | Tx, { member, now }: InboxReader, type?: LetterType) {
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
        where.and([
          where('letters.member_id', 'is', null),
          where.or([
            where('letters.created_at', '>=', member.registered_at),
            where.and([
              where('letters.is_standing', '=', true),
              where.or([where('letters.ends_at', 'is', null), where('letters.ends_at', '>', now)]),
            ]),
          ]),
        ]),
      ]),
    );
  return type === undefined ? box : box.where('letters.type', '=', type);
}
