import type { AuthLimits } from '../auth/createAuthLimits.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import type { CaptchaMode } from '../settings/captchaMode.ts';

/** Ports of the choice of a captcha. */
export interface CaptchaPolicyPorts {
  readonly settings: SettingsStore;
  readonly limits: AuthLimits;
}

/** Action that a captcha protects. `code` is the request of a login code after a correct password. */
export type CaptchaPurpose = 'login' | 'register' | 'reset' | 'code';

/** Captcha by its number in `kaptchcate`: 0 none, 1 picture, 2 slider. */
export type CaptchaCate = 0 | 1 | 2;

/** Device and address of the client that solves a captcha. */
export interface CaptchaClient {
  readonly deviceId: string;
  readonly ip: string;
}

/** Failed logins of a device after which a login requires a captcha. */
export const FAILURES_BEFORE_CAPTCHA = 3;

/** Wrong captcha solutions of a device after which the slider replaces the picture. */
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
 * Returns the captcha that a call requires (CAP-01).
 *
 * The choice ignores the member name. It therefore does not reveal who is a member (F-AUTH-13).
 * It also prevents making the login of another member harder (F-AUTH-23).
 */
export function getRequiredCaptcha(
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
