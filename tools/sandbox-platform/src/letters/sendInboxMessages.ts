import type { Db, Tx } from '../db/database.ts';
import type { LetterText, LetterType, Texts } from '../db/tables/memberCentreTables.ts';

export interface NewInboxMessage {
  /** Id of the receiver; null for all members. */
  readonly memberId: number | null;
  readonly type: LetterType;
  /** Key of the cause, such as `bet:42`. A member receives at most one message per cause. */
  readonly cause: string;
  readonly texts: Texts<LetterText>;
  /** Time of arrival, possibly in the future. */
  readonly at: Date;
  /** Whether members who register later receive a message to all members too. */
  readonly isStanding?: boolean;
  /** Whether the site shows it after each login until it is read. */
  readonly isForced?: boolean;
}

/** Stores inbox messages. A message whose cause already has one is skipped. */
export async function sendInboxMessages(db: Db | Tx, letters: readonly NewInboxMessage[]): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('letters')
    .values(
      letters.map(({ memberId, type, cause, texts, at, isStanding = false, isForced = false }) => ({
        member_id: memberId,
        type,
        cause,
        texts: JSON.stringify(texts),
        created_at: at,
        is_standing: isStanding,
        is_forced: isForced,
      })),
    )
    .onConflict((conflict) => conflict.constraint('one_letter_per_cause').doNothing())
    .execute();
}
