import type { EndpointId } from '@pavilion/api-client/protocol';
import type { Db, Tx } from './database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';

/** Key that identifies a user action (W3). */
export interface ActionKey {
  /** Member id; 0 for a guest. */
  readonly memberId: number;
  readonly requestId: string;
  readonly endpoint: EndpointId;
  /** Keyed digest of the body without the parts that change with each attempt. */
  readonly bodyHash: string;
}

/** Endpoints whose response contains a secret and is not stored. A repeated request is refused instead. */
const secret: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'user.login',
  'user.geeVerify',
  'user.validateGeeCheck',
  'user.forgetByPhoneTwo',
  'user.forgetByEmailTwo',
]);

/** Deletes the action, so that it may be repeated. */
async function deleteAction(tx: Tx, key: ActionKey): Promise<void> {
  await tx
    .deleteFrom('requests')
    .where('member_id', '=', key.memberId)
    .where('request_id', '=', key.requestId)
    .execute();
}

async function isFirst(tx: Tx, key: ActionKey, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('requests')
    .values({
      request_id: key.requestId,
      member_id: key.memberId,
      endpoint: key.endpoint,
      body_hash: key.bodyHash,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst();
  return row !== undefined;
}

const buildActionQuery = (tx: Tx, key: ActionKey) =>
  tx
    .selectFrom('requests')
    .select(['endpoint', 'body_hash', 'answer'])
    .where('member_id', '=', key.memberId)
    .where('request_id', '=', key.requestId);

/** Returns the stored response of an action. The same id with another body is refused (F-CRY-07). */
async function readStoredResponse<Result>(tx: Tx, key: ActionKey): Promise<Result> {
  const row = await buildActionQuery(tx, key).executeTakeFirst();
  const isSame = row?.endpoint === key.endpoint && row.body_hash === key.bodyHash;
  if (!isSame || row.answer === null) throw new Refusal(errorCodes.illegalParameter);
  return JSON.parse(row.answer) as Result;
}

/** User action and its time. */
export interface Action {
  readonly key: ActionKey;
  readonly now: Date;
}

/**
 * Runs an action at most once. Effect and stored response are one transaction, so a crash leaves both or neither. A
 * refusal thrown by `work` rolls everything back, and the action may be repeated. A refusal *returned* by `work` keeps
 * what it has written, such as a counted wrong attempt, and the action may be repeated.
 */
export async function once<Result>(
  db: Db,
  { key, now }: Action,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result> {
  const outcome = await db.transaction().execute(async (tx) => {
    if (!(await isFirst(tx, key, now))) return readStoredResponse<Result>(tx, key);
    const result = await work(tx);
    if (result instanceof Refusal) {
      await deleteAction(tx, key);
      return result;
    }
    if (!secret.has(key.endpoint)) {
      await tx
        .updateTable('requests')
        .set({ answer: JSON.stringify(result) })
        .where('member_id', '=', key.memberId)
        .where('request_id', '=', key.requestId)
        .execute();
    }
    return result;
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Retention of stored responses: 72 hours. */
const RETENTION_MS = 72 * 3_600_000;

/** Deletes actions older than 72 hours. */
export async function deleteExpiredActions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('requests')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
}
