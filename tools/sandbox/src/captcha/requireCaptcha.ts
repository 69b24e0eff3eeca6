import type { Db } from '../db/database.ts';
import type { Platform } from '../server/platform.ts';
import { Refusal } from '../server/refusal.ts';
import { type Asker, type CaptchaPurpose, demandedCaptcha } from './captchaPolicy.ts';
import { type CaptchaProof, takeCaptcha } from './captchas.ts';

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
  platform: Platform,
  db: Db,
  purpose: CaptchaPurpose,
  asker: Asker,
  proof: CaptchaProof,
  now: Date,
): Promise<Refusal | undefined> {
  const demanded = demandedCaptcha(platform, purpose, asker);
  if (demanded === 0) return undefined;
  return isProof(proof) ? takeCaptcha(platform, db, asker, proof, now) : new Refusal(DEMANDS[demanded]);
}
