import { Refusal } from '../base/refusal.ts';
import { type CaptchaPurpose, demandedCaptcha } from './captchaPolicy.ts';
import { type CaptchaAttempt, type CaptchaProof, consumeCaptcha } from './captchas.ts';

const DEMANDS = { 1: 6021, 2: 6022 } as const;

const isProof = ({ kaptchcate, codeId }: CaptchaProof): boolean =>
  (kaptchcate === 1 || kaptchcate === 2) && codeId !== '';

/**
 * Lets a call through when no captcha is wanted, or when it brings one that is solved.
 *
 * Either kind will do whichever was asked for: who cannot see a picture solves the slider's alternative, and where the
 * slider does not work the picture takes its place (ruling A3).
 */
export async function requireCaptcha(
  attempt: CaptchaAttempt,
  purpose: CaptchaPurpose,
  proof: CaptchaProof,
): Promise<Refusal | undefined> {
  const demanded = demandedCaptcha(attempt.platform, purpose, attempt.device);
  if (demanded === 0) return undefined;
  return isProof(proof) ? consumeCaptcha(attempt, proof) : new Refusal(DEMANDS[demanded]);
}
