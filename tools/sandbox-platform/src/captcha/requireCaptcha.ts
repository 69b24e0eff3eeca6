import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { type CaptchaCall, getRequiredCaptcha } from './captchaPolicy.ts';
import { type CaptchaAttempt, type CaptchaProof, consumeCaptcha } from './captchas.ts';

const DEMANDS = { 1: errorCodes.graphicVerification, 2: errorCodes.rapidVerification } as const;

const isProof = ({ kaptchcate, codeId }: CaptchaProof): boolean =>
  (kaptchcate === 1 || kaptchcate === 2) && codeId !== '';

/**
 * Checks the captcha of a call. The call passes if no captcha is required or if its captcha is solved.
 *
 * Both kinds are accepted, whichever was required (ruling A3). Players who cannot see a picture use the alternative of the
 * slider; the picture replaces a slider that does not work.
 *
 * @returns refusal 6021 or 6022 if the picture or slider is missing, or the refusal of {@link consumeCaptcha}
 */
export async function requireCaptcha(
  attempt: CaptchaAttempt,
  call: Omit<CaptchaCall, 'client'>,
  proof: CaptchaProof,
): Promise<Refusal | undefined> {
  const demanded = await getRequiredCaptcha(attempt.platform, attempt, { ...call, client: attempt.device });
  if (demanded === 0) return undefined;
  return isProof(proof) ? consumeCaptcha(attempt, proof) : new Refusal(DEMANDS[demanded]);
}
