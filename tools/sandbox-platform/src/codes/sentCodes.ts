import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { ageMs } from '../base/ageMs.ts';
import { isSameDigest, type ServerSecret } from '../db/serverSecret.ts';
import type { SentCode } from '../auth/createInbox.ts';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';

/** What a code is good for; it is good for nothing else (F-AUTH-09). */
export type CodePurpose = 'newDevice' | 'reset' | 'bindPhone' | 'bindEmail' | 'password';

/** Channels by the numbers of `cate`: message, mail, voice call. */
export const channels = ['sms', 'email', 'voice'] as const;
export type Channel = (typeof channels)[number];

/** Whom a code belongs to: what it is for, where it was sent, for which name, and the device that asked. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** A message and a voice call reach the same phone; a mailbox is something else. */
  readonly medium: 'phone' | 'email';
  /** Number without its area code, or address. */
  readonly number: string;
  /** The member's name; empty where the number alone counts. */
  readonly name: string;
  readonly deviceId: string;
}

export const RESEND_MS = 60_000;
export const CODE_LIFE_MS = 600_000;
export const LOCK_MS = 900_000;
export const MAX_WRONG = 5;
export const MAX_A_DAY = 10;
const DAY_MS = 86_400_000;

const MAX_SENDS = 6034;
const CODE_NOT_REQUESTED = 6035;
const WRONG = 6036;
const LOCKED = 6037;
const EXPIRED = 6038;
const TOO_SOON = 6066;

/** Ports of sent codes. */
export interface CodePorts {
  readonly secret: ServerSecret;
}

const buildCodeAccount = ({ secret }: CodePorts, { medium, number, name }: CodeKey): string =>
  secret.digest('code account', medium, number.toLowerCase(), name.toLowerCase());

/** Code of an account for a purpose. */
interface AccountCode {
  readonly account: string;
  readonly purpose: string;
  readonly code: string;
}

const computeCodeDigest = ({ secret }: CodePorts, { account, purpose, code }: AccountCode): string =>
  secret.digest('code', account, purpose, code);

/** One at a time for an account and purpose, so that two quick calls cannot both be the first. */
const lockAccount = (tx: Tx, account: string, purpose: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${account} ${purpose}`}, 0))`.execute(tx);

const buildCodesQuery = (tx: Tx, account: string, purpose: string) =>
  tx
    .selectFrom('codes')
    .selectAll()
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(MAX_A_DAY);

function refusalToSend(recent: Awaited<ReturnType<ReturnType<typeof buildCodesQuery>['execute']>>, now: Date) {
  const [last] = recent;
  if (last?.stage === 'locked' && ageMs(now, last.staged_at) < LOCK_MS) return new Refusal(LOCKED);
  const waited = last ? ageMs(now, last.created_at) : RESEND_MS;
  if (waited < RESEND_MS) return new Refusal(TOO_SOON, { seconds: Math.ceil((RESEND_MS - waited) / 1000) });
  const today = recent.filter(({ created_at }) => ageMs(now, created_at) < DAY_MS);
  return today.length >= MAX_A_DAY ? new Refusal(MAX_SENDS) : undefined;
}

/** A code on its way: hand it to the inbox once its transaction has ended well. */
export type Outgoing = SentCode | undefined;

/** Code to issue. */
export interface PreparedCode {
  readonly key: CodeKey;
  readonly channel: Channel;
  /** Null makes a decoy. */
  readonly memberId: number | null;
}

/**
 * Makes a code of six digits. Only its keyed digest is kept.
 *
 * With `memberId` null it is a decoy: everything happens as ever, except that nothing is sent and no digits fit. So a
 * stranger cannot learn whether name and number belong together (F-AUTH-13). Binding sends to numbers nobody has yet:
 * there the member who asks is the one.
 */
export async function issueCode(
  { platform, tx, now }: TransactionContext<CodePorts>,
  { key, channel, memberId }: PreparedCode,
): Promise<{ readonly outgoing: Outgoing } | Refusal> {
  const { purpose, deviceId, number } = key;
  const account = buildCodeAccount(platform, key);
  await lockAccount(tx, account, purpose);
  const refusal = refusalToSend(await buildCodesQuery(tx, account, purpose).execute(), now);
  if (refusal) return refusal;
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const secret = memberId === null ? randomBytes(16).toString('hex') : digits;
  await tx
    .insertInto('codes')
    .values({
      purpose,
      account,
      device_id: deviceId,
      member_id: memberId,
      code_hash: computeCodeDigest(platform, { account, purpose, code: secret }),
      created_at: now,
      staged_at: now,
    })
    .execute();
  const outgoing = memberId === null ? undefined : { at: now.getTime(), channel, to: number, code: digits, purpose };
  return { outgoing };
}

/** A code that fits, and the ticket for the step after it. */
export interface FittingCode {
  readonly memberId: number;
  readonly ticket: string;
}

/** Entered digits and the stage that a right code reaches. */
export interface CodeEntry {
  readonly digits: string;
  /** `used` spends the code; `verified` keeps it for one more step, taken with the ticket. */
  readonly to: 'used' | 'verified';
}

/**
 * Judges six digits against the newest code of this key. Return a refusal from `call.once`, so that the try counts.
 *
 * 6035 none was asked for on this device · 6036 wrong · 6037 wrong five times, locked for 15 minutes · 6038 older than ten
 * minutes, or taken already.
 *
 * @param to `used` spends the code; `verified` keeps it for one more step, taken with the ticket
 */
export async function consumeCode(
  { platform, tx, now }: TransactionContext<CodePorts>,
  key: CodeKey,
  { digits, to }: CodeEntry,
): Promise<FittingCode | Refusal> {
  const account = buildCodeAccount(platform, key);
  await lockAccount(tx, account, key.purpose);
  const [row] = await buildCodesQuery(tx, account, key.purpose).execute();
  if (!row || row.device_id !== key.deviceId) return new Refusal(CODE_NOT_REQUESTED);
  if (row.stage === 'locked') return new Refusal(ageMs(now, row.staged_at) < LOCK_MS ? LOCKED : EXPIRED);
  if (row.stage !== 'sent' || ageMs(now, row.created_at) >= CODE_LIFE_MS) return new Refusal(EXPIRED);
  const set = (change: { stage?: 'used' | 'verified' | 'locked'; wrong?: number; ticket_hash?: string }) =>
    tx
      .updateTable('codes')
      .set({ ...change, staged_at: now })
      .where('id', '=', row.id)
      .execute();
  const isRight = isSameDigest(
    row.code_hash,
    computeCodeDigest(platform, { account, purpose: key.purpose, code: digits }),
  );
  if (!isRight || row.member_id === null) {
    const wrong = row.wrong + 1;
    const isLocked = wrong >= MAX_WRONG;
    await set(isLocked ? { wrong, stage: 'locked' } : { wrong });
    return new Refusal(isLocked ? LOCKED : WRONG);
  }
  const ticket = randomBytes(24).toString('base64url');
  await set({ stage: to, ticket_hash: platform.secret.digest('code ticket', account, ticket) });
  return { memberId: row.member_id, ticket };
}

/** Takes the step after a verified code, once, with its ticket, on the device that verified it (F-AUTH-12). */
export async function consumeTicket(
  { platform, tx, now }: TransactionContext<CodePorts>,
  key: CodeKey,
  ticket: string,
): Promise<number | Refusal> {
  const account = buildCodeAccount(platform, key);
  await lockAccount(tx, account, key.purpose);
  const [row] = await buildCodesQuery(tx, account, key.purpose).execute();
  const isOwn =
    row?.device_id === key.deviceId &&
    isSameDigest(row.ticket_hash, platform.secret.digest('code ticket', account, ticket));
  if (!row || !isOwn || row.stage !== 'verified' || row.member_id === null) return new Refusal(CODE_NOT_REQUESTED);
  if (ageMs(now, row.staged_at) >= CODE_LIFE_MS) return new Refusal(EXPIRED);
  await tx.updateTable('codes').set({ stage: 'used', staged_at: now }).where('id', '=', row.id).execute();
  return row.member_id;
}
