import type { Db, Tx } from '../db/database.ts';
import type { LetterText, LetterType, Texts } from '../db/tables/memberCentreTables.ts';

export interface NewInboxMessage {
  /** Nobody: everybody. */
  readonly memberId: number | null;
  readonly type: LetterType;
  /** Such as `bet:42`: one letter a member for one cause. */
  readonly cause: string;
  readonly texts: Texts<LetterText>;
  /** When it arrives; may lie ahead. */
  readonly at: Date;
}

/** Puts letters into boxes; one whose cause was told of before is left out. */
export async function sendInboxMessages(db: Db | Tx, letters: readonly NewInboxMessage[]): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('letters')
    .values(
      letters.map(({ memberId, type, cause, texts, at }) => ({
        member_id: memberId,
        type,
        cause,
        texts: JSON.stringify(texts),
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('one_letter_per_cause').doNothing())
    .execute();
}
