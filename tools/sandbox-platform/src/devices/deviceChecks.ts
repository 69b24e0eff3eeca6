import { ageMs } from '../base/ageMs.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import type { Client } from '../limits/attemptCounter.ts';
import type { Attempts } from '../limits/createAttempts.ts';
import { checkKnownPlace } from './knownDevices.ts';
import type { LoginAttempt } from './loginAttempt.ts';
import { getNameCounter } from './loginSubject.ts';
import { errorCodes } from '../base/errorCodes.ts';

/** Ports of the rule on new devices. */
export interface DeviceRulePorts {
  readonly settings: SettingsStore;
  readonly attempts: Attempts;
}

/** Period after a correct password in which the login can be confirmed with a code. */
export const CHECK_LIFE_MS = 900_000;

/** Time since the last login after which a member has to confirm the next one. */
export const ABSENCE_MS = 30 * 86_400_000;

const NEW_ADDRESS = errorCodes.ipNotPassed;
const NEW_DEVICE = errorCodes.deviceNotPassed;
const BOTH = errorCodes.deviceAndIpNotPassed;
const LONG_ABSENCE = errorCodes.longTimeNotLoggedIn;
const RISKY = errorCodes.riskyLogin;

/** Whether an error code stands for a refusal that a verification code lifts. */
export const isDeviceReason = (code: number): boolean => code >= NEW_ADDRESS && code <= RISKY;

/** Whether the new-device rule applies to a member. The member's own setting precedes the setting of the site. */
export function isUnderDeviceRule({ settings }: Pick<DeviceRulePorts, 'settings'>, { device_rule }: Member): boolean {
  return (device_rule ?? (settings.current().newDeviceRule === '1' ? 'on' : 'off')) === 'on';
}

/**
 * Returns the error code for a login whose password is correct but needs a check (NEW-01), or `undefined`.
 *
 * A refusal that is set for the member always applies. The other reasons apply only if the new-device rule does, the member
 * has a phone or mailbox, and this is not the first login. At a known place failed attempts are checked before absence.
 */
export async function findCheckReason(
  { platform, tx: db, now }: TransactionContext<DeviceRulePorts>,
  member: Member,
  place: Client,
): Promise<number | undefined> {
  if (member.login_refusal !== null) return member.login_refusal;
  const isReachable = member.phone !== null || member.email !== null;
  if (!isUnderDeviceRule(platform, member) || !isReachable || member.last_login_at === null) return undefined;
  const { knowsDevice, knowsAddress } = await checkKnownPlace(db, member.id, place);
  if (!knowsDevice && !knowsAddress) return BOTH;
  if (!knowsDevice) return NEW_DEVICE;
  if (!knowsAddress) return NEW_ADDRESS;
  if (await platform.attempts.needsCaptcha({ db, now }, [getNameCounter(member.name)])) return RISKY;
  return ageMs(now, member.last_login_at) > ABSENCE_MS ? LONG_ABSENCE : undefined;
}

/** Login of a device that needs a code. */
export interface NewDeviceCheck {
  readonly memberId: number;
  readonly deviceId: string;
  /** Error code of the refusal that was sent. */
  readonly reason: number;
  readonly now: Date;
}

/** Stores that this device sent the correct password and has to confirm the login with a code. */
export async function openCheck(tx: Tx, { memberId, deviceId, reason, now }: NewDeviceCheck): Promise<void> {
  await tx
    .insertInto('device_checks')
    .values({ member_id: memberId, device_id: deviceId, reason, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_id']).doUpdateSet({ reason, created_at: now }))
    .execute();
}

/** Deletes a check that was passed. */
export async function closeCheck(tx: Tx, memberId: number, deviceId: string): Promise<void> {
  await tx.deleteFrom('device_checks').where('member_id', '=', memberId).where('device_id', '=', deviceId).execute();
}

/** Returns the member whose login this device has to confirm; `undefined` if no recent login had the correct password. */
export async function findMemberUnderCheck(db: Db, { name, deviceId, now }: LoginAttempt): Promise<Member | undefined> {
  const row = await db
    .selectFrom('device_checks')
    .innerJoin('members', 'members.id', 'device_checks.member_id')
    .selectAll('members')
    .select('device_checks.created_at as checked_at')
    .where((where) => where(where.fn<string>('lower', ['members.name']), '=', name.toLowerCase()))
    .where('device_checks.device_id', '=', deviceId)
    .executeTakeFirst();
  return row && ageMs(now, row.checked_at) < CHECK_LIFE_MS ? row : undefined;
}
