import { DUMMY_PASSWORD_HASH, isPassword } from '../auth/passwordHash.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Member } from '../db/tables/schema.ts';
import type { Attempts, QueryContext } from '../limits/createAttempts.ts';
import type { LoginSubject } from './loginSubject.ts';

/** Failed logins on which the choice of a captcha depends. */
export interface LoginRisk {
  readonly failures: number;
  /** Whether account or address have reached the number from which a captcha is required. */
  readonly isHigh: boolean;
}

/** Port, connection and time of a login. */
export interface LoginContext extends QueryContext {
  readonly attempts: Attempts;
}

/**
 * Refuses a login whose account or address is at its limit.
 *
 * Call it before anything that depends on the password, so that right and wrong ones get the same response (SEC-02).
 *
 * @throws Refusal 6011
 */
export async function requireBelowLoginLimits(context: LoginContext, { counters }: LoginSubject): Promise<void> {
  if (await context.attempts.isLimited(context, counters)) throw new Refusal(errorCodes.frequentSubmission);
}

/**
 * Verifies the password of a login.
 *
 * The attempt is counted before the check and given back after a success, so that concurrent attempts cannot exceed the
 * limit. An unknown name takes as long as a wrong password: a hash is computed in both cases (F-AUTH-13).
 *
 * @throws Refusal 6002 for an unknown name or a wrong password, 6011 if the limit is reached
 */
export async function verifyPassword(context: LoginContext, subject: LoginSubject, password: string): Promise<Member> {
  const { attempts } = context;
  const { member, account, counters, isKnownDevice } = subject;
  if (!(await attempts.take(context, counters))) throw new Refusal(errorCodes.frequentSubmission);
  const isRight = await isPassword(password, member?.password_hash ?? DUMMY_PASSWORD_HASH);
  if (!member || !isRight) throw new Refusal(errorCodes.invalidCredentials);
  if (isKnownDevice) await attempts.clear(context.db, [account]);
  else await attempts.giveBack(context, counters);
  return member;
}

/** Measures the failed logins on which the choice of a captcha depends. */
export async function measureLoginRisk(context: LoginContext, { account, counters }: LoginSubject): Promise<LoginRisk> {
  const { attempts } = context;
  return {
    failures: await attempts.count(context, account),
    isHigh: await attempts.needsCaptcha(context, counters),
  };
}
