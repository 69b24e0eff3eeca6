import { hashPassword, isPassword } from '../auth/passwordHash.ts';
import { type CodeKey, type CodePorts, consumeCode } from '../codes/sentCodes.ts';
import type { Tx } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import { getMemberCounter } from '../limits/attemptCounter.ts';
import type { Attempts } from '../limits/createAttempts.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { readLockedMember } from './bindProfile.ts';

const VERIFY_BY_PHONE = errorCodes.phoneVerificationRequired;
const PHONE_CODE_NEEDED = errorCodes.phoneVerificationNeeded;

/** Login password, or the second password for money. */
export type PasswordTarget = 'login' | 'second';

const columnOf = { login: 'password_hash', second: 'second_password_hash' } as const;

/** New password and its target. */
interface NewPassword {
  readonly target: PasswordTarget;
  readonly password: string;
}

/** Member who changes a password, and the session that stays open. */
export interface PasswordOwner {
  readonly memberId: number;
  readonly sessionId: string;
}

/** Transaction and time of a change. */
interface PasswordChange {
  readonly tx: Tx;
  readonly now: Date;
}

/** Stores a password. A new login password ends the other sessions of the member (SEC-04). */
async function store({ tx, now }: PasswordChange, owner: PasswordOwner, { target, password }: NewPassword) {
  const { memberId, sessionId } = owner;
  const change = { [columnOf[target]]: await hashPassword(password) };
  await tx.updateTable('members').set(change).where('id', '=', memberId).execute();
  if (target === 'login')
    await endSessions(tx, { memberId, except: sessionId }, { reason: 'passwordChanged', at: now });
  return {};
}

/**
 * Sets a password after checking the current one. The first second password is set with the login password.
 *
 * A member with a bound phone changes the second password only by a code to the phone (6016). Five wrong attempts within
 * 15 minutes block this function (6037).
 */
export async function setPassword(
  { platform: { attempts }, tx, now }: TransactionContext<{ readonly attempts: Attempts }>,
  owner: PasswordOwner,
  { target, password, newPassword }: { target: PasswordTarget; password: string; newPassword: string },
) {
  const { memberId } = owner;
  const context = { db: tx, now };
  const guesses = [getMemberCounter('passwordOfMember', memberId)];
  // The lock of the member's row makes concurrent attempts wait, so that each is counted before the next is checked.
  const member = await readLockedMember(tx, memberId);
  if (await attempts.isLimited(context, guesses)) return new Refusal(errorCodes.authenticationLocked);
  const isChange = target === 'second' && member.second_password_hash !== null;
  if (isChange && member.phone !== null) return new Refusal(VERIFY_BY_PHONE);
  const present = member[columnOf[target]] ?? member.password_hash;
  if (!(await isPassword(password, present))) {
    await attempts.take(context, guesses);
    return new Refusal(errorCodes.passwordCheckFailed);
  }
  await attempts.clear(tx, guesses);
  return store({ tx, now }, owner, { target, password: newPassword });
}

/** Error codes if no phone or mailbox is bound, and if no code was requested. */
const missing = {
  phone: { unbound: errorCodes.phoneUnbound, notRequested: PHONE_CODE_NEEDED },
  email: { unbound: errorCodes.authenticationRequired, notRequested: errorCodes.authenticationRequired },
} as const;

/** Sets a password after checking a code that was sent to the bound phone or mailbox. */
export async function setPasswordByCode(
  context: TransactionContext<CodePorts>,
  owner: PasswordOwner & { readonly deviceId: string; readonly medium: CodeKey['medium'] },
  { target, code, newPassword }: { target: PasswordTarget; code: string; newPassword: string },
) {
  const { tx } = context;
  const { memberId, deviceId, medium } = owner;
  const member = await readLockedMember(tx, memberId);
  const number = member[medium];
  if (number === null) return new Refusal(missing[medium].unbound);
  const key = { purpose: 'password' as const, medium, number, name: member.name, deviceId };
  const taken = await consumeCode(context, key, { digits: code, to: 'used' });
  if (taken instanceof Refusal)
    return taken.code === errorCodes.authenticationRequired ? new Refusal(missing[medium].notRequested) : taken;
  return store(context, owner, { target, password: newPassword });
}
