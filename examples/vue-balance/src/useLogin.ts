import { isCaptchaDemand } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { onScopeDispose, readonly, ref } from 'vue';
import { client, session } from './platform';

/** Login state and the notice of an expired session. */
export function useLogin() {
  const isLoggedIn = ref(session.getState().isLoggedIn);
  const notice = ref('');

  const unsubscribe = session.subscribe(({ type }) => {
    isLoggedIn.value = session.getState().isLoggedIn;
    notice.value = type === 'expired' ? '登录已失效，请重新登录' : '';
  });
  onScopeDispose(unsubscribe);

  /** Resolves when the member is logged in; rejects as `client.call` does. */
  async function login(name: string, password: string): Promise<void> {
    const response = await client.call('user.login', {
      isAgent: 0,
      name,
      password: md5Hex(password),
      kaptchcate: 0,
      codeId: '',
      code: '',
      version: '1.0',
      sendCodeNum: '',
    });
    if (isCaptchaDemand(response)) notice.value = '需要完成安全验证，请前往主站登录';
    else session.login(response);
  }

  /** Ends the session in this browser at once, whether or not the platform confirms it. */
  function logout(): void {
    client.call('user.logout', {}).catch(() => undefined);
    session.logout();
  }

  return { isLoggedIn: readonly(isLoggedIn), notice: readonly(notice), login, logout };
}
