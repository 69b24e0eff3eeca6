import { REQUEST_ID, scenarios } from './scenarios.mjs';

/** URL of a sandbox started with `npm start`; the contract test replaces it. */
export const EXAMPLE_URL = 'http://127.0.0.1:4300';

/** Code that precedes every example: a client with a logged-in member. */
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
if (isCaptchaDemand(login)) throw new Error('The platform requires a captcha.');
session.login(login);
`.trim();

/**
 * Builds the TypeScript example of an endpoint from its example request, or returns its scenario.
 *
 * @param {Pick<import('./readEndpoints.mjs').EndpointData, 'id' | 'entry' | 'example'>} endpoint
 */
export function buildExampleCode({ id, entry, example }) {
  if (scenarios[id]) return scenarios[id].trim();
  const isMoney = entry.effect === 'money';
  const request = isMoney ? withRequestId(example.request) : JSON.stringify(example.request, null, 2);
  const call = `const response = await client.call('${id}', ${request}${isMoney ? ', { requestId }' : ''});`;
  const lines = isMoney ? [REQUEST_ID, call] : [call];
  if (entry.errors.some((code) => code === 6021 || code === 6022)) lines.push(CAPTCHA);
  return lines.join('\n');
}

const CAPTCHA = `if (isCaptchaDemand(response)) console.log(\`solve the \${response.captcha} captcha, then call again\`);`;

/** Serialises a body; a `requestId` in it is the variable of the call. @param {unknown} request */
const withRequestId = (request) => JSON.stringify(request, null, 2).replace(/"requestId": "[^"]*"/, 'requestId');
