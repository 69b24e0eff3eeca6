import type { CallFailure } from '@pavilion/api-client';
import type { NewDevice } from '../login/loginState.ts';

/** What is wrong with an input: 请先获取验证码, six digits, 手机号错误. */
export type NewDeviceFieldError = 'codeNotRequested' | 'codeRequired' | 'codeRule' | 'middleDigitsRule';

interface DeviceCheck extends NewDevice {
  readonly username: string;
  readonly fieldError?: NewDeviceFieldError;
  /** The last login with a code was refused; the password is still held. */
  readonly failure?: CallFailure;
}

/**
 * Where the check of an untrusted login stands (NEW-01 to NEW-04). `voiceNotice` and `askingMiddle` are dialogs over the
 * screen. No state holds the whole phone number, the code or the password.
 */
export type NewDeviceState =
  { readonly step: 'idle' } | ({ readonly step: 'ready' | 'voiceNotice' | 'askingMiddle' } & DeviceCheck);

export type NewDeviceStep = NewDeviceState['step'];

/** No login is being checked. */
export const idleNewDevice: NewDeviceState = { step: 'idle' };
