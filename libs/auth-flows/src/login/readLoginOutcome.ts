import { toFlowFailure } from '../failure/flowFailure.ts';
import { maskPhone } from './maskPhone.ts';
import { loginActions } from './loginSlice.ts';
import { type CaptchaKind, type NewDeviceCode } from './loginState.ts';

const captchaOf: Readonly<Record<number, CaptchaKind>> = { 6021: 'picture', 6022: 'behaviour' };

/**
 * Turns a failed login call into the event it means (ERR-08): a captcha, a new-device check, or a refusal to show.
 *
 * Everything that is not one of those seven codes is a refusal, unknown codes and lost answers too.
 */
export function readLoginOutcome(error: unknown) {
  const failure = toFlowFailure(error);
  const { code, serverText = '' } = failure;
  if (code === undefined) return loginActions.loginRefused(failure);
  const captcha = captchaOf[code];
  if (captcha) return loginActions.captchaAsked({ captcha, failure });
  if (!isNewDeviceCode(code)) return loginActions.loginRefused(failure);
  return loginActions.deviceCheckAsked({ code, maskedPhone: maskPhone(phoneIn(error)), serverText });
}

/** Tells the five codes of an untrusted login from all others. */
function isNewDeviceCode(code: number): code is NewDeviceCode {
  return code >= 6025 && code <= 6029;
}

function phoneIn(error: unknown): unknown {
  const { data } = error as { readonly data?: { readonly phoneNumber?: unknown } | null };
  return data?.phoneNumber;
}
