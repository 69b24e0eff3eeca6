import { scenarios } from './scenarios.mjs';

/** The address of a sandbox started with `npm start`; the contract test puts its own in place. */
export const EXAMPLE_URL = 'http://127.0.0.1:4300';

/**
 * What every example runs after: a client, and a member logged in.
 */
export const SET_UP = `
import {
  createApiClient,
  createSession,
  createWire,
  defaultWireProfile,
  isCaptchaDemand,
  sealIdentifiers,
} from '@pavilion/api-client';
import { loadSchemas } from '@pavilion/api-client/load-schemas';
import { md5Hex } from '@pavilion/api-client/md5';

const platform = '${EXAMPLE_URL}';
const session = createSession();
const client = createApiClient({ session, baseUrl: platform, schemas: loadSchemas });

const login = await client.call('user.login', {
  isAgent: 0,
  name: 'demo01',
  password: md5Hex('demo1234'),
  kaptchcate: 0,
  codeId: '',
  code: '',
  version: '1.0',
  sendCodeNum: '',
});
if (isCaptchaDemand(login)) throw new Error('The platform wants a captcha first.');
session.login(login);
`.trim();

/**
 * The call of an endpoint in TypeScript, made from its example request, or the scenario written for it.
 *
 * @param {Pick<import('./readEndpoints.mjs').EndpointFacts, 'id' | 'entry' | 'example'>} endpoint
 */
export function exampleCode({ id, entry, example }) {
  if (scenarios[id]) return scenarios[id].trim();
  const isMoney = entry.effect === 'money';
  const request = isMoney ? withRequestId(example.request) : JSON.stringify(example.request, null, 2);
  const call = `const answer = await client.call('${id}', ${request}${isMoney ? ', { requestId }' : ''});`;
  const lines = isMoney ? [MADE_ONCE, call] : [call];
  if (entry.errors.some((code) => code === 6021 || code === 6022)) lines.push(CAPTCHA);
  return lines.join('\n');
}

const MADE_ONCE = `// Once for each thing the player does, and kept before sending: with it the platform never does it twice.
const requestId = crypto.randomUUID();`;

const CAPTCHA = `if (isCaptchaDemand(answer)) console.log(\`solve the \${answer.captcha} captcha, then call again\`);`;

/** A body that names the request id names the one of the call. @param {unknown} request */
const withRequestId = (request) => JSON.stringify(request, null, 2).replace(/"requestId": "[^"]*"/, 'requestId');
