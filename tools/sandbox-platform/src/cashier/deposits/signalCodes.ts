import type { Tx } from '../../db/database.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';
import { createShortCode } from '../orders/orderNumbers.ts';

const LENGTH = 8;
const LIFE_MS = 30 * 60_000;

/** Remaining time in milliseconds in which a code is returned again. */
const MIN_LEFT_MS = 15 * 60_000;

/** Code for the remark of a bank transfer. */
export interface SignalCode {
  readonly signalCode: string;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

/**
 * Returns the unused code of the member, so that a reload of the deposit page shows the same one and an order has the code that
 * was shown. Creates a code if there is none with at least 15 minutes left.
 */
export async function reserveSignalCode(tx: Tx, memberId: number, now: Date): Promise<SignalCode> {
  const unused = await tx
    .selectFrom('signal_codes')
    .select(['code', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('expires_at', '>=', new Date(now.getTime() + MIN_LEFT_MS))
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (unused) return { signalCode: unused.code, expiresAt: unused.expires_at.getTime() };
  return createSignalCode(tx, memberId, now);
}

/** Creates a code that is reserved for the member for 30 minutes. */
async function createSignalCode(tx: Tx, memberId: number, now: Date): Promise<SignalCode> {
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const signalCode = createShortCode(LENGTH);
  await tx
    .insertInto('signal_codes')
    .values({ code: signalCode, member_id: memberId, expires_at: expiresAt, used_at: null })
    .execute();
  return { signalCode, expiresAt: expiresAt.getTime() };
}

/** Consumes a code for an order. @throws Refusal 6007 if it does not belong to the member, has expired or was used before */
export async function consumeSignalCode(
  tx: Tx,
  { memberId, code }: { readonly memberId: number; readonly code: string },
  now: Date,
): Promise<string> {
  const taken = await tx
    .updateTable('signal_codes')
    .set({ used_at: now })
    .where('code', '=', code)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (!taken) throw createCashierRefusal('badSignalCode');
  return taken.code;
}
