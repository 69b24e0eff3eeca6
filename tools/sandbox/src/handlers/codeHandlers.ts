import { openIdentifiers, type SendCodeIdentifiers } from '@pavilion/api-client/protocol';
import { isEmail } from '../members/profileRules.ts';
import { admitCodeRequest, sendCode } from '../codes/sendCode.ts';
import { prepareReset } from '../codes/resetCodes.ts';
import { channels, type CodePurpose } from '../codes/sentCodes.ts';
import { countries } from '../content/countries.ts';
import type { Tx } from '../db/database.ts';
import type { Member } from '../db/schema.ts';
import { memberUnderCheck } from '../devices/deviceChecks.ts';
import type { Call, SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';
import { Refusal } from '../server/refusal.ts';

const BAD_PARAMETER = 6007;
const ILLEGAL = 6008;
const EXISTS = 6009;
const PHONE_UNBOUND = 6015;
const WRONG_NUMBER = 6017;
const TOO_MANY_GUESSES = 6034;
const NOT_ASKED = 6035;

type SendCall = Call<'user.sendCodeOne'> | Call<'user.sendCodeTwo'>;

/** What a send-code call is about, opened. */
interface Asked {
  readonly call: SendCall;
  readonly ids: SendCodeIdentifiers;
  readonly channel: (typeof channels)[number];
  readonly medium: 'phone' | 'email';
}

async function openAsked({ wire }: Platform, call: SendCall): Promise<Asked> {
  const ids = await openIdentifiers(wire(), call.body);
  if (!ids) throw new Refusal(ILLEGAL);
  return { call, ids, channel: channels[call.body.cate], medium: call.body.cate === 1 ? 'email' : 'phone' };
}

const requestOf = ({ call: { deviceId, ip, now, body }, ids }: Asked) => ({
  deviceId,
  ip,
  now,
  proof: { kaptchcate: body.kaptchcate, codeId: ids.codeId, code: body.imageCode },
});

const boundNumber = (member: Member, medium: Asked['medium']) => (medium === 'phone' ? member.phone : member.email);

/** The whole number has to be said before a code goes there: the page knows it masked and asks for the middle digits (NEW-02). */
function judgeNumber({ limits }: Platform, { ids, call, medium }: Asked, member: Member): Refusal | undefined {
  const guesser = `${call.deviceId} ${member.id}`;
  if (limits.numberGuesses.isBlocked(guesser)) return new Refusal(TOO_MANY_GUESSES);
  if (boundNumber(member, medium)?.toLowerCase() === ids.number.toLowerCase()) return undefined;
  limits.numberGuesses.fail(guesser);
  return new Refusal(WRONG_NUMBER);
}

/** A code that confirms a login: only where the right password was given on this device a moment ago. */
async function prepareNewDevice(platform: Platform, tx: Tx, asked: Asked) {
  const { call, ids, channel, medium } = asked;
  const refusal = await admitCodeRequest(platform, tx, { ...requestOf(asked), purpose: 'code' });
  if (refusal) return refusal;
  const member = await memberUnderCheck(tx, { name: ids.name, deviceId: call.deviceId, now: call.now });
  if (!member) return new Refusal(NOT_ASKED);
  const wrong = judgeNumber(platform, asked, member);
  if (wrong) return wrong;
  const key = { purpose: 'newDevice' as const, medium, number: ids.number, name: member.name, deviceId: call.deviceId };
  return { key, channel, memberId: member.id };
}

const isTaken = async (tx: Tx, medium: Asked['medium'], number: string): Promise<boolean> => {
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
interface MemberCodeCall extends Asked {
  readonly type: '4' | '5' | '6';
  readonly member: Member;
}

/** What a code for a new phone or mailbox needs: a fitting channel, a number that can be one, nobody's yet. */
async function judgeNewNumber(tx: Tx, { medium, ids: { number }, type, member }: MemberCodeCall) {
  const wanted = type === '4' ? 'phone' : 'email';
  if (boundNumber(member, wanted) !== null) return new Refusal(EXISTS);
  const isFitting = medium === wanted && (medium === 'phone' ? isAnyMobile(number) : isEmail(number));
  if (!isFitting) return new Refusal(BAD_PARAMETER);
  return (await isTaken(tx, medium, number)) ? new Refusal(EXISTS) : undefined;
}

/** What a code to one's own phone or mailbox needs: that there is one, and that it is this one. */
function judgeOwnNumber({ medium, ids, member }: MemberCodeCall): Refusal | undefined {
  const bound = boundNumber(member, medium);
  if (bound === null) return new Refusal(medium === 'phone' ? PHONE_UNBOUND : NOT_ASKED);
  return ids.number === '' || bound.toLowerCase() === ids.number.toLowerCase() ? undefined : new Refusal(BAD_PARAMETER);
}

const memberPurposes: Readonly<Record<'4' | '5' | '6', CodePurpose>> = {
  4: 'bindPhone',
  5: 'bindEmail',
  6: 'password',
};

async function prepareForMember(platform: Platform, tx: Tx, asked: MemberCodeCall) {
  const { call, ids, channel, medium, type, member } = asked;
  const refusal = type === '6' ? judgeOwnNumber(asked) : await judgeNewNumber(tx, asked);
  if (refusal) return refusal;
  const late = await admitCodeRequest(platform, tx, { ...requestOf(asked), purpose: 'code' });
  if (late) return late;
  const number = type === '6' ? (boundNumber(member, medium) ?? '') : ids.number;
  const key = { purpose: memberPurposes[type], medium, number, name: member.name, deviceId: call.deviceId };
  return { key, channel, memberId: member.id };
}

/** Sending codes (§7 login flow: send code). */
export const codeHandlers = (platform: Platform) =>
  ({
    'user.sendCodeOne': async (call) => {
      const asked = await openAsked(platform, call);
      return sendCode(platform, call, (tx) => {
        if (call.body.type === '3') return prepareNewDevice(platform, tx, asked);
        const account = { ...asked.ids, medium: asked.medium, deviceId: call.deviceId };
        return prepareReset(platform, tx, { account, channel: asked.channel, request: requestOf(asked) });
      });
    },
    'user.sendCodeTwo': async (call) => {
      const asked = await openAsked(platform, call);
      return sendCode(platform, call, (tx) =>
        prepareForMember(platform, tx, { ...asked, type: call.body.type, member: call.member }),
      );
    },
  }) satisfies Partial<SandboxHandlers>;
