import { createApiClient, createSession, isCaptchaDemand } from '../../index.ts';
import { md5Hex } from '../../signing/md5Hex.ts';

export async function readBalance(baseUrl: string, name: string, password: string): Promise<string> {
  const session = createSession();
  const client = createApiClient({ session, baseUrl });
  const answer = await client.call('user.login', {
    isAgent: 0,
    name,
    password: md5Hex(password),
    version: '1.0',
    sendCodeNum: '',
    kaptchcate: 0,
    codeId: '',
    code: '',
  });
  if (isCaptchaDemand(answer)) throw new Error(`The platform wants a ${answer.captcha} captcha first.`);
  session.login(answer);
  const { centerWalletBalance } = await client.call('transfer.getBalance', { withLockMoney: true });
  return centerWalletBalance;
}
