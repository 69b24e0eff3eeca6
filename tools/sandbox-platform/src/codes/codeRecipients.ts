import { sql } from 'kysely';
import { ageMs } from '../base/ageMs.ts';
import { formatDay } from '../base/chinaTime.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/database.ts';
import type { CodeRecipientsTable } from '../db/tables/authTables.ts';

/** Time between two codes to a recipient, milliseconds. */
export const RESEND_MS = 60_000;

/** Codes to a recipient per day in UTC+8. */
export const MAX_PER_DAY = 10;

const MAX_SENDS = errorCodes.maxPhoneAttempts;
const TOO_SOON = errorCodes.sixtySecondLimit;
const RETENTION_MS = 2 * 86_400_000;

/** Trunk prefixes, which are optional when a national number is typed: 0, and 8 in Russia. */
const TRUNK_PREFIX = /^0+|^8(?=9\d{9}$)/;

/** Returns the text under which a recipient is counted. The notations of a phone number share one count. */
export function normalizeRecipient(medium: 'phone' | 'email', number: string): string {
  const text = number.normalize('NFKC').trim();
  return medium === 'email' ? text.toLowerCase() : text.replaceAll(/\D/g, '').replace(TRUNK_PREFIX, '');
}

/** Count of a recipient: its keyed digest, and what is counted. */
export interface RecipientCount {
  readonly recipient: string;
  readonly counter: CodeRecipientsTable['counter'];
}

/** Returns refusal 6066 or 6034 if a recipient has reached a limit. */
export async function findRecipientRefusal(
  db: Db,
  { recipient, counter }: RecipientCount,
  now: Date,
): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom('code_recipients')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('counter', '=', counter)
    .executeTakeFirst();
  if (!row) return undefined;
  const waited = ageMs(now, row.last_at);
  if (waited < RESEND_MS) return new Refusal(TOO_SOON, { seconds: Math.ceil((RESEND_MS - waited) / 1000) });
  return row.day === formatDay(now) && row.count >= MAX_PER_DAY ? new Refusal(MAX_SENDS) : undefined;
}

/**
 * Counts a code. The statement locks the row until the transaction ends, so that one of several concurrent calls is counted
 * (F-SRV-12).
 *
 * @returns refusal 6066 within 60 s of the last code, 6034 after ten codes of the day in UTC+8; `undefined` if it was counted
 */
export async function takeRecipient(tx: Tx, counted: RecipientCount, now: Date): Promise<Refusal | undefined> {
  const day = formatDay(now);
  const isSameDay = sql<boolean>`code_recipients.day = excluded.day`;
  const isLate = sql<boolean>`(
    excluded.last_at >= code_recipients.last_at + ${RESEND_MS} * interval '1 millisecond'
    or excluded.last_at <= code_recipients.last_at - ${RESEND_MS} * interval '1 millisecond')`;
  const row = await tx
    .insertInto('code_recipients')
    .values({ ...counted, day, count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['recipient', 'counter'])
        .doUpdateSet({
          count: sql<number>`case when ${isSameDay} then code_recipients.count + 1 else 1 end`,
          day,
          last_at: now,
        })
        .where(sql<boolean>`${isLate} and (not ${isSameDay} or code_recipients.count < ${MAX_PER_DAY})`),
    )
    .returning('count')
    .executeTakeFirst();
  if (row) return undefined;
  return (await findRecipientRefusal(tx, counted, now)) ?? new Refusal(TOO_SOON, { seconds: RESEND_MS / 1000 });
}

/** Deletes the counts of earlier days. */
export async function deleteExpiredRecipients(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('code_recipients')
    .where('last_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
}
