import type { CallResultOf } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { SendCodePorts } from '../sendCode/sendCodePorts.ts';

/** Receiver of a code. The phone number is complete: encrypt it for the wire (§3, API-10). */
export interface DeviceCodeRequest {
  readonly name: string;
  readonly phone: string;
  readonly channel: 0 | 2;
  readonly captcha: CaptchaAnswer;
}

/** Ports of the new-device check. */
export interface NewDevicePorts extends SendCodePorts {
  readonly sendDeviceCode: (
    request: DeviceCodeRequest,
    signal: AbortSignal,
  ) => Promise<CallResultOf<'user.sendCodeOne'>>;
}
