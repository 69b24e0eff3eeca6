import { expressionBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import type { Member, Schema } from '../db/tables/schema.ts';

/** Member whose inbox is read, and the time. Messages with a later time have not arrived yet. */
export interface InboxReader {
  readonly member: Pick<Member, 'id' | 'registered_at'>;
  readonly now: Date;
}

/** Part of an inbox: messages to the member, or messages to all members. */
export type InboxPart = 'own' | 'broadcast';

/** Messages to all members since the registration, and older standing ones that have not ended. */
function matchesBroadcast({ member, now }: InboxReader) {
  const where = expressionBuilder<Schema, 'letters'>();
  return where.or([
    where('letters.created_at', '>=', member.registered_at),
    where.and([
      where('letters.is_standing', '=', true),
      where.or([where('letters.ends_at', 'is', null), where('letters.ends_at', '>', now)]),
    ]),
  ]);
}

/** Builds a query of a member's inbox messages with their marks. Deleted messages are excluded. */
export function buildInboxQuery(db: Db | Tx, reader: InboxReader, type?: LetterType) {
  const { member, now } = reader;
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
        where.and([where('letters.member_id', 'is', null), matchesBroadcast(reader)]),
      ]),
    );
  return type === undefined ? box : box.where('letters.type', '=', type);
}

/**
 * Builds a condition that a mark is absent. The planner guesses that `is null` matches hardly any row of a left join, and then
 * sorts all letters instead of reading the newest ones from an index; it expects half of the rows of an expression.
 */
export const lacksMark = (mark: 'read_at' | 'deleted_at') =>
  sql<boolean>`not coalesce(${sql.ref(`letter_marks.${mark}`)} is not null, false)`;

/** Builds a query of one part of an inbox. Unlike the whole inbox, it is read in the order of an index. */
export function buildInboxPartQuery(db: Db | Tx, reader: InboxReader, part: InboxPart) {
  const { member, now } = reader;
  const box = db
    .selectFrom('letters')
    .leftJoin('letter_marks', (join) =>
      join.onRef('letter_marks.letter_id', '=', 'letters.id').on('letter_marks.member_id', '=', member.id),
    )
    .where('letters.created_at', '<=', now)
    .where(lacksMark('deleted_at'));
  return part === 'own'
    ? box.where('letters.member_id', '=', member.id)
    : box.where('letters.member_id', 'is', null).where(matchesBroadcast(reader));
}
