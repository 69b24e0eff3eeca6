import { toCallFailure } from '@pavilion/api-client';
import { maskPhone } from './maskPhone.ts';
import { loginActions } from './loginSlice.ts';
import type { NewDeviceCode } from './loginState.ts';

/**
 * Turns a failed login call into the event it means (ERR-08): a new-device check, or a refusal to show.
 *
 * Everything but those five codes is a refusal, unknown codes and lost answers too. A captcha is no failure: the client
 * gives it as a value (ERR-03).
 */
export function readLoginOutcome(error: unknown) {
  const failure = toCallFailure(error);
  const { code, serverText = '' } = failure;
  if (code === undefined || !isNewDeviceCode(code)) return loginActions.loginRefused(failure);
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
