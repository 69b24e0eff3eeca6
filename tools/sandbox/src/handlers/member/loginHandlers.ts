import { maskEmail } from '@pavilion/sandbox-platform/base/masks/maskEmail';
import { maskPhone } from '@pavilion/sandbox-platform/base/masks/maskPhone';
import { requireCaptcha } from '@pavilion/sandbox-platform/captcha/requireCaptcha';
import { consumeCode } from '@pavilion/sandbox-platform/codes/sentCodes';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import {
  closeCheck,
  isDeviceReason,
  isUnderDeviceRule,
  findMemberUnderCheck,
  openCheck,
  findCheckReason,
} from '@pavilion/sandbox-platform/devices/deviceChecks';
import {
  countDevices,
  checkKnownPlace,
  MAX_DEVICES,
  rememberPlace,
} from '@pavilion/sandbox-platform/devices/knownDevices';
import { findLoginSubject, getNameCounter, type LoginSubject } from '@pavilion/sandbox-platform/devices/loginSubject';
import {
  type LoginContext,
  measureLoginRisk,
  requireBelowLoginLimits,
  verifyPassword,
} from '@pavilion/sandbox-platform/devices/verifyPassword';
import { AFTER_REGISTRATION, consumePass } from '@pavilion/sandbox-platform/devices/loginPasses';
import { readLockedMember } from '@pavilion/sandbox-platform/members/bindProfile';
import { register } from '@pavilion/sandbox-platform/members/register';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { parseDeviceName } from '@pavilion/sandbox-platform/sessions/parseDeviceName';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { refuseDuplicate } from '../../request/refuseDuplicate.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

type LoginCall = Call<'user.login'>;

const toLoginContext = ({ db, attempts }: Platform, { now }: LoginCall): LoginContext => ({ db, attempts, now });

const toLoginClient = ({ body, deviceId, ip }: LoginCall) => ({ name: body.name, deviceId, ip });

/** Whether a login needs no captcha: directly after a registration, or during a confirmation with a code. */
async function needsNoCaptcha({ db }: Platform, { body, deviceId, now }: LoginCall): Promise<boolean> {
  if (body.kaptchcate === AFTER_REGISTRATION) return consumePass(db, { name: body.name, deviceId, now });
  return body.sendCodeNum !== '' && (await findMemberUnderCheck(db, { name: body.name, deviceId, now })) !== undefined;
}

async function checkCaptcha(platform: Platform, call: LoginCall, subject: LoginSubject): Promise<void> {
  if (await needsNoCaptcha(platform, call)) return;
  const { db } = platform;
  const risk = await measureLoginRisk(toLoginContext(platform, call), subject);
  const attempt = { platform, db, device: call, now: call.now };
  const refusal = await requireCaptcha(attempt, { purpose: 'login', risk }, call.body);
  if (refusal) throw refusal;
}

/** Checks limits, captcha and password. The limits come first, so that a limit gets the same response to every password. */
async function authenticate(platform: Platform, call: LoginCall): Promise<Member> {
  const context = toLoginContext(platform, call);
  const subject = await findLoginSubject(platform.db, toLoginClient(call));
  await requireBelowLoginLimits(context, subject);
  await checkCaptcha(platform, call, subject);
  return verifyPassword(context, subject, call.body.password);
}

/**
 * Reads and locks the member whose password was verified. A change of the password or a freeze may have been committed since
 * then.
 */
async function lockVerifiedMember(tx: Tx, { id, password_hash }: Member): Promise<Member> {
  const member = await readLockedMember(tx, id);
  if (member.password_hash !== password_hash) throw new Refusal(errorCodes.invalidCredentials);
  if (member.state === 'frozen') throw new Refusal(errorCodes.authenticationLocked);
  return member;
}

/** Masked targets of a code, for the new-device screen. */
const buildHints = ({ phone, email }: Member) => ({
  ...(phone === null ? {} : { phoneNumber: maskPhone(phone) }),
  ...(email === null ? {} : { email: maskEmail(email) }),
});

/** Login call with the platform and its transaction. */
interface LoginInTransaction {
  readonly platform: Platform;
  readonly tx: Tx;
  readonly call: LoginCall;
}

/** Consumes the code of the login. It may have been sent to the phone or the mailbox; the one that was requested is checked. */
async function consumeLoginCode({ platform, tx, call }: LoginInTransaction, member: Member) {
  const { body, deviceId, now } = call;
  let outcome: Refusal | undefined = new Refusal(errorCodes.authenticationRequired);
  for (const medium of ['phone', 'email'] as const) {
    const number = member[medium];
    if (number === null || outcome?.code !== errorCodes.authenticationRequired) continue;
    const key = { purpose: 'newDevice' as const, medium, number, name: member.name, deviceId };
    const taken = await consumeCode({ platform, tx, now }, key, { digits: body.sendCodeNum, to: 'used' });
    outcome = taken instanceof Refusal ? taken : undefined;
  }
  return outcome;
}

async function hasTooManyDevices({ platform, tx, call }: LoginInTransaction, member: Member): Promise<boolean> {
  if (!isUnderDeviceRule(platform, member) || (await checkKnownPlace(tx, member.id, call)).knowsDevice) return false;
  return (await countDevices(tx, member.id)) >= MAX_DEVICES;
}

/** Checks the code of an unusual login (NEW-01, NEW-03). */
async function confirmPlace(login: LoginInTransaction, member: Member): Promise<Refusal | undefined> {
  const { platform, tx, call } = login;
  const reason = await findCheckReason({ platform, tx, now: call.now }, member, call);
  if (reason === undefined) return undefined;
  if (!isDeviceReason(reason)) return new Refusal(reason, buildHints(member));
  if (call.body.sendCodeNum === '') {
    await openCheck(tx, { memberId: member.id, deviceId: call.deviceId, reason, now: call.now });
    return new Refusal(reason, buildHints(member));
  }
  const wrong = await consumeLoginCode(login, member);
  if (wrong) return wrong;
  if (await hasTooManyDevices(login, member)) return new Refusal(errorCodes.tooManyDevices);
  await closeCheck(tx, member.id, call.deviceId);
  await platform.attempts.clear(tx, [getNameCounter(member.name)]);
  return undefined;
}

async function enter({ platform, tx, call }: LoginInTransaction, member: Member) {
  const { deviceId, ip, now, userAgent } = call;
  await tx
    .updateTable('members')
    .set({ previous_login_at: member.last_login_at, last_login_at: now })
    .where('id', '=', member.id)
    .execute();
  await rememberPlace(tx, member.id, { place: { deviceId, ip }, now });
  const token = await openSession(tx, {
    memberId: member.id,
    deviceId,
    ip,
    deviceName: parseDeviceName(userAgent),
    at: now,
    keepsOthers: platform.settings.current().severalSessions === '1',
  });
  return { token, userId: String(member.id) };
}

/** Handlers of login and registration (§7 user). */
export const createLoginHandlers = (platform: Platform) =>
  ({
    'user.login': async (call) => {
      const verified = await authenticate(platform, call);
      return call.once(async (tx) => {
        const member = await lockVerifiedMember(tx, verified);
        return (await confirmPlace({ platform, tx, call }, member)) ?? enter({ platform, tx, call }, member);
      });
    },
    'user.register': (call) => call.once((tx) => register(platform, tx, call)).catch(refuseDuplicate),
  }) satisfies Partial<SandboxHandlers>;
