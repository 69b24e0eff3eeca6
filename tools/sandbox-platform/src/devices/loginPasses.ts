import { ageMs } from '../base/ageMs.ts';
import type { Db, Tx } from '../db/database.ts';
import type { LoginAttempt } from './loginAttempt.ts';

/** Period after a registration in which the login needs no captcha. */
export const PASS_LIFE_MS = 120_000;

/** `kaptchcate` of the login that follows a registration (AUT-08). */
export const AFTER_REGISTRATION = 99;

/** Member and device of a registration, and its time. */
export interface NewLoginPass {
  readonly memberId: number;
  readonly deviceId: string;
  readonly now: Date;
}

/** Allows the device of a registration one login without a captcha. The password is still checked. */
export async function grantPass(tx: Tx, { memberId, deviceId, now }: NewLoginPass): Promise<void> {
  await tx.insertInto('login_passes').values({ member_id: memberId, device_id: deviceId, created_at: now }).execute();
}

/** Consumes the pass of a name on this device. The first attempt uses it up, whether or not the login succeeds. */
export async function consumePass(db: Db, { name, deviceId, now }: LoginAttempt): Promise<boolean> {
  const pass = await db
    .deleteFrom('login_passes')
    .using('members')
    .whereRef('members.id', '=', 'login_passes.member_id')
    .where((where) => where(where.fn<string>('lower', ['members.name']), '=', name.toLowerCase()))
    .where('login_passes.device_id', '=', deviceId)
    .returning('login_passes.created_at')
    .executeTakeFirst();
  return pass !== undefined && ageMs(now, pass.created_at) < PASS_LIFE_MS;
}
