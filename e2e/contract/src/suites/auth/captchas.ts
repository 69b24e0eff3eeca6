import { isCaptchaDemand } from '@pavilion/api-client';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, createLoginBody, type Player } from '../../testing/player/createPlayer.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import { createSendCodeBody } from '../../testing/player/sendCode.ts';
import { sealTestRequest, sendRaw } from '../../testing/requests/rawCall.ts';
import {
  createDragTrack,
  createKeyTrack,
  loadSlider,
  type SolvedCaptcha,
  solvePicture,
  solveSlider,
} from '../../testing/player/solveCaptcha.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const WRONG = 6036;
const SPENT = 6038;
const TOO_OFTEN = 6011;
let phones = 0;

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

    const createMember = async () => (await platform.newPlayer()).name;
    const fail = async (who: string, times: number) => {
      for (let i = 0; i < times; i++) expect(await catchErrorCode(guest().login(who, 'wrong1234'))).toBe(6002);
    };
    const fetchKind = async (player: Player, ktype: 1 | 2 | 3 | 4, who = name) =>
      (await player.call('user.kaptchcate', { name: who, password: '', ktype })).kaptchcate;

    it.each`
      captchaMode  | login | after3 | after5 | register | reset
      ${'default'} | ${0}  | ${0}   | ${1}   | ${1}     | ${1}
      ${'picture'} | ${1}  | ${1}   | ${1}   | ${1}     | ${1}
      ${'slider'}  | ${2}  | ${2}   | ${2}   | ${2}     | ${2}
      ${'risk'}    | ${0}  | ${2}   | ${2}   | ${1}     | ${1}
      ${'off'}     | ${0}  | ${0}   | ${0}   | ${0}     | ${0}
    `(
      'CAP-01 uses the captcha of the server: $captchaMode',
      async ({ captchaMode, ...expected }: { captchaMode: 'risk' } & Record<string, number>) => {
        const [player, failed] = [guest(), await createMember()];
        await fail(failed, 3);
        await mode(captchaMode);
        const after3 = await fetchKind(guest(), 4, failed);
        await mode('default');
        await fail(failed, 2);
        await mode(captchaMode);
        expect({
          login: await fetchKind(player, 4),
          after3,
          after5: await fetchKind(guest(), 4, failed),
          register: await fetchKind(player, 1),
          reset: await fetchKind(player, 2),
        }).toEqual(expected);
        expect(await fetchKind(player, 3)).toBe(expected['reset']);
      },
    );

    it('CAP-01 F-AUTH-13 chooses the captcha independently of the membership', async () => {
      const [player, member] = [guest(), await createMember()];
      expect(await fetchKind(player, 4, 'nobody96')).toBe(await fetchKind(player, 4, member));
      for (const who of ['nobody96', member]) await fail(who, 5);
      expect([await fetchKind(player, 4, 'nobody96'), await fetchKind(player, 4, member)]).toEqual([1, 1]);
    });

    it('CAP-04 F-AUTH-23 SEC-01 requires a picture captcha after five failed logins of a name', async () => {
      const owner = await platform.newPlayer();
      await fail(owner.name, 5);
      const player = guest();
      const tryLogin = (by: Player, captcha = {}) =>
        by.call('user.login', { ...createLoginBody(owner.name), ...captcha });
      const demand = await tryLogin(player);
      expect(isCaptchaDemand(demand) && demand).toMatchObject({ captcha: 'picture', code: 6021 });
      expect(await tryLogin(player, await solvePicture(player, control()))).toHaveProperty('token');
      expect(await tryLogin(owner)).toHaveProperty('token');
    });

    it.each(['off', 'default', 'slider'] as const)(
      'SEC-03 requires a captcha before every code if the site does: captcha mode %s',
      async (captchaMode) => {
        const player = await platform.newPlayer();
        const number = `1370000${String(++phones).padStart(4, '0')}`;
        const request = async (captcha?: SolvedCaptcha) =>
          player.call('user.sendCodeTwo', {
            ...(await createSendCodeBody({ number, name: '', ...(captcha && { captcha }) })),
            type: '4',
          });
        await control().setSettings({ captchaMode, codeCaptcha: '1' });
        try {
          const response = await request();
          const required = { off: undefined, default: 'picture', slider: 'behaviour' }[captchaMode];
          expect(isCaptchaDemand(response) ? response.captcha : undefined).toBe(required);
          if (required) expect(await request(await solvePicture(player, control()))).toEqual({ seconds: 60 });
        } finally {
          await control().setSettings({ codeCaptcha: '0' });
        }
      },
    );

    it('F-SRV-14 returns a PNG with its id in the x-code header and without the solution in the response', async () => {
      const path = '/site/api/v1/user/register/defaultKaptcha';
      const response = await sendRaw(platform.sandbox.url, await sealTestRequest({ path, isSealed: false }));
      const code = String(response.headers['x-code']);
      const signs =
        control()
          .captchas()
          .find(({ id }) => id === code)?.answer ?? '';
      expect(signs).toMatch(/^\w{5}$/);
      const { image, ...rest } = response.envelope?.data as { image: string };
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
