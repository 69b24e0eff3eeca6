import type { LoginPorts } from '../login/loginPorts.ts';
import type { NewDevicePorts } from '../newDevice/newDevicePorts.ts';
import type { RegisterPorts } from '../register/registerPorts.ts';
import type { AuthApi } from './authApi.ts';
import { sendSealed } from './sendSealed.ts';

/** Creates the call `user.login` (AUT-03). */
export function loginCall(api: AuthApi): Pick<LoginPorts, 'login'> {
  return { login: (request, signal) => api.call('user.login', request, { signal }) };
}

/** Creates the call `user.register` (AUT-08). */
export function registerCall(api: AuthApi): Pick<RegisterPorts, 'register'> {
  return { register: (request, signal, requestId) => api.call('user.register', request, { signal, requestId }) };
}

/** Creates the call that sends a code for a new-device login (NEW-03): type "3", identifiers encrypted and hashed. */
export function deviceCodeCall(api: AuthApi): Pick<NewDevicePorts, 'sendDeviceCode'> {
  return {
    sendDeviceCode: ({ name, phone, channel, captcha }, signal) =>
      sendSealed(api, { number: phone, name, channel, captcha }, (body) =>
        api.call('user.sendCodeOne', { ...body, type: '3' }, { signal }),
      ),
  };
}
