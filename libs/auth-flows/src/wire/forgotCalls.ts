import type { ForgotAccount, ForgotPorts } from '../forgot/forgotPorts.ts';
import type { Country } from '../validators/countries.ts';
import { DEFAULT_AREA_CODE } from '../validators/phone.ts';
import type { AuthApi } from './authApi.ts';

type ForgotCalls = Pick<ForgotPorts, 'sendResetCode' | 'checkResetCode' | 'resetPassword'>;

/** Creates the three calls of a password reset, by phone or e-mail (FGT-03). */
export function forgotCalls(api: AuthApi): ForgotCalls {
  return {
    sendResetCode: ({ by, name, account, areaCode = DEFAULT_AREA_CODE, captcha }, signal) =>
      by === 'phone'
        ? api.call('user.forgetByPhoneOne', { phone: account, areaCode, name, ...captcha }, { signal })
        : api.call('user.forgetByEmailOne', { email: account, name, ...captcha }, { signal }),
    checkResetCode: ({ by, name, account, code }, signal) =>
      by === 'phone'
        ? api.call('user.forgetByPhoneTwo', { phone: account, name, code }, { signal })
        : api.call('user.forgetByEmailTwo', { email: account, name, code }, { signal }),
    resetPassword: (request, signal) => {
      const id = request.by === 'phone' ? 'user.forgetByPhoneThree' : 'user.forgetByEmailThree';
      return api.call(id, toResetRequest(request), { signal });
    },
  };
}

function toResetRequest(request: ForgotAccount & { readonly ticket: string; readonly passwordHash: string }) {
  const { account, name, ticket, passwordHash } = request;
  return { account, name, password: passwordHash, secondPassword: passwordHash, ticket };
}

/** Loads the country list of the area-code menu (FGT-02). Until then a form uses `defaultCountry`. */
export function loadCountries(api: AuthApi, signal?: AbortSignal): Promise<readonly Country[]> {
  return api.call('site.queryCountryArea', { area: '' }, { ...(signal && { signal }) });
}
