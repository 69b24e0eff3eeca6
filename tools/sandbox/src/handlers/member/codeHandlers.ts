import { openIdentifiers, type SendCodeIdentifiers } from '@pavilion/api-client/protocol';
import { isEmail } from '@pavilion/sandbox-platform/members/profileRules';
import { admitCodeRequest, sendCode } from '@pavilion/sandbox-platform/codes/sendCode';
import { prepareReset } from '@pavilion/sandbox-platform/codes/resetCodes';
import { codeChannels, type CodePurpose } from '@pavilion/sandbox-platform/codes/sentCodes';
import { countries } from '@pavilion/sandbox-platform/content/countries';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import { findMemberUnderCheck } from '@pavilion/sandbox-platform/devices/deviceChecks';
import { findNumberCounter } from '@pavilion/sandbox-platform/devices/loginSubject';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

const WRONG_NUMBER = errorCodes.phoneVerificationNeeded;
const TOO_MANY_GUESSES = errorCodes.maxPhoneAttempts;

type SendCall = Call<'user.sendCodeOne'> | Call<'user.sendCodeTwo'>;

/** Decrypted send-code call. */
interface OpenedCodeCall {
  readonly call: SendCall;
  readonly ids: SendCodeIdentifiers;
  readonly channel: (typeof codeChannels)[number];
  readonly medium: 'phone' | 'email';
}

async function openCodeCall({ wire }: Platform, call: SendCall): Promise<OpenedCodeCall> {
  const ids = await openIdentifiers(wire(), call.body);
  if (!ids) throw new Refusal(errorCodes.illegalParameter);
  return { call, ids, channel: codeChannels[call.body.cate], medium: call.body.cate === 1 ? 'email' : 'phone' };
}

const toCaptchaRequest = ({ call: { deviceId, ip, now, body }, ids }: OpenedCodeCall) => ({
  deviceId,
  ip,
  now,
  proof: { kaptchcate: body.kaptchcate, codeId: ids.codeId, code: body.imageCode },
});

const getBoundNumber = (member: Member, medium: OpenedCodeCall['medium']) =>
  medium === 'phone' ? member.phone : member.email;

/** Requires the complete number before a code is sent. The page has it masked and prompts for the hidden digits (NEW-02). */
async function validateNumber(
  { attempts }: Platform,
  tx: Tx,
  { codeCall: { ids, call, medium }, member }: { readonly codeCall: OpenedCodeCall; readonly member: Member },
): Promise<Refusal | undefined> {
  const context = { db: tx, now: call.now };
  const guesses = [await findNumberCounter(tx, member, call)];
  if (!(await attempts.take(context, guesses))) return new Refusal(TOO_MANY_GUESSES);
  if (getBoundNumber(member, medium)?.toLowerCase() !== ids.number.toLowerCase()) return new Refusal(WRONG_NUMBER);
  await attempts.giveBack(context, guesses);
  return undefined;
}

/** Prepares a code that confirms a login. The correct password has to have been sent from this device shortly before. */
async function prepareNewDevice(platform: Platform, tx: Tx, codeCall: OpenedCodeCall) {
  const { call, ids, channel, medium } = codeCall;
  const member = await findMemberUnderCheck(tx, { name: ids.name, deviceId: call.deviceId, now: call.now });
  const subject = member ? { memberId: member.id } : {};
  const refusal = await admitCodeRequest(platform, tx, { ...toCaptchaRequest(codeCall), ...subject, purpose: 'code' });
  if (refusal) return refusal;
  if (!member) return new Refusal(errorCodes.authenticationRequired);
  const wrong = await validateNumber(platform, tx, { codeCall, member });
  if (wrong) return wrong;
  const key = { purpose: 'newDevice' as const, medium, number: ids.number, name: member.name, deviceId: call.deviceId };
  return { key, channel, memberId: member.id };
}

const isTaken = async (tx: Tx, medium: OpenedCodeCall['medium'], number: string): Promise<boolean> => {
  const members = tx.selectFrom('members').select('id');
  const row = await (
    medium === 'phone'
      ? members.where('phone', '=', number)
      : members.where((where) => where(where.fn<string>('lower', ['email']), '=', number.toLowerCase()))
  ).executeTakeFirst();
  return row !== undefined;
};

const isAnyMobile = (number: string): boolean => countries.some(({ regex }) => new RegExp(regex).test(number));

/** Code call of a logged-in member, opened. */
interface MemberCodeCall extends OpenedCodeCall {
  readonly type: '4' | '5' | '6';
  readonly member: Member;
}

/** Validates the target of a code for a new phone or mailbox: the medium fits, the number is valid and not bound to a member. */
async function validateNewNumber(tx: Tx, { medium, ids: { number }, type, member }: MemberCodeCall) {
  const wanted = type === '4' ? 'phone' : 'email';
  if (getBoundNumber(member, wanted) !== null) return new Refusal(errorCodes.dataExists);
  const isFitting = medium === wanted && (medium === 'phone' ? isAnyMobile(number) : isEmail(number));
  if (!isFitting) return new Refusal(errorCodes.invalidParameter);
  return (await isTaken(tx, medium, number)) ? new Refusal(errorCodes.dataExists) : undefined;
}

/** Validates that the target of a code is the member's bound phone or mailbox. */
function validateOwnNumber({ medium, ids, member }: MemberCodeCall): Refusal | undefined {
  const bound = getBoundNumber(member, medium);
  if (bound === null)
    return new Refusal(medium === 'phone' ? errorCodes.phoneUnbound : errorCodes.authenticationRequired);
  return ids.number === '' || bound.toLowerCase() === ids.number.toLowerCase()
    ? undefined
    : new Refusal(errorCodes.invalidParameter);
}

const memberPurposes: Readonly<Record<'4' | '5' | '6', CodePurpose>> = {
  4: 'bindPhone',
  5: 'bindEmail',
  6: 'password',
};

async function prepareForMember(platform: Platform, tx: Tx, codeCall: MemberCodeCall) {
  const { call, ids, channel, medium, type, member } = codeCall;
  const refusal = type === '6' ? validateOwnNumber(codeCall) : await validateNewNumber(tx, codeCall);
  if (refusal) return refusal;
  const codeRequest = { ...toCaptchaRequest(codeCall), memberId: member.id, purpose: 'code' as const };
  const late = await admitCodeRequest(platform, tx, codeRequest);
  if (late) return late;
  const number = type === '6' ? (getBoundNumber(member, medium) ?? '') : ids.number;
  const key = { purpose: memberPurposes[type], medium, number, name: member.name, deviceId: call.deviceId };
  return { key, channel, memberId: member.id };
}

/** Handlers that send verification codes (§7 login flow: send code). */
export const createCodeHandlers = (platform: Platform) =>
  ({
    'user.sendCodeOne': async (call) => {
      const codeCall = await openCodeCall(platform, call);
      return sendCode(platform, call, (tx) => {
        if (call.body.type === '3') return prepareNewDevice(platform, tx, codeCall);
        const account = { ...codeCall.ids, medium: codeCall.medium, deviceId: call.deviceId };
        return prepareReset(platform, tx, { account, channel: codeCall.channel, request: toCaptchaRequest(codeCall) });
      });
    },
    'user.sendCodeTwo': async (call) => {
      const codeCall = await openCodeCall(platform, call);
      return sendCode(platform, call, (tx) =>
        prepareForMember(platform, tx, { ...codeCall, type: call.body.type, member: call.member }),
      );
    },
  }) satisfies Partial<SandboxHandlers>;
