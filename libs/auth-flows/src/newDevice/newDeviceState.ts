import type { CallFailure } from '@pavilion/api-client';
import type { NewDevice } from '../login/loginState.ts';

/** Error of an input: 请先获取验证码, a code without six digits, 手机号错误. */
export type NewDeviceFieldError = 'codeNotRequested' | 'codeRequired' | 'codeRule' | 'middleDigitsRule';

interface DeviceCheck extends NewDevice {
  readonly username: string;
  readonly fieldError?: NewDeviceFieldError;
  /** Failure of the last login with a code. The password is still held. */
  readonly failure?: CallFailure;
}

/**
 * State of the new-device check (NEW-01 to NEW-04). `voiceNotice` and `enteringMiddleDigits` are dialogs over the screen. The state
 * never contains the full phone number, the code or the password.
 */
export type NewDeviceState =
  { readonly step: 'idle' } | ({ readonly step: 'ready' | 'voiceNotice' | 'enteringMiddleDigits' } & DeviceCheck);

/** Step of the new-device check. */
export type NewDeviceStep = NewDeviceState['step'];

/** State without a check. */
export const idleNewDevice: NewDeviceState = { step: 'idle' };
