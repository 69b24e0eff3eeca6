import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { ageMs } from '../base/ageMs.ts';
import { isSameDigest, type ServerSecret } from '../db/serverSecret.ts';
import type { SentCode } from '../auth/createInbox.ts';
import type { Db, Tx } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import { findRecipientRefusal, normalizeRecipient, type RecipientCount, takeRecipient } from './codeRecipients.ts';

/** Action that a code confirms. A code is not valid for any other action (F-AUTH-09). */
export type CodePurpose = 'newDevice' | 'reset' | 'bindPhone' | 'bindEmail' | 'password';

/** Channels in the order of the numbers of `cate`: text message, e-mail, voice call. */
export const codeChannels = ['sms', 'email', 'voice'] as const;
export type Channel = (typeof codeChannels)[number];

/** Identity of a code: its purpose, contact, member name and requesting device. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** Kind of contact. Text messages and voice calls share `phone`. */
  readonly medium: 'phone' | 'email';
  /** Phone number without its area code, or e-mail address. */
  readonly number: string;
  /** Name of the member; empty if only the number counts. */
  readonly name: string;
  readonly deviceId: string;
}

export const CODE_LIFE_MS = 600_000;
export const LOCK_MS = 900_000;
export const MAX_WRONG = 5;
const RETENTION_MS = 86_400_000;

/** Ports of sent codes. */
export interface CodePorts {
  readonly secret: ServerSecret;
}

const buildCodeAccount = ({ secret }: CodePorts, { medium, number, name }: CodeKey): string =>
  secret.digest('code account', medium, number.toLowerCase(), name.toLowerCase());

/** Input of the digest of a code. */
interface AccountCode {
  readonly account: string;
  readonly purpose: string;
  readonly code: string;
}

const computeCodeDigest = ({ secret }: CodePorts, { account, purpose, code }: AccountCode): string =>
  secret.digest('code', account, purpose, code);

/** Serializes the calls of an account and purpose, so that two concurrent calls cannot both be the first. */
const lockAccount = (tx: Tx, account: string, purpose: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${account} ${purpose}`}, 0))`.execute(tx);

const findNewestCode = (tx: Tx, account: string, purpose: string) =>
  tx
    .selectFrom('codes')
    .selectAll()
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Code to send. Pass it to the inbox after its transaction has committed. */
export type OutgoingCode = SentCode | undefined;

/** Code to issue. */
export interface PreparedCode {
  readonly key: CodeKey;
  readonly channel: Channel;
  /** Null creates a decoy. */
  readonly memberId: number | null;
}

/** Counts a code for its recipient, whatever its name, purpose and device (SEC-03). */
async function countRecipient(
  { platform, tx, now }: TransactionContext<CodePorts>,
  { key: { medium, number, purpose }, memberId }: PreparedCode,
): Promise<Refusal | undefined> {
  const recipient = platform.secret.digest('code recipient', medium, normalizeRecipient(medium, number));
  const withCounter = (counter: RecipientCount['counter']): RecipientCount => ({ recipient, counter });
  const refusal = await findRecipientRefusal(tx, withCounter('sent'), now);
  if (refusal) return refusal;
  const limited = purpose === 'reset' ? await takeRecipient(tx, withCounter('reset'), now) : undefined;
  return limited ?? takeRecipient(tx, withCounter(memberId === null ? 'decoy' : 'sent'), now);
}

async function findLockRefusal({ tx, now }: TransactionContext<CodePorts>, account: string, purpose: string) {
  const last = await findNewestCode(tx, account, purpose);
  return last?.stage === 'locked' && ageMs(now, last.staged_at) < LOCK_MS
    ? new Refusal(errorCodes.authenticationLocked)
    : undefined;
}

/**
 * Issues a code of 6 digits. Only its keyed digest is stored.
 *
 * With `memberId` null the code is a decoy: the response is the same, but nothing is sent and no digits match.
 * A stranger therefore cannot learn whether name and number belong together (F-AUTH-13). Decoys have a count of their own:
 * requests with wrong names do not use up the codes of the recipient for other purposes.
 * For a binding, whose number may have no owner yet, `memberId` is the member who requested the code.
 *
 * @returns the code to send, or refusal 6066 or 6034 if the recipient has reached a limit, 6037 if the last code is locked
 */
export async function issueCode(
  context: TransactionContext<CodePorts>,
  prepared: PreparedCode,
): Promise<{ readonly outgoing: OutgoingCode } | Refusal> {
  const { platform, tx, now } = context;
  const { key, channel, memberId } = prepared;
  const { purpose, deviceId, number } = key;
  const account = buildCodeAccount(platform, key);
  await lockAccount(tx, account, purpose);
  const refusal = (await findLockRefusal(context, account, purpose)) ?? (await countRecipient(context, prepared));
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

/** Member of a matching code, and the ticket for the next step. */
export interface FittingCode {
  readonly memberId: number;
  readonly ticket: string;
}

/** Typed digits and the stage that a correct code reaches. */
export interface CodeEntry {
  readonly digits: string;
  /** `used` uses up the code; `verified` keeps it for one more step, which requires the ticket. */
  readonly to: 'used' | 'verified';
}

/**
 * Compares 6 digits with the newest code of a key. Return a refusal from `call.once`, so that the attempt counts.
 *
 * @returns refusal 6035 if this device requested no code; 6036 if the digits are wrong; 6037 after 5 wrong attempts, for
 *   15 minutes; 6038 if the code is older than 10 minutes or already used
 */
export async function consumeCode(
  { platform, tx, now }: TransactionContext<CodePorts>,
  key: CodeKey,
  { digits, to }: CodeEntry,
): Promise<FittingCode | Refusal> {
  const account = buildCodeAccount(platform, key);
  await lockAccount(tx, account, key.purpose);
  const row = await findNewestCode(tx, account, key.purpose);
  if (!row || row.device_id !== key.deviceId) return new Refusal(errorCodes.authenticationRequired);
  if (row.stage === 'locked')
    return new Refusal(ageMs(now, row.staged_at) < LOCK_MS ? errorCodes.authenticationLocked : errorCodes.codeExpired);
  if (row.stage !== 'sent' || ageMs(now, row.created_at) >= CODE_LIFE_MS) return new Refusal(errorCodes.codeExpired);
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
    return new Refusal(isLocked ? errorCodes.authenticationLocked : errorCodes.codeWrong);
  }
  const ticket = randomBytes(24).toString('base64url');
  await set({ stage: to, ticket_hash: platform.secret.digest('code ticket', account, ticket) });
  return { memberId: row.member_id, ticket };
}

/**
 * Uses up the ticket of a verified code, once, on the device that verified it (F-AUTH-12), and returns the id of the
 * member.
 */
export async function consumeTicket(
  { platform, tx, now }: TransactionContext<CodePorts>,
  key: CodeKey,
  ticket: string,
): Promise<number | Refusal> {
  const account = buildCodeAccount(platform, key);
  await lockAccount(tx, account, key.purpose);
  const row = await findNewestCode(tx, account, key.purpose);
  const isOwn =
    row?.device_id === key.deviceId &&
    isSameDigest(row.ticket_hash, platform.secret.digest('code ticket', account, ticket));
  if (!row || !isOwn || row.stage !== 'verified' || row.member_id === null)
    return new Refusal(errorCodes.authenticationRequired);
  if (ageMs(now, row.staged_at) >= CODE_LIFE_MS) return new Refusal(errorCodes.codeExpired);
  await tx.updateTable('codes').set({ stage: 'used', staged_at: now }).where('id', '=', row.id).execute();
  return row.member_id;
}

/** Deletes the codes of earlier days. */
export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
}
