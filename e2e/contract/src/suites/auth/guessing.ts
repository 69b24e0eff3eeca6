import crypto from 'node:crypto';
import { isCaptchaDemand } from '@pavilion/api-client';
import { createSandbox, type SandboxDatabase } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createAddressPlayer, PROXY_SECRET } from '../../testing/player/createAddressPlayer.ts';
import { catchErrorCode, createLoginBody, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import { type SolvedCaptcha, solvePicture } from '../../testing/player/solveCaptcha.ts';
import { createPlatform, startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const WRONG = 'wrong1234';
const BAD_CREDENTIALS = 6002;
const TOO_OFTEN = 6011;
const CAPTCHAS = [6021, 6022];
const HOUR = 3_600_000;

interface Guess {
  readonly player: Player;
  readonly name: string;
  readonly password?: string;
  readonly captcha?: SolvedCaptcha;
}

/** Logs in and returns the code of the response: 6000, a required captcha, or a refusal. */
async function guess({ player, name, password = WRONG, captcha }: Guess): Promise<number> {
  const response = await player
    .call('user.login', { ...createLoginBody(name, password), ...captcha })
    .catch((error: { code?: number }) => error);
  if (isCaptchaDemand(response)) return response.code;
  return 'token' in response ? 6000 : (response.code ?? -1);
}

const countOthers = (codes: readonly number[]) =>
  codes.filter((code) => code !== TOO_OFTEN && !CAPTCHAS.includes(code)).length;

/** Tests the limits of password guessing, with the limits of production. */
export function guessingSuite(databases: () => DatabaseProvider): void {
  describe('password guessing', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { clock: time, addressLimitFactor: 1, proxySecret: PROXY_SECRET });
    });
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    afterEach(async () => {
      await control().setSettings({ captchaMode: 'default' });
      await control().limits.clear();
    });
    const url = () => platform.sandbox.url;
    const guest = () => createPlayer(url());
    let addresses = 0;
    const from = (address = `198.51.100.${++addresses}`) => createAddressPlayer(url(), address);

    /** Guesses a password from many new devices, one after the other. */
    const guessMany = async (times: number, toGuess: (at: number) => Guess) => {
      const codes = [];
      for (let at = 0; at < times; at++) codes.push(await guess(toGuess(at)));
      return codes;
    };

    it.each`
      times  | how                           | captchaMode  | isSolved
      ${300} | ${'without captchas'}         | ${'default'} | ${false}
      ${100} | ${'with solved captchas'}     | ${'default'} | ${true}
      ${100} | ${'if captchas are disabled'} | ${'off'}     | ${false}
    `(
      'SEC-01 F-AUTH-28 checks at most 10 of $times guesses of a name with turning device ids, $how',
      async ({
        times,
        captchaMode,
        isSolved,
      }: {
        times: number;
        captchaMode: 'default' | 'off';
        isSolved: boolean;
      }) => {
        const owner = await platform.newPlayer();
        await control().setSettings({ captchaMode });
        const codes: number[] = [];
        for (let at = 0; at < times; at++) {
          const player = from(`198.51.${at % 7}.1`);
          const captcha = isSolved && codes.at(-1) === 6021 ? await solvePicture(player, control()) : undefined;
          codes.push(await guess({ player, name: owner.name, ...(captcha && { captcha }) }));
        }
        expect(countOthers(codes)).toBeLessThanOrEqual(10);
        expect(codes.filter((code) => code === BAD_CREDENTIALS).length).toBeGreaterThanOrEqual(5);
        // A limited name needs no captcha: the limit comes first.
        expect(new Set(codes.slice(-20))).toEqual(new Set([isSolved || captchaMode === 'off' ? TOO_OFTEN : 6021]));
        expect(await guess({ player: owner, name: owner.name, password: 'demo1234' })).toBe(6000);
      },
    );

    it('SEC-01 F-AUTH-28 checks at most 10 of 100 concurrent guesses of a name', async () => {
      const { name } = await platform.newPlayer();
      await control().setSettings({ captchaMode: 'off' });
      const codes = await Promise.all(Array.from({ length: 100 }, () => guess({ player: from(), name })));
      expect(countOthers(codes)).toBeLessThanOrEqual(10);
    });

    it('SEC-01 F-AUTH-28 requires a captcha after 20 of 300 names with one password from one address', async () => {
      const codes = await guessMany(300, (at) => ({ player: guest(), name: `stuffed${at}` }));
      expect(codes.filter((code) => code === BAD_CREDENTIALS)).toHaveLength(20);
      expect(codes.filter((code) => code === 6021)).toHaveLength(280);
    });

    it('SEC-01 F-AUTH-28 checks 100 of 120 names with one password from one address if captchas are disabled', async () => {
      const owner = await platform.newPlayer();
      await control().setSettings({ captchaMode: 'off' });
      const codes = await guessMany(120, (at) => ({ player: guest(), name: `stuffed${at}` }));
      expect(codes.filter((code) => code === BAD_CREDENTIALS)).toHaveLength(100);
      expect(await guess({ player: owner, name: owner.name, password: 'demo1234' })).toBe(6000);
      expect(await guess({ player: from(), name: owner.name, password: 'demo1234' })).toBe(6000);
    });

    it('SEC-01 counts the addresses of a /64 together', async () => {
      await control().setSettings({ captchaMode: 'off' });
      await guessMany(100, (at) => ({ player: from(`2001:db8:1:1::${(at + 1).toString(16)}`), name: `six${at}` }));
      expect(await guess({ player: from('2001:db8:1:1:ffff::1'), name: 'six999' })).toBe(TOO_OFTEN);
      expect(await guess({ player: from('2001:db8:1:2::1'), name: 'six999' })).toBe(BAD_CREDENTIALS);
    });

    it('SEC-01 A6 uses the address of the socket if the secret is wrong', async () => {
      const forged = createAddressPlayer(url(), '203.0.113.9', 'guessed-by-the-client');
      expect((await forged.call('configuration.preInfo', {})).ip).toBe('127.0.0.1');
      expect((await from('203.0.113.9').call('configuration.preInfo', {})).ip).toBe('203.0.113.9');
    });

    it('F-AUTH-23 SEC-01 throttles 20 wrong logins a minute and lets the member in on the own device', async () => {
      const owner = await platform.newPlayer();
      const guesser = guest();
      const codes = await guessMany(20, () => ({ player: guesser, name: owner.name }));
      expect(codes.filter((code) => code === BAD_CREDENTIALS)).toHaveLength(5);
      expect(new Set(codes.slice(5))).toEqual(new Set([6021]));
      expect(await guess({ player: owner, name: owner.name, password: 'demo1234' })).toBe(6000);
    });

    it('SEC-02 F-AUTH-28 gives the same response to every password and name once limited, and again after an hour', async () => {
      const { name } = await platform.newPlayer();
      await control().setSettings({ captchaMode: 'off' });
      for (const who of [name, 'nobody92']) await guessMany(10, () => ({ player: from(), name: who }));
      const respond = (who: string, password: string) =>
        from()
          .call('user.login', createLoginBody(who, password))
          .catch((error: object) => ({ ...error, requestId: '', message: '' }));
      const right = await respond(name, 'demo1234');
      expect(right).toMatchObject({ code: TOO_OFTEN });
      expect(await respond(name, WRONG)).toEqual(right);
      expect(await respond('nobody92', WRONG)).toEqual(right);
      time.advance(HOUR);
      expect(await respond(name, 'demo1234')).toHaveProperty('token');
      expect(await respond('nobody92', WRONG)).toMatchObject({ code: BAD_CREDENTIALS });
    });

    it('SEC-02 F-AUTH-13 hashes one password for an unknown name as for a known one, and none once limited', async () => {
      const { name } = await platform.newPlayer();
      await control().setSettings({ captchaMode: 'off' });
      const scrypt = jest.spyOn(crypto, 'scrypt');
      const listHashes = async (who: string, password = WRONG) => {
        scrypt.mockClear();
        await guess({ player: from(), name: who, password });
        return scrypt.mock.calls.map(([text, salt, bytes, cost]) => ({
          lengths: [(text as string).length, Buffer.from(salt as Buffer).length, bytes],
          cost,
        }));
      };
      const known = await listHashes(name);
      expect(known).toHaveLength(1);
      expect(await listHashes('nobody91')).toEqual(known);
      await guessMany(10, () => ({ player: from(), name }));
      expect(await listHashes(name, 'demo1234')).toEqual([]);
      scrypt.mockRestore();
    });

    it('SEC-02 keeps the refusals of the specification after a right password', async () => {
      expect(await guess({ player: from(), name: 'device01', password: 'demo1234' })).toBe(6026);
      expect(await guess({ player: from(), name: 'frozen01', password: 'demo1234' })).toBe(6037);
      expect(await guess({ player: from(), name: 'device01' })).toBe(BAD_CREDENTIALS);
      expect(await guess({ player: from(), name: 'frozen01' })).toBe(BAD_CREDENTIALS);
    });

    it('F-WAL-12 SEC-01 limits wrong passwords of a session, whatever its device ids', async () => {
      const member = await platform.newPlayer();
      const change = (player: Player) =>
        player.call('user.bindPassword', {
          target: 'second',
          password: createLoginBody('', WRONG).password,
          newPassword: createLoginBody('', 'newpass99').password,
        });
      const codes = await Promise.all(Array.from({ length: 8 }, () => catchErrorCode(change(member))));
      expect(codes.filter((code) => code === 6100)).toHaveLength(5);
      expect(codes.filter((code) => code === 6037)).toHaveLength(3);
    });

    it('clears the counts by the console', async () => {
      const { name } = await platform.newPlayer();
      await control().setSettings({ captchaMode: 'off' });
      await guessMany(11, () => ({ player: from('203.0.113.50'), name }));
      const listed = (await (await fetch(`${url()}/console/api/limits`)).json()) as object[];
      expect(listed).toContainEqual({ limit: 'loginOfName', keys: 1, refused: 1 });
      expect(listed).toContainEqual({ limit: 'loginOfAddress', keys: 1, refused: 0 });
      expect(await (await fetch(`${url()}/console/api/limits`, { method: 'DELETE' })).json()).toEqual([]);
      expect(await guess({ player: from(), name })).toBe(BAD_CREDENTIALS);
    });
  });
}

/** Tests that a restart does not clear the counts. @param database a database that survives a restart */
export function guessingRestartSuite(database: () => SandboxDatabase): void {
  it('SEC-01 keeps the counts across a restart', async () => {
    const run = async (work: (platform: Platform) => Promise<void>) => {
      const options = { database: database(), running: false, liveMatches: 40 };
      const sandbox = await createSandbox(options);
      try {
        await work(createPlatform(sandbox));
      } finally {
        await sandbox.close();
      }
    };
    const guessOnce = ({ sandbox: { url } }: Platform, name: string) => guess({ player: createPlayer(url), name });
    let name = '';
    await run(async (platform) => {
      name = (await platform.newPlayer()).name;
      await platform.sandbox.console.setSettings({ captchaMode: 'off' });
      for (let i = 0; i < 10; i++) expect(await guessOnce(platform, name)).toBe(BAD_CREDENTIALS);
    });
    await run(async (platform) => expect(await guessOnce(platform, name)).toBe(TOO_OFTEN));
  });
}
