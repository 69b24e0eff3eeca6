// Logs a member in, reads the balance, prints it and logs out.
//   node balance.mjs [name] [password]       PAVILION_URL: URL of the platform
import {
  createApiClient,
  createSession,
  isApiError,
  isCallError,
  isCaptchaDemand,
  loadErrorTexts,
} from '@pavilion/api-client';
import { loadSchemas } from '@pavilion/api-client/load-schemas';
import { md5Hex } from '@pavilion/api-client/md5';

const [name = 'demo01', password = 'demo1234'] = process.argv.slice(2);
const baseUrl = process.env.PAVILION_URL ?? 'http://127.0.0.1:4300';

const session = createSession();
const client = createApiClient({ session, baseUrl, schemas: loadSchemas });

async function login() {
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
  if (isCaptchaDemand(response))
    throw new Error(`The platform requires a ${response.captcha} captcha, which a script cannot solve.`);
  session.login(response);
}

async function printBalance() {
  const { centerWalletBalance, lockMoney, currency } = await client.call('transfer.getBalance', {
    withLockMoney: true,
  });
  console.log(`${name} has ${centerWalletBalance} ${currency} and ${lockMoney} ${currency} in open bets.`);
}

/** Returns the message of a failed call: the platform's text, else the catalogue's. Returns other errors unchanged. */
async function describeError(error) {
  if (!isCallError(error)) return error;
  const text = (isApiError(error) && error.serverMessage) || (await loadErrorTexts('zh-CN'))[error.messageKey];
  return `${text}\n${error.message}${error.kind === 'transport' ? `\nIs a platform listening on ${baseUrl}?` : ''}`;
}

try {
  await login();
  await printBalance();
  await client.call('user.logout', {});
} catch (error) {
  console.error(await describeError(error));
  process.exitCode = 1;
}
