import { ageMs } from '../base/ageMs.ts';
import type { AuthLimits } from '../auth/createAuthLimits.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import { checkKnownPlace, type Place } from './knownDevices.ts';
import type { LoginAttempt } from './loginAttempt.ts';

/** Ports of the rule on new devices. */
export interface DeviceRulePorts {
  readonly settings: SettingsStore;
  readonly limits: AuthLimits;
}

/** How long a login with the right password may be confirmed with a code. */
export const CHECK_LIFE_MS = 900_000;

/** Away for longer than this, a member confirms that it is still the same person. */
export const ABSENCE_MS = 30 * 86_400_000;

const NEW_ADDRESS = 6025;
const NEW_DEVICE = 6026;
const BOTH = 6027;
const LONG_ABSENCE = 6028;
const RISKY = 6029;

/** Whether a refusal is one a code lifts. */
export const isDeviceReason = (code: number): boolean => code >= NEW_ADDRESS && code <= RISKY;

/** Whether the rule on new devices holds for a member: his own setting, else the site's. */
export function isUnderDeviceRule({ settings }: Pick<DeviceRulePorts, 'settings'>, { device_rule }: Member): boolean {
  return (device_rule ?? (settings.current().newDeviceRule === '1' ? 'on' : 'off')) === 'on';
}

/**
 * Why a login with the right password is not enough (NEW-01), or nothing.
 *
 * A member set to be refused always is. Else the rule has to hold, there has to be a phone or a mailbox to send a code to,
 * and the first login ever is trusted: there is nothing to compare it with. From a known place, many failed tries before
 * are a risk, then a long absence counts.
 */
export async function reasonToCheck(
  { platform, tx: db, now }: TransactionContext<DeviceRulePorts>,
  member: Member,
  place: Place,
): Promise<number | undefined> {
  if (member.login_refusal !== null) return member.login_refusal;
  const isReachable = member.phone !== null || member.email !== null;
  if (!isUnderDeviceRule(platform, member) || !isReachable || member.last_login_at === null) return undefined;
  const { knowsDevice, knowsAddress } = await checkKnownPlace(db, member.id, place);
  if (!knowsDevice && !knowsAddress) return BOTH;
  if (!knowsDevice) return NEW_DEVICE;
  if (!knowsAddress) return NEW_ADDRESS;
  if (platform.limits.nameFailures.isBlocked(member.name.toLowerCase())) return RISKY;
  return ageMs(now, member.last_login_at) > ABSENCE_MS ? LONG_ABSENCE : undefined;
}

/** Login of a device that needs a code. */
export interface NewDeviceCheck {
  readonly memberId: number;
  readonly deviceId: string;
  /** Error code of the refusal. */
  readonly reason: number;
  readonly now: Date;
}

/** Keeps that this device knows the password and has to confirm with a code. */
export async function openCheck(tx: Tx, { memberId, deviceId, reason, now }: NewDeviceCheck): Promise<void> {
  await tx
    .insertInto('device_checks')
    .values({ member_id: memberId, device_id: deviceId, reason, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_id']).doUpdateSet({ reason, created_at: now }))
    .execute();
}

/** Ends a check that was passed. */
export async function closeCheck(tx: Tx, memberId: number, deviceId: string): Promise<void> {
  await tx.deleteFrom('device_checks').where('member_id', '=', memberId).where('device_id', '=', deviceId).execute();
}

/** The member whose login this device has to confirm; nobody where no right password came first. */
export async function memberUnderCheck(db: Db, { name, deviceId, now }: LoginAttempt): Promise<Member | undefined> {
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
