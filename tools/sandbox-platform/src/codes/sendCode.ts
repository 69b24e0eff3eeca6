import { requireCaptcha } from '../captcha/requireCaptcha.ts';
import type { CaptchaPurpose } from '../captcha/captchaPolicy.ts';
import type { CaptchaPorts, CaptchaProof } from '../captcha/captchas.ts';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../base/refusal.ts';
import { issueCode, type Outgoing, type PreparedCode, RESEND_MS } from './sentCodes.ts';

const TOO_OFTEN = 6011;

/** Who wants a code, and the captcha brought along. */
export interface CodeRequest {
  readonly deviceId: string;
  readonly ip: string;
  readonly now: Date;
  readonly purpose: CaptchaPurpose;
  readonly proof: CaptchaProof;
}

/** What every send-code call answers: when the next one may be asked for. */
export const SENT = { seconds: RESEND_MS / 1000 };

/** Checks what comes before any code: how many this device and address have asked for, and the captcha. */
export async function admitCodeRequest(
  platform: CaptchaPorts,
  tx: Tx,
  { deviceId, ip, now, purpose, proof }: CodeRequest,
): Promise<Refusal | undefined> {
  const { codeRequests, codeRequestsByIp } = platform.limits;
  if (codeRequests.isBlocked(deviceId) || codeRequestsByIp.isBlocked(ip)) return new Refusal(TOO_OFTEN);
  const refusal = await requireCaptcha({ platform, db: tx, device: { deviceId, ip }, now }, purpose, proof);
  if (refusal) return refusal;
  codeRequests.fail(deviceId);
  codeRequestsByIp.fail(ip);
  return undefined;
}

/** Call that sends a code. */
export interface CodeCall {
  /** Runs the work once for the call, in its transaction. */
  readonly once: (work: (tx: Tx) => Promise<typeof SENT | Refusal>) => Promise<typeof SENT>;
  readonly now: Date;
}

/**
 * Runs a send-code call: what has to be checked and kept in the call's transaction, the sending after it.
 *
 * @param once the call's own
 * @param prepare says whose code it is and where it goes, or why not; a member of null makes a decoy
 */
export async function sendCode(
  platform: CaptchaPorts,
  { once, now }: CodeCall,
  prepare: (tx: Tx) => Promise<PreparedCode | Refusal>,
): Promise<typeof SENT> {
  let outgoing: Outgoing;
  const answer = await once(async (tx) => {
    const prepared = await prepare(tx);
    if (prepared instanceof Refusal) return prepared;
    const issued = await issueCode({ platform, tx, now }, prepared);
    if (issued instanceof Refusal) return issued;
    outgoing = issued.outgoing;
    return SENT;
  });
  if (outgoing) platform.inbox.add(outgoing);
  return answer;
}
