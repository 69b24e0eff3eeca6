import type { CallResultOf } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { SendCodePorts } from '../sendCode/sendCodePorts.ts';

/** Whom a code goes to. The number is whole: seal it on the way (§3, API-10). */
export interface DeviceCodeRequest {
  readonly name: string;
  readonly phone: string;
  readonly channel: 0 | 2;
  readonly captcha: CaptchaAnswer;
}

/** What the check of an untrusted login needs from its host. */
export interface NewDevicePorts extends SendCodePorts {
  readonly sendDeviceCode: (
    request: DeviceCodeRequest,
    signal: AbortSignal,
  ) => Promise<CallResultOf<'user.sendCodeOne'>>;
}
