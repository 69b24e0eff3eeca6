import { type LoginPorts } from '../login/loginPorts.ts';
import { type NewDevicePorts } from '../newDevice/newDevicePorts.ts';
import { type RegisterPorts } from '../register/registerPorts.ts';
import { type AuthApi, type SealIdentifiers } from './authApi.ts';
import { sendingOf } from './sendingOf.ts';

/** Sends `user.login` (AUT-03). */
export function loginCall(api: AuthApi): Pick<LoginPorts, 'login'> {
  return { login: (request, signal) => api.call('user.login', request, { signal }) };
}

/** Sends `user.register` (AUT-08). */
export function registerCall(api: AuthApi): Pick<RegisterPorts, 'register'> {
  return { register: (request, signal) => api.call('user.register', request, { signal }) };
}

/** Has a code for a new-device login sent (NEW-03): type "3", identifiers sealed and hashed. */
export function deviceCodeCall(api: AuthApi, seal: SealIdentifiers): Pick<NewDevicePorts, 'sendDeviceCode'> {
  return {
    sendDeviceCode: async ({ name, phone, channel, captcha }, signal) => {
      const body = await sendingOf(seal, { number: phone, name, channel, captcha });
      return api.call('user.sendCodeOne', { ...body, type: '3' }, { signal });
    },
  };
}
