import fc from 'fast-check';
import { catalogue } from '../catalogue/catalogue.ts';
import { isErrorCode } from '../errors/errorRows.ts';
import { isCallError } from '../errors/isCallError.ts';
import { getErrorReaction } from '../errors/getErrorReaction.ts';
import { zhCN } from '../errors/texts/zhCN.ts';
import type { WireCrypto } from '../crypto/wireCrypto.ts';
import { createSession } from '../session/createSession.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';
import { sharedVectors } from '@pavilion/testing';
import { isCaptchaDemand } from '../call/apiClient.ts';
import { createApiClient } from './createApiClient.ts';
import { parseJson, readEnvelope } from '../exchange/decodeResponse.ts';

const login = {
  isAgent: 0,
  name: 'demo01',
  password: '6e9bece1914809fb8493146417e722f6',
  kaptchcate: 0,
  codeId: '',
  code: '',
  version: '1.0',
  sendCodeNum: '',
} as const;

/** Signs nothing, because calls are sent unsealed and are not read. */
const noCrypto: WireCrypto = {
  mac: async () => async () => new Uint8Array(32),
  aead: async () => ({
    seal: async (_nonce, _associated, plain) => plain,
    open: async (_nonce, _associated, sealed) => sealed,
  }),
};

/** Creates a client without sealing, and a platform that returns exactly the given response. */
function createClientFor(respond: () => Response) {
  const session = createSession();
  return createApiClient({
    session,
    endpoints: catalogue,
    isSafe: false,
    baseUrl: 'https://platform.example',
    wire: { crypto: noCrypto },
    fetch: async () => respond(),
  });
}

/** Returns the outcome of a call: `data`, `captcha`, the kind of a typed error, or a bug. */
const getOutcome = (work: Promise<unknown>) =>
  work.then(
    (data) => (isCaptchaDemand(data) ? 'captcha' : 'data'),
    (error: unknown) => {
      if (!isCallError(error)) return `bug: ${String(error)}`;
      if (!(error.messageKey in zhCN)) return `no text for ${error.messageKey}`;
      return typeof getErrorReaction(error) === 'string' ? error.kind : 'no reaction';
    },
  );

const sometimes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(6000, '6000', 6001, 6021, 6022, 6026, 6413, 6777, -1, 1e9) },
  { weight: 2, arbitrary: fc.jsonValue() },
);
const envelopeText = fc.oneof(
  fc.record({ status_code: sometimes, data: fc.jsonValue(), message: fc.jsonValue() }, { requiredKeys: [] }),
  fc.jsonValue(),
);

describe('random responses', () => {
  it('F-API-07 F-API-08 resolves 6000 with data, else results in a captcha or a typed error', async () => {
    let body = '';
    const client = createClientFor(() => new Response(body));
    await fc.assert(
      fc.asyncProperty(envelopeText, async (value) => {
        body = JSON.stringify(value);
        const read = readEnvelope(parseJson(body));
        const outcome = await getOutcome(client.call('user.login', login));
        const expected =
          read === undefined || (read.code === 6000 && read.data === undefined)
            ? 'protocol'
            : read.code === 6000
              ? 'data'
              : read.code === 6021 || read.code === 6022
                ? 'captcha'
                : 'api';
        if (outcome !== expected) throw new Error(`${outcome}, not ${expected}`);
      }),
    );
  });

  it('F-API-05 F-API-06 bodies that are no JSON result in typed errors', async () => {
    let body = new Uint8Array();
    const client = createClientFor(() => new Response(body));
    const isJson = (bytes: Uint8Array) => {
      try {
        return JSON.parse(Buffer.from(bytes).toString('utf8')) !== undefined;
      } catch {
        return false;
      }
    };
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.json().chain((json) => fc.nat(json.length).map((end) => new TextEncoder().encode(json.slice(0, end)))),
    );
    await fc.assert(
      fc.asyncProperty(
        bytes.filter((candidate) => !isJson(candidate)),
        async (candidate) => {
          body = Uint8Array.from(candidate);
          return (await getOutcome(client.call('user.login', login))) === 'protocol';
        },
      ),
    );
  });

  it('ERR-01 F-API-09 random codes have a text; only known codes have their own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: 5_990, max: 6_510 })), (code) => {
        const response = readEnvelope({ status_code: code, data: null, message: '' });
        return response?.code === code && (isErrorCode(code) ? `error.${code}` in zhCN : !(`error.${code}` in zhCN));
      }),
    );
  });

  const ownBodies = [
    '',
    'null',
    '[]',
    '{}',
    '6000',
    '"6000"',
    '{"status_code":6000',
    '[6000]',
    '\ufeff{}',
    '{"a":1}{}',
  ];
  const suite = sharedVectors<{ cases: { b64: string }[] }>('json_parsing.json');
  const bodies = suite ? suite.cases.map(({ b64 }) => Buffer.from(b64, 'base64')) : ownBodies.map(Buffer.from);
  it('F-API-22 every body of the JSON test suite results in a typed error', async () => {
    const strange: unknown[] = [];
    for (const body of bodies) {
      const outcome = await getOutcome(createClientFor(() => new Response(body)).call('user.login', login));
      if (outcome !== 'protocol') strange.push([body.toString(), outcome]);
    }
    expect(bodies.length).toBeGreaterThanOrEqual(suite ? 316 : ownBodies.length);
    expect(strange).toEqual([]);
  });

  const naughty = sharedVectors<string[]>('naughty_strings.json') ?? [
    '',
    '\0',
    'a\r\nb',
    '田中さん',
    '<script>',
    '\ud800',
  ];
  it('ERR-09 F-API-08 every naughty text is returned as server text and as data', async () => {
    for (const text of naughty) {
      const body = JSON.stringify({ status_code: 6002, data: { phoneNumber: text }, message: text });
      const error = await catchError(createClientFor(() => new Response(body)).call('user.login', login));
      expect(error).toMatchObject({ kind: 'api', code: 6002, serverMessage: text.slice(0, 500) });
    }
  });

  it('F-CRY-14 every naughty text in a sealed body arrives unchanged', async () => {
    const { client, platform } = createTestClient(() => ({ envelope: { status_code: 6000, data: {}, message: '' } }));
    for (const name of naughty) await client.call('user.login', { ...login, name });
    expect(platform.calls.map(({ opened }) => (JSON.parse(opened?.body ?? '') as { name: string }).name)).toEqual(
      naughty,
    );
  });
});
