import type { AuthLimits } from '../auth/createAuthLimits.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import type { CaptchaMode } from '../settings/captchaMode.ts';

/** Ports of the choice of a captcha. */
export interface CaptchaPolicyPorts {
  readonly settings: SettingsStore;
  readonly limits: AuthLimits;
}

/** What a captcha is wanted for. `code` is a code for a login whose password was right. */
export type CaptchaPurpose = 'login' | 'register' | 'reset' | 'code';

/** Which captcha: none, picture or slider, by the numbers `kaptchcate` uses. */
export type CaptchaCate = 0 | 1 | 2;

/** Who asks. */
export interface CaptchaClient {
  readonly deviceId: string;
  readonly ip: string;
}

/** Failed logins of a device from which on a login wants a captcha. */
export const FAILURES_BEFORE_CAPTCHA = 3;

/** Pictures a robot may get wrong before the slider takes over. */
const WRONG_BEFORE_SLIDER = 3;

type Chooser = (failures: number, isAlwaysRequired: boolean, wrongGuesses: number) => CaptchaCate;

const choosers: Readonly<Record<CaptchaMode, Chooser>> = {
  off: () => 0,
  picture: () => 1,
  slider: () => 2,
  default: (failures, isAlwaysRequired) => (isAlwaysRequired || failures >= FAILURES_BEFORE_CAPTCHA ? 1 : 0),
  risk: (failures, isAlwaysRequired, wrongGuesses) => {
    if (!isAlwaysRequired && failures === 0) return 0;
    return failures >= FAILURES_BEFORE_CAPTCHA || wrongGuesses >= WRONG_BEFORE_SLIDER ? 2 : 1;
  },
};

/**
 * Which captcha a call has to bring (CAP-01).
 *
 * It never looks at the name, so the choice says nothing about who is a member (F-AUTH-13), and nobody can make another
 * member's login harder (F-AUTH-23).
 */
export function demandedCaptcha(
  platform: CaptchaPolicyPorts,
  purpose: CaptchaPurpose,
  { deviceId }: CaptchaClient,
): CaptchaCate {
  const { captchaMode } = platform.settings.current();
  const { limits } = platform;
  const isAlwaysRequired = purpose === 'register' || purpose === 'reset';
  return choosers[captchaMode](
    purpose === 'code' ? 0 : limits.captchaFailures.count(deviceId),
    isAlwaysRequired,
    limits.captchaGuesses.count(deviceId),
  );
}
