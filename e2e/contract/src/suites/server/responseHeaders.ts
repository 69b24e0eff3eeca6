import { defaultWireProfile } from '@pavilion/api-client/protocol';
import { buildChatUrl } from '@pavilion/chat-socket/protocol';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { exchangeRaw, type RawHead } from '../../testing/requests/exchangeRaw.ts';
import { sealTestRequest } from '../../testing/requests/rawCall.ts';
import { startPlatform, type Platform, type SandboxConsole } from '../../testing/sandbox/platform.ts';

type FaultKind = Parameters<SandboxConsole['addFault']>[0]['kind'];

const NAMES = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];
const RULES = ["default-src 'none'", "object-src 'none'", "base-uri 'none'"];

/** Returns what is missing in or doubled among the security headers of a response. */
function findFaults({ headers }: RawHead): readonly string[] {
  const [policy = ''] = headers['content-security-policy'] ?? [];
  return [
    ...NAMES.filter((name) => headers[name]?.length !== 1),
    ...RULES.filter((rule) => !policy.includes(rule)),
    ...(/unsafe-|\*/.test(policy) ? [policy] : []),
  ];
}

const request = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''].join('\r\n');
const post = (path: string, type: string, body: string) =>
  request(`POST ${path}`, `content-type: ${type}`, `content-length: ${body.length}`) + body;
/** The beginning of a JSON body of a stated length. */
const begin = (path: string, length: number) =>
  `${request(`POST ${path}`, 'content-type: application/json', `content-length: ${length}`)}{`;

const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
const key = `sec-websocket-key: ${'A'.repeat(22)}==`;
const CHAT = buildChatUrl('', defaultWireProfile.siteId);
const LOGIN = '/site/api/v1/user/login';
const JSON_TYPE = 'application/json';

/** Returns the bytes of a call that reaches its handler, where faults apply. */
async function formatSignedCall(): Promise<string> {
  const { method, path, headers, body } = await sealTestRequest();
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return request(`${method} ${path}`, ...lines, `content-length: ${body.length}`) + body;
}

/** Requests to the platform that each take another way to a response. Unsigned calls get an envelope with a refusal. */
const platformRequests: readonly (readonly [name: string, status: number, bytes: string])[] = [
  ['an unsigned call', 200, post('/site/api/v1/configuration/preInfo', JSON_TYPE, '{}')],
  ['the key of the wire', 200, request('GET /site/api/wire.json')],
  ['an unknown path', 200, request('GET /nowhere')],
  ['an unknown method', 405, request('PROPFIND /site/api/v1/user/login')],
  ['a body that is no JSON', 200, post(LOGIN, JSON_TYPE, '{')],
  ['a body of another type', 415, post(LOGIN, 'text/plain', 'x')],
  ['a body of 1 GiB', 413, begin(LOGIN, 2 ** 30)],
  ['a body that never ends', 408, begin(LOGIN, 100)],
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nhost:'],
  ['a malformed path', 400, request('GET /%zz')],
  ['NUL in the path', 200, request('GET /%00')],
  ['a path of 8 KB', 200, request(`GET /${'a'.repeat(8_192)}`)],
  ['a path of 20 KB', 431, request(`GET /${'a'.repeat(20_000)}`)],
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['the page of the console', 200, request('GET /console')],
  ['a script of the console', 200, request('GET /console/console.js')],
  ['a command of the console', 200, request('GET /console/api/state')],
  ['no command of the console', 404, request('GET /console/api/nothing')],
  ['a refused command of the console', 400, post('/console/api/settings', JSON_TYPE, '[]')],
  ['the console through a proxy', 403, request('GET /console', 'x-forwarded-for: 10.0.0.1')],
  ['an avatar', 200, request('GET /site/api/v1/picture/avatar/fox')],
  ['no avatar', 404, request('GET /site/api/v1/picture/avatar/none')],
  ['no page of a bank', 404, request('GET /fd/api/bank/AAAAAAAAAAAAAAAAAAAAAA')],
  ['no report', 400, post('/csp-report', 'application/csp-report', '{}')],
  ['a socket of an unknown path', 404, request('GET /ws/nothing', ...upgrade, key)],
  ['a socket of another site', 403, request('GET /ws/sport', ...upgrade, key, 'origin: https://evil.example')],
  ['a sport socket without a key', 400, request('GET /ws/sport', ...upgrade)],
  ['a chat socket without a key', 400, request(`GET ${CHAT}`, ...upgrade)],
];

const venueRequests: readonly (readonly [name: string, status: number, bytes: string])[] = [
  ['the page of proofs', 200, request('GET /venue/verify')],
  ['a script', 200, request('GET /venue/assets/venue.js')],
  ['no script', 404, request('GET /venue/assets/none.js')],
  ['an unknown visit', 404, request('GET /venue/aaaaaaaaaaaaaaaaaaaaaaaa')],
  ['an unknown path', 404, request('GET /nowhere')],
  ['a call without a session', 401, request('GET /venue/api/state')],
  ['a malformed path', 400, request('GET /%zz')],
  ['a path of 8 KB', 414, request(`GET /venue/assets/${'a'.repeat(8_192)}`)],
  ['no HTTP', 400, 'hello\r\n\r\n'],
];

/** Tests the security headers of every kind of response (SEC-06). */
export function responseHeaderSuite(databases: () => DatabaseProvider): void {
  describe('security headers', () => {
    let platform: Platform;
    let venueUrl = '';
    beforeAll(async () => {
      platform = await startPlatform(databases(), { slowSenderMs: { headers: 600, request: 1_200 } });
      const player = await platform.newPlayer();
      venueUrl = (await player.call('configuration.preInfo', {})).siteBaseConfig.venueOrigins?.[0] ?? '';
    });
    afterAll(() => platform.sandbox.close());

    it.each(platformRequests)(
      'SEC-06 the platform returns all headers for %s, status %i',
      async (_name, status, bytes) => {
        const head = await exchangeRaw(platform.sandbox.url, bytes);
        expect([head.status, findFaults(head)]).toEqual([status, []]);
      },
    );

    it.each(venueRequests)('SEC-06 a venue returns all headers for %s, status %i', async (_name, status, bytes) => {
      const head = await exchangeRaw(venueUrl, bytes);
      expect([head.status, findFaults(head)]).toEqual([status, []]);
    });

    it.each`
      kind              | status
      ${'corrupt'}      | ${200}
      ${'stall'}        | ${200}
      ${'html'}         | ${200}
      ${'unavailable'}  | ${503}
      ${'unauthorized'} | ${401}
    `(
      'SEC-06 the platform returns all headers with the fault $kind',
      async ({ kind, status }: { kind: FaultKind; status: number }) => {
        platform.sandbox.console.addFault({ endpoint: 'configuration.preInfo', kind });
        const head = await exchangeRaw(platform.sandbox.url, await formatSignedCall());
        platform.sandbox.console.clearFaults();
        expect([head.status, findFaults(head)]).toEqual([status, []]);
      },
    );
  });
}
