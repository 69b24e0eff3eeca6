import { hashPassword } from '../auth/passwordHash.ts';
import { endSessions } from '../auth/sessions.ts';
import type { CaptchaPorts } from '../captcha/captchas.ts';
import type { Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { memberByName } from '../auth/memberByName.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import { admitCodeRequest, type CodeRequest } from './sendCode.ts';
import { type Channel, type CodeKey, type CodePorts, consumeCode, consumeTicket } from './sentCodes.ts';

const BAD_PARAMETER = 6007;

/** Whose password is to be reset, as the form says it, and on which device. */
export interface ResetAccount {
  readonly medium: CodeKey['medium'];
  readonly number: string;
  readonly name: string;
  readonly deviceId: string;
}

export const resetKey = (account: ResetAccount): CodeKey => ({ ...account, purpose: 'reset' });

const DEFAULT_AREA = '+86';

const isOwn = (member: Member | undefined, { medium, number }: ResetAccount, areaCode: string): member is Member => {
  if (member?.state !== 'active') return false;
  if (medium === 'email') return member.email?.toLowerCase() === number.toLowerCase();
  return member.phone === number && (member.area_code ?? DEFAULT_AREA) === areaCode;
};

/** Account, channel of the code, and the request for it. */
export interface ResetRequest {
  readonly account: ResetAccount & { readonly areaCode?: string };
  readonly channel: Channel;
  readonly request: Omit<CodeRequest, 'purpose'>;
}

/** Step one: a code for name and number that belong together, a decoy for those that do not; told apart by nobody (F-AUTH-13). */
export async function prepareReset(platform: CaptchaPorts, tx: Tx, { account, channel, request }: ResetRequest) {
  const refusal = await admitCodeRequest(platform, tx, { ...request, purpose: 'reset' });
  if (refusal) return refusal;
  const { areaCode = DEFAULT_AREA, ...own } = account;
  const member = await memberByName(tx, own.name);
  return { key: resetKey(own), channel, memberId: isOwn(member, own, areaCode) ? member.id : null };
}

/** Step two: the right code is answered with the ticket for step three. */
export async function verifyReset(context: TransactionContext<CodePorts>, account: ResetAccount, code: string) {
  const taken = await consumeCode(context, resetKey(account), { digits: code, to: 'verified' });
  return taken instanceof Refusal ? taken : { ticket: taken.ticket };
}

/** Step three: the ticket is taken, the password is new, and every session of the member has ended. */
export async function resetPassword(
  context: TransactionContext<CodePorts>,
  account: ResetAccount,
  body: { readonly password: string; readonly secondPassword: string; readonly ticket: string },
) {
  if (body.password !== body.secondPassword) return new Refusal(BAD_PARAMETER);
  const memberId = await consumeTicket(context, resetKey(account), body.ticket);
  if (memberId instanceof Refusal) return memberId;
  const { tx, now } = context;
  const password = await hashPassword(body.password);
  await tx.updateTable('members').set({ password_hash: password }).where('id', '=', memberId).execute();
  await endSessions(tx, memberId, { reason: 'passwordReset', at: now });
  return {};
}
