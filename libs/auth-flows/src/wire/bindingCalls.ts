import type { BindingPorts, BindRequest } from '../binding/bindingPorts.ts';
import type { AuthApi } from './authApi.ts';
import { sendSealed } from './sendSealed.ts';

const types = { phone: '4', email: '5', password: '6' } as const;

/** Creates the calls of binding (USR-02). `readName` returns the member's name, which a request for a code contains. */
export function bindingCalls(api: AuthApi, readName: () => string): Pick<BindingPorts, 'sendBindingCode' | 'bind'> {
  return {
    sendBindingCode: ({ kind, account, channel, captcha }, signal) =>
      sendSealed(api, { number: account, name: readName(), channel, captcha }, (body) =>
        api.call('user.sendCodeTwo', { ...body, type: types[kind] }, { signal }),
      ),
    bind: (request, signal) => bind(api, request, { signal }),
  };
}

function bind({ call }: AuthApi, request: BindRequest, options: { readonly signal: AbortSignal }): Promise<unknown> {
  switch (request.kind) {
    case 'phone':
      return call('user.bindPhone', pick(request, 'areaCode', 'phone', 'code'), options);
    case 'email':
      return call('user.bindEmail', pick(request, 'email', 'code'), options);
    case 'realName':
      return call('user.bindOther', pick(request, 'realName'), options);
    case 'password':
      if (request.by === 'password')
        return call('user.bindPassword', pick(request, 'target', 'password', 'newPassword'), options);
      return request.by === 'phone'
        ? call('user.bindPasswordByPhone', pick(request, 'target', 'code', 'newPassword'), options)
        : call('user.bindPasswordByEmail', pick(request, 'target', 'code', 'newPassword'), options);
  }
}

/** Returns only the named fields, because a body must contain no others. */
function pick<From, Field extends keyof From>(from: From, ...fields: readonly Field[]): Pick<From, Field> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as unknown as Pick<From, Field>;
}
