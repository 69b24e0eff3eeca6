import { toCallFailure } from '@pavilion/api-client';
import { maskPhone } from './maskPhone.ts';
import { loginActions } from './loginSlice.ts';
import type { NewDeviceCode } from './loginState.ts';

/**
 * Converts an error of the login call to an event (ERR-08): a new-device check or a refusal.
 *
 * Unknown codes and lost responses are refusals too. A demand for a captcha is no error: the client returns it as a value
 * (ERR-03).
 */
export function readLoginOutcome(error: unknown) {
  const failure = toCallFailure(error);
  const { code, serverText = '' } = failure;
  if (code === undefined || !isNewDeviceCode(code)) return loginActions.loginRefused(failure);
  return loginActions.deviceCheckRequired({ code, maskedPhone: maskPhone(readPhone(error)), serverText });
}

/** Whether a code is one of the five codes of an untrusted login. */
function isNewDeviceCode(code: number): code is NewDeviceCode {
  return code >= 6025 && code <= 6029;
}

function readPhone(error: unknown): unknown {
  const { data } = error as { readonly data?: { readonly phoneNumber?: unknown } | null };
  return data?.phoneNumber;
}
