import type { RequestOf } from '@pavilion/api-client/protocol';
import type { CaptchaPorts } from '../captcha/captchas.ts';
import { requireCaptcha } from '../captcha/requireCaptcha.ts';
import type { Tx } from '../db/database.ts';
import { grantPass } from '../devices/loginPasses.ts';
import { rememberPlace } from '../devices/knownDevices.ts';
import { getAddressCounter, getClientCounter } from '../limits/attemptCounter.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { createMember } from './createMember.ts';
import { findMemberByName } from '../auth/findMemberByName.ts';
import { isUsername } from './profileRules.ts';

/** The part of a call that a registration reads. */
interface RegisterCall {
  readonly body: RequestOf<'user.register'>;
  readonly deviceId: string;
  readonly ip: string;
  readonly now: Date;
}

/** Finds the inviter of a new member. An `iCode` is the user id of the inviter; other values are stored without one. */
async function findInviter(tx: Tx, iCode: string): Promise<number | undefined> {
  if (!/^\d{1,9}$/.test(iCode)) return undefined;
  const row = await tx.selectFrom('members').select('id').where('id', '=', Number(iCode)).executeTakeFirst();
  return row?.id;
}

async function storeOrigin(tx: Tx, memberId: number, { body, now }: RegisterCall): Promise<void> {
  const { domain, rCode, iCode } = body;
  await tx
    .updateTable('members')
    .set({ domain, r_code: rCode, i_code: iCode, terms_agreed_at: now })
    .where('id', '=', memberId)
    .execute();
  const inviter = await findInviter(tx, iCode);
  if (inviter === undefined) return;
  await tx.insertInto('invitations').values({ member_id: memberId, inviter_id: inviter, created_at: now }).execute();
}

/** Checks the rules of §5, then the limits, then the captcha, so that an invalid name does not consume the captcha. */
async function validateRegistration(platform: CaptchaPorts, tx: Tx, { body, deviceId, ip, now }: RegisterCall) {
  const { attempts } = platform;
  if (!isUsername(body.name) || body.password !== body.secondPassword) return new Refusal(errorCodes.invalidParameter);
  const context = { db: tx, now };
  const device = { deviceId, ip };
  const counters = [getAddressCounter('registrationOfAddress', ip), getClientCounter('registrationOfClient', device)];
  if (await attempts.isLimited(context, counters)) return new Refusal(errorCodes.frequentSubmission);
  const refusal = await requireCaptcha({ platform, ...context, device }, { purpose: 'register' }, body);
  if (refusal) return refusal;
  if (await findMemberByName(tx, body.name)) return new Refusal(errorCodes.dataExists);
  return (await attempts.take(context, counters)) ? undefined : new Refusal(errorCodes.frequentSubmission);
}

/**
 * Registers a member (AUT-06, AUT-08) and stores the codes of the link. The device becomes a known device and may log in
 * once without a captcha (`kaptchcate` 99) within two minutes.
 */
export async function register(platform: CaptchaPorts, tx: Tx, call: RegisterCall) {
  const { body, deviceId, ip, now } = call;
  const refusal = await validateRegistration(platform, tx, call);
  if (refusal) return refusal;
  const id = await createMember(tx, { name: body.name, passwordMd5: body.password, registeredAt: now });
  await storeOrigin(tx, id, call);
  await rememberPlace(tx, id, { place: { deviceId, ip }, now });
  await grantPass(tx, { memberId: id, deviceId, now });
  return { userId: String(id) };
}
