import { existsSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import {
  createWire,
  defaultWireProfile,
  errorTextsZhCN,
  nobleCrypto,
  signRequest,
} from '@pavilion/api-client/protocol';
import { schemas } from '@pavilion/api-client/schemas';
import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createBetBody, createPlayer, createResourceFields, type Player } from '../../testing/player/createPlayer.ts';
import { LEAKS } from '../../testing/requests/leakPattern.ts';
import { sealTestRequest, sendRaw } from '../../testing/requests/rawCall.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

/** Any page contains the key and can sign, so the signature must not be the only protection of the padding. */
const forger = createWire(defaultWireProfile, { crypto: nobleCrypto });

/** Returns nonces and texts in hex: Wycheproof's set for CBC with PKCS #7 if it is available, otherwise own blocks. */
function paddedTexts(): string[] {
  const file = join(__dirname, '../../../../../../shared/vectors/security.json');
  const own = [16, 17, 31, 32, 33, 48, 64].map((length) => 'a5'.repeat(length));
  if (!existsSync(file)) return own;
  const { sets } = JSON.parse(readFileSync(file, 'utf8')) as {
    sets: { id: string; vectors: { iv: string; ct: string }[] }[];
  };
  const padded = sets.find(({ id }) => id === 'aes-cbc-pkcs7-wycheproof')?.vectors ?? [];
  return [...own, ...padded.map(({ iv, ct }) => iv + ct)];
}

/** Tests sealing and signing of calls and all invalid forms. */
export function wireSuite(databases: () => DatabaseProvider): void {
  describe('wire', () => {
    let platform: Platform;
    let member: Player;
    beforeAll(async () => {
      platform = await startPlatform(databases());
      member = await platform.newPlayer();
    });
    afterAll(() => platform.sandbox.close());
    const send = async (change: Parameters<typeof sealTestRequest>[0] = {}) =>
      sendRaw(platform.sandbox.url, await sealTestRequest(change));
    const url = () => platform.sandbox.url;
    const getLogin = () => ({ token: member.session.token(), deviceId: member.session.deviceId() });

    it.each([true, false])('API-04 responds in the mode of the call with the safe switch %s', async (isSealed) => {
      const response = await send({ isSealed });
      expect(response.envelope).toMatchObject({ status_code: 6000, data: { siteBaseConfig: { safeSwitch: '1' } } });
      expect(response.headers[defaultWireProfile.headers.sealed]).toBe(isSealed ? '1' : undefined);
    });

    const illegal = { status_code: 6008, data: { serverTime: expect.any(Number) as number } };

    it.each`
      age            | verdict
      ${-299_000}    | ${6000}
      ${-290_000}    | ${6000}
      ${299_000}     | ${6000}
      ${-301_000}    | ${6008}
      ${301_500}     | ${6008}
      ${-86_400_000} | ${6008}
    `(
      'F-CRY-06 returns $verdict for a call whose clock differs by $age ms',
      async ({ age, verdict }: Record<string, number>) => {
        const response = await send({ time: Date.now() + (age ?? 0) });
        expect(response.envelope?.status_code).toBe(verdict);
        if (verdict === 6008) expect(response.envelope).toMatchObject(illegal);
      },
    );

    const { headers } = defaultWireProfile;
    it.each`
      fault                                   | spoil
      ${'F-CRY-06 no time'}                   | ${{ [headers.timestamp]: undefined }}
      ${'F-CRY-06 a time as text'}            | ${{ [headers.timestamp]: 'now' }}
      ${'F-CRY-06 a negative time'}           | ${{ [headers.timestamp]: '-5' }}
      ${'F-CRY-18 no signature'}              | ${{ [headers.signature]: undefined }}
      ${'F-CRY-18 an empty signature'}        | ${{ [headers.signature]: '' }}
      ${'F-CRY-18 a signature of zeros'}      | ${{ [headers.signature]: '0'.repeat(64) }}
      ${'API-09 no proof'}                    | ${{ [headers.proof]: undefined }}
      ${'API-09 another device'}              | ${{ [headers.deviceId]: '22222222-2222-4222-8222-222222222222' }}
      ${'API-09 another request id'}          | ${{ [headers.requestId]: '33333333-3333-4333-8333-333333333333' }}
      ${'API-09 an unknown site'}             | ${{ [headers.siteId]: '4711' }}
      ${'API-09 a token added after signing'} | ${{ [headers.token]: 'abc' }}
    `('$fault is refused as an illegal request', async ({ spoil }: { spoil: Record<string, string | undefined> }) => {
      const request = await sealTestRequest();
      const response = await sendRaw(url(), { ...request, headers: { ...request.headers, ...spoil } });
      expect(response.envelope?.status_code ?? response.body).toBe(6008);
    });

    it('API-09 refuses a call of one site under the id of another', async () => {
      const request = await sealTestRequest({ isSealed: false });
      const other = { ...request, headers: { ...request.headers, [headers.siteId]: '3001' } };
      expect((await sendRaw(url(), other)).envelope).toMatchObject(illegal);
    });

    it('F-CRY-05 refuses the body of one call on the path of another', async () => {
      const requestId = createId();
      const time = Date.now();
      const [one, other] = await Promise.all([
        sealTestRequest({ requestId, time }),
        sealTestRequest({ requestId, time, path: '/site/api/v1/user/member/info', body: '{"isPop":1}' }),
      ]);
      const response = await sendRaw(url(), { ...one, body: other.body });
      expect(response.envelope).toMatchObject(illegal);
    });

    it('F-CRY-04 has no second effect for replayed bytes and refuses them after the time window', async () => {
      const request = await sealTestRequest();
      expect((await sendRaw(url(), request)).envelope?.status_code).toBe(6000);
      expect((await sendRaw(url(), request)).envelope?.status_code).toBe(6000);
      expect((await send({ time: Date.now() - 301_000 })).envelope).toMatchObject(illegal);
    });

    it('F-CRY-03 returns one response for sealed text of valid and invalid padding', async () => {
      const responses = new Set<string>();
      for (const bytes of paddedTexts()) {
        const request = await sealTestRequest(getLogin());
        const body = JSON.stringify({ sealed: Buffer.from(bytes, 'hex').toString('base64url') });
        const forged = { ...request, body };
        const signature = await signRequest(forger, forged);
        const signed = { ...forged, headers: { ...request.headers, [headers.signature]: signature } };
        const { status, envelope } = await sendRaw(url(), signed);
        const { serverTime, ...rest } = envelope?.data as { serverTime: number };
        expect(serverTime).toEqual(expect.any(Number));
        responses.add(JSON.stringify([status, envelope?.status_code, envelope?.message, rest]));
      }
      expect([...responses]).toEqual([JSON.stringify([200, 6008, errorTextsZhCN['error.6008'], {}])]);
    });

    it('F-CRY-07 refuses a second call with a used request id', async () => {
      const requestId = createId();
      const notices = (pageNum: number) =>
        send({
          requestId,
          path: '/site/api/v1/advertising/queryNoticeListByPage',
          body: JSON.stringify({ pageNum, pageSize: 5 }),
        });
      expect((await notices(1)).envelope?.status_code).toBe(6000);
      expect((await notices(2)).envelope).toMatchObject(illegal);
    });

    it('F-API-16 corrects the clock of a client that is a day off', async () => {
      const clock = { now: () => Date.now() - 86_400_000, after: () => () => undefined };
      const late = createPlayer(url(), { clock });
      await expect(late.call('configuration.preInfo', {})).resolves.toMatchObject({ ip: '127.0.0.1' });
      expect(Math.abs(late.client.serverNow() - Date.now())).toBeLessThan(2_000);
    });

    it.each`
      what                   | change                                                             | status
      ${'an unknown path'}   | ${{ path: '/site/api/v1/user/secret' }}                            | ${404}
      ${'an unknown method'} | ${{ path: '/game/api/v1/venue/resource', body: '{"method":"x"}' }} | ${400}
      ${'no JSON'}           | ${{ body: '{"a":' }}                                               | ${400}
      ${'a number'}          | ${{ body: '1e999' }}                                               | ${400}
      ${'a list'}            | ${{ body: '[]' }}                                                  | ${400}
      ${'a missing field'}   | ${{ path: '/site/api/v1/user/login', body: '{"name":"demo01"}' }}  | ${400}
      ${'the wrong method'}  | ${{ method: 'GET', body: '' }}                                     | ${405}
    `('F-SRV-01 F-SRV-02 refuses $what with $status and an envelope', async ({ change, status }) => {
      const response = await send({ isSealed: false, ...(change as object) });
      expect(response.status).toBe(status);
      expect(response.envelope?.status_code).toBeGreaterThan(6000);
      expect(response.body).not.toMatch(LEAKS);
    });

    it.each`
      what                   | method      | headers                                   | body                           | status
      ${'over 1 MiB'}        | ${'POST'}   | ${{ 'content-type': 'application/json' }} | ${'x'.repeat(1024 * 1024 + 1)} | ${413}
      ${'a form'}            | ${'POST'}   | ${{ 'content-type': 'text/plain' }}       | ${'a=1'}                       | ${415}
      ${'an unknown method'} | ${'DELETE'} | ${{}}                                     | ${''}                          | ${200}
      ${'an empty body'}     | ${'POST'}   | ${{}}                                     | ${''}                          | ${200}
    `('F-SRV-01 returns an envelope and status $status for $what', async ({ method, headers: given, body, status }) => {
      const response = await sendRaw(url(), {
        method: method as string,
        path: '/site/api/v1/configuration/preInfo',
        headers: given as Record<string, string>,
        body: body as string,
      });
      expect(response.status).toBe(status);
      expect(response.envelope?.status_code).toBeGreaterThan(6000);
      expect(response.body).not.toMatch(LEAKS);
    });

    it.each(['/%', '/%00', '/xxxx/', '/xxxx/%', '/..%2f..%2fetc/passwd', '//evil', '/xxxx/' + 'A'.repeat(6000)])(
      'F-SRV-13 reveals nothing at the path %s',
      async (path) => {
        const response = await sendRaw(url(), { method: 'POST', path, headers: {}, body: '' });
        expect(response.status).toBeLessThan(500);
        expect(response.body).not.toMatch(LEAKS);
      },
    );

    it('F-SRV-09 ignores fields that are not in the schema', async () => {
      const response = await send({
        path: '/fd/api/v1/transfer/getBalance',
        ...getLogin(),
        body: '{"withLockMoney":true,"balance":"1e9","userId":"1","vip":9,"__proto__":{"isVip":true}}',
      });
      expect(response.envelope).toMatchObject({ status_code: 6000, data: { centerWalletBalance: '10000.00' } });
      expect(({} as { isVip?: boolean }).isVip).toBeUndefined();
    });

    const poison = [
      "'; drop table bets; --",
      '" or 1=1 --',
      '{"$gt":""}',
      'a\r\nx-token: b',
      'nul\u0000nul',
      '\ud800',
      '💥',
    ];
    it.each(poison)('F-SRV-03 accepts %j in every text field without effect', async (text) => {
      const login = {
        ...schemas['user.login'].example.request,
        name: text,
        code: text,
        codeId: text,
        sendCodeNum: text,
      };
      const bet = createBetBody(
        { gameId: text, oddsId: text, w: text, r: text, line: '', price: '0.90', stake: '10.00' },
        text,
      );
      const calls = [
        ['/site/api/v1/user/login', login, {}],
        ['/game/api/v1/venue/resource', bet, getLogin()],
        ['/game/api/v1/venue/resource', { ...bet, method: 'betStatus' }, getLogin()],
        ['/game/api/v1/venue/launch', { enName: text, gameCode: text }, getLogin()],
        [
          '/game/api/v1/venue/resource',
          { method: 'changes', enName: 'crty', Request: createResourceFields(text), channel: text, cursor: 1 },
          getLogin(),
        ],
      ] as const;
      for (const [path, body, by] of calls) {
        const response = await send({ path, body: JSON.stringify(body), ...by });
        expect(response.status).toBeLessThan(500);
        expect(response.envelope?.status_code).not.toBe(6005);
        expect(JSON.stringify(response.envelope)).not.toMatch(LEAKS);
      }
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });

    it('S1 changes settings by the console while the sites run', async () => {
      await platform.sandbox.console.setSettings({
        depositSwitch: '0',
        maintainedKeys: ['DZ'],
        maintainedVenues: ['crty'],
      });
      const guest = createPlayer(url());
      expect((await guest.call('configuration.preInfo', {})).siteBaseConfig.depositSwitch).toBe('0');
      expect(await guest.call('advertising.navigationList', {})).toContainEqual(
        expect.objectContaining({ key: 'DZ', isMaintained: true }),
      );
      expect((await member.board('FT', 'FT').catch((error: unknown) => error)) as object).toMatchObject({ code: 6415 });
      await platform.sandbox.console.resetSettings();
      expect((await member.board('FT', 'FT')).games.length).toBeGreaterThan(0);
    });

    it('X1 plans an error, a dropped connection and a truncated response', async () => {
      const { addFault } = platform.sandbox.console;
      addFault({ endpoint: 'transfer.getBalance', kind: 'error', code: 6013, count: 1 });
      await expect(member.wallet()).rejects.toMatchObject({ code: 6013 });
      addFault({ endpoint: 'transfer.getBalance', kind: 'drop', count: 2 });
      await expect(member.wallet()).resolves.toBe('10000.00');
      addFault({ endpoint: 'transfer.getBalance', kind: 'corrupt', count: 1 });
      await expect(member.wallet()).rejects.toMatchObject({ kind: 'protocol' });
      await expect(member.wallet()).resolves.toBe('10000.00');
    });

    it('X1 refuses pages of other sites at the console', async () => {
      const status = (extra: Record<string, string>) =>
        new Promise((resolve, reject) => {
          const { hostname, port } = new URL(url());
          const options = { hostname, port, path: '/console/api/members', method: 'GET', headers: extra };
          httpRequest(options, (response) => resolve(response.resume().statusCode))
            .on('error', reject)
            .end();
        });
      expect(await status({})).toBe(200);
      expect(await status({ origin: 'http://127.0.0.1:4201' })).toBe(403);
      expect(await status({ host: 'evil.example' })).toBe(403);
    });
  });
}
