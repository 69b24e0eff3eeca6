import { requireCaptcha } from '../captcha/requireCaptcha.ts';
import type { CaptchaPurpose } from '../captcha/captchaPolicy.ts';
import type { CaptchaPorts, CaptchaProof } from '../captcha/captchas.ts';
import type { Tx } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { getAddressCounter, getMemberCounter } from '../limits/attemptCounter.ts';
import { RESEND_MS } from './codeRecipients.ts';
import { issueCode, type OutgoingCode, type PreparedCode } from './sentCodes.ts';

/** Client and captcha of a request for a code. */
export interface CodeRequest {
  readonly deviceId: string;
  readonly ip: string;
  readonly now: Date;
  readonly purpose: CaptchaPurpose;
  /** Member whose session or password was checked; absent for a forgotten password. */
  readonly memberId?: number;
  readonly proof: CaptchaProof;
}

/** Response of all send-code calls: seconds until another code may be requested. */
export const SENT = { seconds: RESEND_MS / 1000 };

/** Checks the captcha and the limits of address and member before a code is issued. */
export async function admitCodeRequest(
  platform: CaptchaPorts,
  tx: Tx,
  { deviceId, ip, now, purpose, memberId, proof }: CodeRequest,
): Promise<Refusal | undefined> {
  const { attempts } = platform;
  const context = { db: tx, now };
  const counters = [
    getAddressCounter('codeOfAddress', ip),
    ...(memberId === undefined ? [] : [getMemberCounter('codeOfMember', memberId)]),
  ];
  if (await attempts.isLimited(context, counters)) return new Refusal(errorCodes.frequentSubmission);
  const refusal = await requireCaptcha({ platform, ...context, device: { deviceId, ip } }, { purpose }, proof);
  if (refusal) return refusal;
  return (await attempts.take(context, counters)) ? undefined : new Refusal(errorCodes.frequentSubmission);
}

/** Execution context of a call that sends a code. */
export interface CodeCall {
  /** Runs the work once per call, in its transaction. */
  readonly once: (work: (tx: Tx) => Promise<typeof SENT | Refusal>) => Promise<typeof SENT>;
  readonly now: Date;
}

/**
 * Runs a send-code call: checks and storage in the call's transaction, sending after it.
 *
 * @param prepare returns the code to issue, or the refusal
 */
export async function sendCode(
  platform: CaptchaPorts,
  { once, now }: CodeCall,
  prepare: (tx: Tx) => Promise<PreparedCode | Refusal>,
): Promise<typeof SENT> {
  let outgoing: OutgoingCode;
  const response = await once(async (tx) => {
    const prepared = await prepare(tx);
    if (prepared instanceof Refusal) return prepared;
    const issued = await issueCode({ platform, tx, now }, prepared);
    if (issued instanceof Refusal) return issued;
    outgoing = issued.outgoing;
    return SENT;
  });
  if (outgoing) platform.inbox.add(outgoing);
  return response;
}
