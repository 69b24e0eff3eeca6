import { createApiClient, createSession, isCaptchaDemand } from '../../index.ts';
import { md5Hex } from '../../crypto/md5Hex.ts';

export async function readBalance(baseUrl: string, name: string, password: string): Promise<string> {
  const session = createSession();
  const client = createApiClient({ session, baseUrl });
  const result = await client.call('user.login', {
    isAgent: 0,
    name,
    password: md5Hex(password),
    version: '1.0',
    sendCodeNum: '',
    kaptchcate: 0,
    codeId: '',
    code: '',
  });
  if (isCaptchaDemand(result)) throw new Error(`The platform requires a ${result.captcha} captcha.`);
  session.login(result);
  const { centerWalletBalance } = await client.call('transfer.getBalance', { withLockMoney: true });
  return centerWalletBalance;
}
