import { hashPassword } from '../auth/passwordHash.ts';
import type { CaptchaPorts } from '../captcha/captchas.ts';
import type { Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { findMemberByName } from '../auth/findMemberByName.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { admitCodeRequest, type CodeRequest } from './sendCode.ts';
import { type Channel, type CodeKey, type CodePorts, consumeCode, consumeTicket } from './sentCodes.ts';

/** Account of a password reset as typed in the form, and the device. */
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

/** Account of a password reset, the channel of its code, and the request with its captcha. */
export interface ResetRequest {
  readonly account: ResetAccount & { readonly areaCode?: string };
  readonly channel: Channel;
  readonly request: Omit<CodeRequest, 'purpose'>;
}

/**
 * Step 1: prepares a code if name and contact belong to the same member, else a decoy.
 * The responses are the same in both cases (F-AUTH-13).
 */
export async function prepareReset(platform: CaptchaPorts, tx: Tx, { account, channel, request }: ResetRequest) {
  const refusal = await admitCodeRequest(platform, tx, { ...request, purpose: 'reset' });
  if (refusal) return refusal;
  const { areaCode = DEFAULT_AREA, ...own } = account;
  const member = await findMemberByName(tx, own.name);
  return { key: resetKey(own), channel, memberId: isOwn(member, own, areaCode) ? member.id : null };
}

/** Step 2: checks the code and returns the ticket for step 3. */
export async function verifyReset(context: TransactionContext<CodePorts>, account: ResetAccount, code: string) {
  const taken = await consumeCode(context, resetKey(account), { digits: code, to: 'verified' });
  return taken instanceof Refusal ? taken : { ticket: taken.ticket };
}

/** Step 3: uses up the ticket, sets the password and ends all sessions of the member. */
export async function resetPassword(
  context: TransactionContext<CodePorts>,
  account: ResetAccount,
  body: { readonly password: string; readonly secondPassword: string; readonly ticket: string },
) {
  if (body.password !== body.secondPassword) return new Refusal(errorCodes.invalidParameter);
  const memberId = await consumeTicket(context, resetKey(account), body.ticket);
  if (memberId instanceof Refusal) return memberId;
  const { tx, now } = context;
  const password = await hashPassword(body.password);
  await tx.updateTable('members').set({ password_hash: password }).where('id', '=', memberId).execute();
  await endSessions(tx, { memberId }, { reason: 'passwordReset', at: now });
  return {};
}
