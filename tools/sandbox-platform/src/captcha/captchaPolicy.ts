import type { LoginRisk } from '../devices/verifyPassword.ts';
import { type Client, getClientCounter } from '../limits/attemptCounter.ts';
import type { Attempts, QueryContext } from '../limits/createAttempts.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import type { CaptchaMode } from '../settings/captchaMode.ts';

/** Ports of the choice of a captcha. */
export interface CaptchaPolicyPorts {
  readonly settings: SettingsStore;
  readonly attempts: Attempts;
}

/** Action that a captcha protects. `code` is the request of a code by a member, or after a correct password. */
export type CaptchaPurpose = 'login' | 'register' | 'reset' | 'code';

/** Captcha by its number in `kaptchcate`: 0 none, 1 picture, 2 slider. */
export type CaptchaCate = 0 | 1 | 2;

/** Call that may require a captcha. */
export interface CaptchaCall {
  readonly purpose: CaptchaPurpose;
  readonly client: Client;
  /** Only for a login. */
  readonly risk?: LoginRisk;
}

const noRisk: LoginRisk = { failures: 0, isHigh: false };

/** Failed logins, and wrong captcha solutions, after which the rule `risk` requires the slider instead of the picture. */
const FAILURES_BEFORE_SLIDER = 3;

interface Signals extends LoginRisk {
  readonly isAlwaysRequired: boolean;
  readonly wrongSolutions: number;
}

type Chooser = (signals: Signals) => CaptchaCate;

const choosers: Readonly<Record<CaptchaMode, Chooser>> = {
  off: () => 0,
  picture: () => 1,
  slider: () => 2,
  default: ({ isHigh, isAlwaysRequired }) => (isAlwaysRequired || isHigh ? 1 : 0),
  risk: ({ failures, isHigh, isAlwaysRequired, wrongSolutions }) => {
    if (!isAlwaysRequired && !isHigh && failures === 0) return 0;
    return isHigh || failures >= FAILURES_BEFORE_SLIDER || wrongSolutions >= FAILURES_BEFORE_SLIDER ? 2 : 1;
  },
};

/**
 * Returns the captcha that a call requires (CAP-01).
 *
 * The choice does not depend on whether a name belongs to a member. It therefore does not reveal who is a member
 * (F-AUTH-13). A known device of a member is not affected by failures of other devices (F-AUTH-28).
 */
export async function getRequiredCaptcha(
  { settings, attempts }: CaptchaPolicyPorts,
  context: QueryContext,
  { purpose, client, risk = noRisk }: CaptchaCall,
): Promise<CaptchaCate> {
  const { captchaMode, codeCaptcha } = settings.current();
  const isAlwaysRequired = purpose === 'code' ? codeCaptcha === '1' : purpose !== 'login';
  const wrongSolutions = await attempts.count(context, getClientCounter('solutionOfClient', client));
  return choosers[captchaMode]({ ...risk, isAlwaysRequired, wrongSolutions });
}
