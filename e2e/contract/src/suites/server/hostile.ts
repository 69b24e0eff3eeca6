import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createId } from '@pavilion/kernel';
import { defaultWireProfile, ILLEGAL_REQUEST } from '@pavilion/api-client/protocol';
import type { ApiError } from '@pavilion/api-client';
import { schemas } from '@pavilion/api-client/schemas';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createBetBody, createLoginBody, createResourceFields } from '../../testing/player/createPlayer.ts';
import { LEAKS } from '../../testing/requests/leakPattern.ts';
import { sealTestRequest, type RawResponse, sendRaw, resignRequest } from '../../testing/requests/rawCall.ts';
import { sharedVectors } from '@pavilion/testing';
import { type NamedPlayer, type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

const LOGIN = '/site/api/v1/user/login';
const RESOURCE = '/game/api/v1/venue/resource';
const PRE_INFO = '/site/api/v1/configuration/preInfo';
const CARD_CHOICES = '/fd/api/v1/bankCard/withdraw/add/list';
const SERVER_ERROR = 6005;

interface JsonCases {
  readonly cases: readonly { readonly name: string; readonly b64: string }[];
}
interface SecuritySets {
  readonly sets: readonly {
    readonly id: string;
    readonly vectors: readonly { readonly iv: string; readonly ct: string }[];
  }[];
}

const jsonCases = sharedVectors<JsonCases>('json_parsing.json')?.cases ?? [{ name: 'a lone bracket', b64: 'Ww==' }];
const protoBodies = sharedVectors<{ proto_json: readonly string[] }>('policy_inputs.json')?.proto_json ?? [
  '{"__proto__":{"isVip":true}}',
];
const naughty = sharedVectors<readonly string[]>('naughty_strings.json') ?? ["'; drop table bets; --", '\u0000'];
const cbc = sharedVectors<SecuritySets>('security.json')?.sets.find(({ id }) => id === 'aes-cbc-pkcs7-wycheproof');
const paddings = cbc?.vectors ?? [{ iv: '00'.repeat(16), ct: '00'.repeat(16) }];

const expectHarmless = ({ status, envelope, body }: RawResponse) =>
  status < 500 && envelope !== undefined && envelope.status_code !== SERVER_ERROR && !LEAKS.test(body);

/** Sends published malicious bodies and strings in bulk. */
export function hostileSuite(databases: () => DatabaseProvider): void {
  describe('hostile input', () => {
    const logged: string[] = [];
    const logger = { warn: (event: string, facts?: object) => void logged.push(JSON.stringify({ event, ...facts })) };
    let platform: Platform;
    let member: NamedPlayer;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { logger, slowSenderMs: { headers: 600, request: 1_200 } });
      member = await platform.newPlayer();
    });
    afterAll(() => platform.sandbox.close());

    const url = () => platform.sandbox.url;
    const post = async (path: string, body: string, token = member.session.token()) =>
      sendRaw(
        url(),
        await sealTestRequest({ path, body, token, deviceId: member.session.deviceId(), isSealed: false }),
      );

    it(`F-SRV-02 returns an envelope without a server error for ${jsonCases.length} bodies of the JSON test suite`, async () => {
      const bad: unknown[] = [];
      for (const { name, b64 } of jsonCases) {
        const body = Buffer.from(b64, 'base64').toString('utf8');
        for (const path of [LOGIN, RESOURCE]) {
          const response = await post(path, body);
          if (!expectHarmless(response) || response.status < 400) bad.push({ name, path, status: response.status });
        }
      }
      expect(bad).toEqual([]);
    });

    it(`F-SRV-02 resists prototype pollution by ${protoBodies.length} bodies`, async () => {
      for (const body of protoBodies) expect(expectHarmless(await post(LOGIN, body))).toBe(true);
      expect(({} as { isVip?: boolean; polluted?: unknown }).isVip).toBeUndefined();
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });

    it(`F-SRV-03 handles ${naughty.length} malicious strings in every text field without effect`, async () => {
      const bad: unknown[] = [];
      for (const text of naughty) {
        const login = { ...schemas['user.login'].example.request, name: text, code: text, codeId: text };
        const bet = createBetBody(
          { gameId: text, oddsId: text, w: text, r: text, line: text, price: text, stake: text },
          text,
        );
        const calls = [
          [LOGIN, login],
          [RESOURCE, bet],
          [RESOURCE, { ...bet, method: 'betStatus' }],
          [
            RESOURCE,
            { method: 'changes', enName: 'crty', Request: createResourceFields(text), channel: text, cursor: 1 },
          ],
        ] as const;
        for (const [path, body] of calls) {
          const response = await post(path, JSON.stringify(body));
          if (!expectHarmless(response)) bad.push({ text, path, status: response.status });
        }
      }
      expect(bad).toEqual([]);
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
      expect(await member.wallet()).toBe('10000.00');
    });

    it(`F-CRY-03 returns one response for ${paddings.length} signed texts of valid and invalid padding`, async () => {
      const good = await sealTestRequest({ path: LOGIN, body: JSON.stringify(createLoginBody('demo01')) });
      const responses = new Set<string>();
      for (const { iv, ct } of paddings) {
        const sealed = Buffer.from(iv + ct, 'hex').toString('base64url');
        for (const request of [
          { ...good, body: JSON.stringify({ sealed }) },
          { ...good, path: `/xxxx/${sealed}` },
        ]) {
          const { status, envelope } = await sendRaw(url(), await resignRequest(request));
          const keys = Object.keys(envelope?.data ?? {});
          responses.add(JSON.stringify([status, envelope?.status_code, envelope?.message, keys]));
        }
      }
      expect([...responses]).toEqual([JSON.stringify([200, 6008, '非法请求，请刷新页面后再试', ['serverTime']])]);
    });

    it('F-SRV-01 refuses a body with a length of 1 GiB before it arrives', async () => {
      const response = await new Promise<string>((resolve, reject) => {
        const socket = open();
        socket.on('data', (chunk) => resolve(String(chunk)));
        socket.on('error', reject);
        socket.write(`POST ${PRE_INFO} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`);
        socket.write(`content-length: ${1024 ** 3}\r\n\r\n{`);
      });
      expect(response).toMatch(/^HTTP\/1\.1 413 /);
    });

    const open = (): Socket => {
      const { hostname, port } = new URL(url());
      return connect(Number(port), hostname);
    };

    it('F-SRV-16 disconnects 500 senders that never end and serves others meanwhile', async () => {
      const begin = `POST ${PRE_INFO} HTTP/1.1\r\nhost: x\r\n`;
      const slowBody = `${begin}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`;
      let closed = 0;
      const sockets = Array.from({ length: 500 }, (_, at) => {
        const socket = open();
        socket.on('error', () => undefined);
        socket.on('close', () => (closed += 1));
        socket.resume().write(at % 2 === 0 ? begin : slowBody);
        return socket;
      });
      await expect(member.wallet()).resolves.toBe('10000.00');
      for (let i = 0; i < 100 && closed < 500; i++) {
        sockets.forEach((socket) => socket.writable && i % 5 === 0 && socket.write('x'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(closed).toBe(500);
      await expect(member.wallet()).resolves.toBe('10000.00');
    });

    it.each(['signature', 'deviceId', 'token'] as const)(
      'ASVS 15.3.7 refuses a request with two headers %s',
      async (header) => {
        const request = await sealTestRequest({ path: PRE_INFO, token: member.session.token() });
        const { envelope } = await sendRaw(url(), request, defaultWireProfile.headers[header]);
        expect(envelope?.status_code).toBe(ILLEGAL_REQUEST);
      },
    );

    it('ASVS 15.3.7 refuses a repeated parameter of a query', async () => {
      const get = async (query: string) =>
        sendRaw(
          url(),
          await sealTestRequest({
            method: 'GET',
            path: `${CARD_CHOICES}?${query}`,
            body: '',
            token: member.session.token(),
          }),
        );
      expect([(await get('langx=zh-cn')).status, (await get('langx=zh-cn&langx=zh-tw')).status]).toEqual([200, 400]);
    });

    it('ASVS 2.4.1 refuses the calls of a member above the limit of a minute, and no other', async () => {
      const limited = await startPlatform(databases(), { memberCallsPerMinute: 5 });
      const [hasty, other] = [await limited.newPlayer(), await limited.newPlayer()];
      const codes: number[] = [];
      const call = () => hasty.call('user.avatarList', {}).then(() => 6000);
      for (let at = 0; at < 12; at++) codes.push(await call().catch(({ code }: ApiError) => code));
      expect([codes[0], codes.includes(6317)]).toEqual([6000, true]);
      await other.call('user.avatarList', {});
      await limited.sandbox.close();
    });

    it('F-SRV-18 logs logins, refused logins and refused access, with call, code and address only', async () => {
      const { name } = await platform.newPlayer();
      const login = (password?: string) => post(LOGIN, JSON.stringify(createLoginBody(name, password)), '');
      logged.length = 0;
      await login();
      await login('another1');
      await post('/site/api/v1/user/member/info', '{}', 'no-token');
      const entry = { event: 'security', memberId: null, address: expect.any(String) as string };
      expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
        { ...entry, call: 'user.login', code: 6000 },
        { ...entry, call: 'user.login', code: 6002 },
        { ...entry, call: 'unknown', code: 6001 },
      ]);
    });

    it('F-SRV-18 writes no secret to the logs', async () => {
      const { console: control } = platform.sandbox;
      const { name } = await platform.newPlayer({ phone: '13912345678', realName: '欧阳秘密' });
      control.setPlatformFault({ database: 'deadlock' });
      await post(LOGIN, JSON.stringify(createLoginBody(name)), '');
      control.clearPlatformFault();
      control.addFault({ endpoint: '*', kind: 'error', code: SERVER_ERROR, count: 1 });
      await post(LOGIN, JSON.stringify(createLoginBody(name, 'another1')), '');
      await post(RESOURCE, JSON.stringify(createBetBody({ ...nowhere, gameId: '9'.repeat(400) }, createId())));
      const secrets = [
        member.session.token(),
        createHash('sha256').update(member.session.token()).digest('base64url'),
        computeMd5(DEMO_PASSWORD),
        computeMd5('another1'),
        DEMO_PASSWORD,
        '13912345678',
        '欧阳秘密',
      ];
      for (const secret of secrets) expect(logged.join('\n')).not.toContain(secret);
    });
  });
}

const nowhere = { gameId: '1', oddsId: '1', w: 'OU', r: 'O', line: '1', price: '0.90', stake: '10.00' };
