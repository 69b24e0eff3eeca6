import { createId } from '@pavilion/kernel';
import { isCaptchaDemand, type RequestOf } from '@pavilion/api-client';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, createLoginBody, type Player } from '../../testing/player/createPlayer.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import { solvePicture } from '../../testing/player/solveCaptcha.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

let count = 0;
const createName = (): string => `reg${(process.pid % 1000).toString(36)}${++count}`;

/** Tests registration and the login that follows it. */
export function registrationSuite(databases: () => DatabaseProvider): void {
  describe('registration', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases(), { clock: time })));
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    const guest = () => createPlayer(platform.sandbox.url);

    const createBody = (name: string, change: Partial<RequestOf<'user.register'>> = {}) => ({
      name,
      password: computeMd5(DEMO_PASSWORD),
      secondPassword: computeMd5(DEMO_PASSWORD),
      kaptchcate: 0,
      codeId: '',
      code: '',
      domain: 'www.example.com',
      rCode: 'R7',
      iCode: '',
      ...change,
    });
    const register = async (player: Player, name: string, change: Partial<RequestOf<'user.register'>> = {}) =>
      player.call('user.register', createBody(name, { ...(await solvePicture(player, control())), ...change }));
    const login = (player: Player, name: string, kaptchcate = 0) =>
      player.call('user.login', { ...createLoginBody(name), kaptchcate });

    it('AUT-08 registers with a captcha and logs in with kaptchcate 99', async () => {
      const [player, name] = [guest(), createName()];
      const demand = await player.call('user.register', createBody(name));
      expect(isCaptchaDemand(demand) && demand.captcha).toBe('picture');
      const { userId } = (await register(player, name)) as { userId: string };
      const session = await login(player, name, 99);
      expect(session).toMatchObject({ userId });
      player.session.login(session as { token: string; userId: string });
      expect(await player.call('user.memberInfo', {})).toMatchObject({ name, bindPhone: false, lastLoginAt: 0 });
      expect(await player.wallet()).toBe('0.00');
    });

    it('AUT-08 accepts kaptchcate 99 once, on the same device, for 2 minutes', async () => {
      await control().setSettings({ captchaMode: 'picture' });
      const acceptsPass = async (player: Player, name: string) => !isCaptchaDemand(await login(player, name, 99));
      try {
        const [player, name, late] = [guest(), createName(), createName()];
        await register(player, name);
        expect(await acceptsPass(guest(), name)).toBe(false);
        expect(await acceptsPass(player, name)).toBe(true);
        expect(await acceptsPass(player, name)).toBe(false);
        await register(player, late);
        time.advance(120_000);
        expect(await acceptsPass(player, late)).toBe(false);
      } finally {
        await control().setSettings({ captchaMode: 'default' });
      }
    });

    it.each`
      rule                         | change
      ${'three characters'}        | ${{ name: 'ab1' }}
      ${'a digit first'}           | ${{ name: '1abcd' }}
      ${'one letter'}              | ${{ name: 'a1234' }}
      ${'no digit'}                | ${{ name: 'abcdef' }}
      ${'a punctuation mark'}      | ${{ name: 'ab-c12' }}
      ${'a look-alike letter'}     | ${{ name: 'аbcd12' }}
      ${'two different passwords'} | ${{ secondPassword: computeMd5('other1234') }}
    `('AUT-06 refuses $rule regardless of client validation', async ({ change }) => {
      const player = guest();
      expect(await catchErrorCode(register(player, createName(), change as object))).toBe(6007);
    });

    it('AUT-06 registers a name once, case-insensitively, for simultaneous requests', async () => {
      const name = createName();
      const players = [guest(), guest(), guest()];
      const codes = await Promise.all(
        players.map((player, i) =>
          register(player, i ? name.toUpperCase() : name).then(
            () => 6000,
            (error: { code: number }) => error.code,
          ),
        ),
      );
      expect(codes.sort()).toEqual([6000, 6009, 6009]);
    });

    it('W3 returns the stored response for a repeated registration and creates one member', async () => {
      const [player, requestId] = [guest(), createId()];
      const body = createBody(createName(), await solvePicture(player, control()));
      const first = await player.client.call('user.register', body, { requestId });
      expect(await player.client.call('user.register', body, { requestId })).toEqual(first);
    });

    it('AUT-08 creates no member with a wrong picture and one with the next', async () => {
      const [player, name] = [guest(), createName()];
      expect(await catchErrorCode(register(player, name, { code: 'ZZZZZ' }))).toBe(6036);
      await expect(register(player, name)).resolves.toHaveProperty('userId');
    });

    it('A4 allows five registrations per device and hour', async () => {
      const player = guest();
      for (let i = 0; i < 5; i++) await register(player, createName());
      expect(await catchErrorCode(register(player, createName()))).toBe(6011);
      await expect(register(guest(), createName())).resolves.toHaveProperty('userId');
    });
  });
}
