import { isCaptchaDemand } from '@pavilion/api-client';
import type { DatabaseProvider } from '../testing/databaseProvider.ts';
import { catchErrorCode, createPlayer, createLoginBody, type Player } from '../testing/createPlayer.ts';
import { createTimeShift } from '../testing/createTimeShift.ts';
import { sealTestRequest, sendRaw } from '../testing/rawCall.ts';
import {
  createDragTrack,
  createKeyTrack,
  loadSlider,
  type SolvedCaptcha,
  solvePicture,
  solveSlider,
} from '../testing/solveCaptcha.ts';
import { startPlatform, type Platform } from './platform.ts';

const WRONG = 6036;
const SPENT = 6038;
const TOO_OFTEN = 6011;

/** Tests picture and slider captchas. */
export function captchaSuite(databases: () => DatabaseProvider): void {
  describe('captchas', () => {
    const time = createTimeShift();
    let platform: Platform;
    let name: string;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { clock: time });
      name = (await platform.newPlayer()).name;
    });
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    const guest = () => createPlayer(platform.sandbox.url);
    const login = (player: Player, captcha: Partial<SolvedCaptcha> = {}, password?: string) =>
      player.call('user.login', { ...createLoginBody(name, password), ...captcha });
    const mode = (captchaMode: 'default' | 'picture' | 'slider' | 'risk' | 'off') =>
      control().setSettings({ captchaMode });
    afterEach(() => mode('default'));

    const failThreeTimes = async () => {
      const player = guest();
      for (let i = 0; i < 3; i++) expect(await catchErrorCode(login(player, {}, 'wrong1234'))).toBe(6002);
      return player;
    };
    const kate = async (player: Player, ktype: 1 | 2 | 3 | 4) =>
      (await player.call('user.kaptchcate', { name, password: '', ktype })).kaptchcate;

    it.each`
      captchaMode  | login | after | register | reset
      ${'default'} | ${0}  | ${1}  | ${1}     | ${1}
      ${'picture'} | ${1}  | ${1}  | ${1}     | ${1}
      ${'slider'}  | ${2}  | ${2}  | ${2}     | ${2}
      ${'risk'}    | ${0}  | ${2}  | ${1}     | ${1}
      ${'off'}     | ${0}  | ${0}  | ${0}     | ${0}
    `(
      'CAP-01 uses the captcha of the server: $captchaMode',
      async ({ captchaMode, ...expected }: { captchaMode: 'risk' } & Record<string, number>) => {
        const failed = await failThreeTimes();
        await mode(captchaMode);
        const player = guest();
        expect({
          login: await kate(player, 4),
          after: await kate(failed, 4),
          register: await kate(player, 1),
          reset: await kate(player, 2),
        }).toEqual(expected);
        expect(await kate(player, 3)).toBe(expected['reset']);
      },
    );

    it('CAP-01 F-AUTH-13 chooses the captcha independently of the membership', async () => {
      const player = guest();
      const fetchCaptchaKind = (who: string) => player.call('user.kaptchcate', { name: who, password: '', ktype: 4 });
      expect(await fetchCaptchaKind('nobody96')).toEqual(await fetchCaptchaKind(name));
    });

    it('CAP-04 F-AUTH-23 requires a picture captcha after three failed logins of a device', async () => {
      const player = await failThreeTimes();
      const demand = await login(player);
      expect(isCaptchaDemand(demand) && demand).toMatchObject({ captcha: 'picture', code: 6021 });
      expect(await login(player, await solvePicture(player, control()))).toHaveProperty('token');
      expect(await login(guest())).toHaveProperty('token');
    });

    it('F-SRV-14 returns a PNG with its id in the x-code header and without the solution in the response', async () => {
      const path = '/site/api/v1/user/register/defaultKaptcha';
      const answer = await sendRaw(platform.sandbox.url, await sealTestRequest({ path, isSealed: false }));
      const code = String(answer.headers['x-code']);
      const signs =
        control()
          .captchas()
          .find(({ id }) => id === code)?.answer ?? '';
      expect(signs).toMatch(/^\w{5}$/);
      const { image, ...rest } = answer.envelope?.data as { image: string };
      expect(rest).toEqual({});
      const png = Buffer.from(image.split(',')[1] ?? '', 'base64');
      expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
      expect(png.toString('latin1')).not.toMatch(/tEXt|iTXt|zTXt/);
      expect(code).not.toContain(signs);
    });

    it('CAP-02 accepts lower-case and full-width letters and spaces', async () => {
      await mode('picture');
      const player = guest();
      const { code, ...rest } = await solvePicture(player, control());
      const typed = [...code.toLowerCase()].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join(' ');
      expect(await login(player, { ...rest, code: typed })).toHaveProperty('token');
    });

    it.each`
      fault                      | spoil                                                                 | code
      ${'a wrong text'}          | ${(solved: SolvedCaptcha) => ({ ...solved, code: 'ZZZZZ' })}          | ${WRONG}
      ${'an empty text'}         | ${(solved: SolvedCaptcha) => ({ ...solved, code: '' })}               | ${WRONG}
      ${'an unknown id'}         | ${(solved: SolvedCaptcha) => ({ ...solved, codeId: 'f'.repeat(32) })} | ${SPENT}
      ${'a picture as a slider'} | ${(solved: SolvedCaptcha) => ({ ...solved, kaptchcate: 2 })}          | ${SPENT}
    `('F-SRV-14 allows one attempt: $fault is refused', async ({ spoil, code }) => {
      await mode('picture');
      const player = guest();
      const solved = await solvePicture(player, control());
      expect(await catchErrorCode(login(player, (spoil as (solved: SolvedCaptcha) => SolvedCaptcha)(solved)))).toBe(
        code,
      );
      if (code === WRONG) expect(await catchErrorCode(login(player, solved))).toBe(SPENT);
    });

    it('F-SRV-14 accepts a picture once, on its device, within 3 minutes', async () => {
      await mode('picture');
      const player = guest();
      const used = await solvePicture(player, control());
      await login(player, used);
      expect(await catchErrorCode(login(player, used))).toBe(SPENT);
      expect(await catchErrorCode(login(guest(), await solvePicture(player, control())))).toBe(SPENT);
      const late = await solvePicture(player, control());
      time.advance(180_000);
      expect(await catchErrorCode(login(player, late))).toBe(SPENT);
    });

    it('F-SRV-14 stops 1,000 guesses after ten', async () => {
      await mode('picture');
      const robot = guest();
      const guess = (codeId: string) => catchErrorCode(login(robot, { kaptchcate: 1, codeId, code: 'ZZZZZ' }));
      for (let i = 0; i < 10; i++) {
        expect(await guess((await robot.call('user.defaultKaptcha', {}))['x-code'])).toBe(WRONG);
      }
      expect(await catchErrorCode(robot.call('user.defaultKaptcha', {}))).toBe(TOO_OFTEN);
      expect(await guess('f'.repeat(32))).toBe(TOO_OFTEN);
    });

    it.each(['drag', 'keys', 'work'] as const)(
      'CAP-03 accepts a slider solved by %s once for any call',
      async (how) => {
        await mode(how === 'work' ? 'picture' : 'slider');
        const player = guest();
        const demand = await login(player);
        expect(isCaptchaDemand(demand) && demand.captcha).toBe(how === 'work' ? 'picture' : 'behaviour');
        const solved = await solveSlider(player, control(), how);
        expect(await login(player, solved)).toHaveProperty('token');
        expect(await catchErrorCode(login(player, solved))).toBe(SPENT);
      },
    );

    it.each`
      robot                      | change
      ${'seven pixels off'}      | ${(x: number) => ({ x: x + 7, track: createDragTrack(x + 7) })}
      ${'perfectly even'}        | ${(x: number) => ({ x, track: Array.from({ length: 20 }, (_, i) => [(x * i) / 19, 0, i * 30]) })}
      ${'too fast'}              | ${(x: number) => ({ x, track: createDragTrack(x).map(([a, b], i) => [a, b, i]) })}
      ${'moving in one jump'}    | ${(x: number) => ({ x, track: [[0, 0, 0], [x, 0, 400]] })}
      ${'going back in time'}    | ${(x: number) => ({ x, track: createDragTrack(x).map(([a, b, t], i) => [a, b, i === 9 ? 1 : t]) })}
      ${'releasing elsewhere'}   | ${(x: number) => ({ x, track: createDragTrack(x - 20) })}
      ${'using keys too fast'}   | ${(x: number) => ({ mode: 'keys', x, track: createKeyTrack(x).map(([a], i) => [a, 0, i]) })}
      ${'without proof of work'} | ${() => ({ mode: 'work', nonce: 'never' })}
    `('CAP-03 rejects a robot that is $robot and invalidates the slider', async ({ change }) => {
      const player = guest();
      const solution = await loadSlider(player, control(), 'drag');
      const x = 'x' in solution ? solution.x : 0;
      const corrupted = { ...solution, ...(change as (x: number) => object)(x) };
      expect(await catchErrorCode(player.call('user.geeVerify', corrupted))).toBe(WRONG);
      expect(await catchErrorCode(player.call('user.geeVerify', solution))).toBe(SPENT);
    });

    it('F-AUTH-06 verifies all tokens once, on their device and in time', async () => {
      const player = guest();
      const solve = async () => ({
        ...(await player.call('user.geeVerify', await loadSlider(player, control(), 'drag'))),
        validate_way: 0 as const,
      });
      const check = (tokens: Awaited<ReturnType<typeof solve>>, by = player) =>
        by.call('user.validateGeeCheck', tokens);
      const used = await solve();
      await check(used);
      expect(await catchErrorCode(check(used))).toBe(SPENT);
      for (const field of ['captcha_output', 'pass_token', 'gen_time'] as const) {
        const corrupted = { ...(await solve()), [field]: '123456' };
        expect({ field, code: await catchErrorCode(check(corrupted)) }).toEqual({ field, code: WRONG });
      }
      expect(await catchErrorCode(check(await solve(), guest()))).toBe(SPENT);
      const without = { ...(await solve()), pass_token: undefined };
      const bare = createPlayer(platform.sandbox.url, { schemas: () => Promise.resolve({}) });
      expect(await catchErrorCode(bare.call('user.validateGeeCheck', without as never))).toBe(6007);
      const late = await solve();
      time.advance(180_000);
      expect(await catchErrorCode(check(late))).toBe(SPENT);
    });
  });
}
