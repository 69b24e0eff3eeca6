import { isCaptchaDemand } from '@pavilion/api-client';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { countMsToNoon } from '../../testing/clock/countMsToNoon.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import { getSentCode, changeCode, createSendCodeBody } from '../../testing/player/sendCode.ts';
import { solvePicture } from '../../testing/player/solveCaptcha.ts';
import { startPlatform, type MemberOptions, type Platform } from '../../testing/sandbox/platform.ts';

const NEW_PASSWORD = 'newpass99';
const MINUTE = 60_000;

let count = 0;

/** Account of a reset form: phone number or email address, and name. */
interface ResetAccount {
  readonly number: string;
  readonly name: string;
}

/** Ticket of step two and the passwords of step three. */
interface NewPasswords extends Passwords {
  readonly ticket: string;
}

/** Calls of a password reset by medium. */
const resetCalls = {
  phone: {
    one: (player: Player, { number, name }: ResetAccount, captcha: object) =>
      player.call('user.forgetByPhoneOne', { phone: number, areaCode: '+86', name, ...(captcha as Captcha) }),
    two: (player: Player, { number, name }: ResetAccount, code: string) =>
      player.call('user.forgetByPhoneTwo', { phone: number, name, code }),
    three: (player: Player, { number, name }: ResetAccount, change: NewPasswords) =>
      player.call('user.forgetByPhoneThree', { account: number, name, ...change }),
  },
  email: {
    one: (player: Player, { number, name }: ResetAccount, captcha: object) =>
      player.call('user.forgetByEmailOne', { email: number, name, ...(captcha as Captcha) }),
    two: (player: Player, { number, name }: ResetAccount, code: string) =>
      player.call('user.forgetByEmailTwo', { email: number, name, code }),
    three: (player: Player, { number, name }: ResetAccount, change: NewPasswords) =>
      player.call('user.forgetByEmailThree', { account: number, name, ...change }),
  },
};

type Captcha = { kaptchcate: number; codeId: string; code: string };
type Passwords = { password: string; secondPassword: string };
const noCaptcha: Captcha = { kaptchcate: 0, codeId: '', code: '' };
const createPasswords = (password = NEW_PASSWORD, repeat = password): Passwords => ({
  password: computeMd5(password),
  secondPassword: computeMd5(repeat),
});

/** Tests the steps of a password reset. */
export function resetSuite(databases: () => DatabaseProvider): void {
  describe('password resets', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases(), { clock: time })));
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    const guest = () => createPlayer(platform.sandbox.url);

    /** Creates a member with phone and email, and a browser without a session. */
    const createForgetfulMember = async (options: MemberOptions = {}) => {
      const bound = { phone: `137${String(++count).padStart(8, '0')}`, email: `lost${count}@example.com` };
      const member = await platform.newPlayer({ ...bound, ...options });
      return { member, ...bound, player: guest() };
    };
    const requestCode = async (medium: keyof typeof resetCalls, player: Player, account: ResetAccount) =>
      resetCalls[medium].one(player, account, await solvePicture(player, control()));
    const canLogIn = (name: string, password: string) =>
      guest()
        .login(name, password)
        .then(
          () => true,
          () => false,
        );

    describe.each(['phone', 'email'] as const)('by %s', (medium) => {
      const steps = resetCalls[medium];
      const begin = async () => {
        const { member, player, ...bound } = await createForgetfulMember();
        const [number, name] = [bound[medium], member.name];
        await requestCode(medium, player, { number, name });
        return { member, player, number, name, code: await getSentCode(control(), number) };
      };

      it('FGT-01 FGT-03 sets the new password in three steps and ends the session', async () => {
        const { member, player, number, name, code } = await begin();
        const { ticket } = await steps.two(player, { number, name }, code);
        await steps.three(player, { number, name }, { ticket, ...createPasswords() });
        expect(await catchErrorCode(member.wallet())).toBe(6001);
        expect([await canLogIn(name, DEMO_PASSWORD), await canLogIn(name, NEW_PASSWORD)]).toEqual([false, true]);
      });

      it('NEW-01 FGT-03 a device that did not log in before needs its code with the new password too', async () => {
        const { player, number, name, code } = await begin();
        await control().devices.change(name, { rule: 'on' });
        const { ticket } = await steps.two(player, { number, name }, code);
        await steps.three(player, { number, name }, { ticket, ...createPasswords() });
        expect(await catchErrorCode(guest().login(name, NEW_PASSWORD))).toBe(6026);
      });

      it('CAP-01 requires a captcha', async () => {
        const { member, player, ...bound } = await createForgetfulMember();
        expect(isCaptchaDemand(await steps.one(player, { number: bound[medium], name: member.name }, noCaptcha))).toBe(
          true,
        );
      });

      it.each`
        step                        | ticket
        ${'without a ticket'}       | ${''}
        ${'with an invalid ticket'} | ${'Zk3vJ0c2w9Xf1pTz'}
      `('F-AUTH-12 refuses step three $step and changes nothing', async ({ ticket }: { ticket: string }) => {
        const { player, number, name } = await begin();
        expect(await catchErrorCode(steps.three(player, { number, name }, { ticket, ...createPasswords() }))).toBe(
          6035,
        );
        expect(await canLogIn(name, DEMO_PASSWORD)).toBe(true);
      });

      it('F-AUTH-12 accepts a step once, with its name and on its device', async () => {
        const { player, number, name, code } = await begin();
        const stranger = await platform.newPlayer();
        expect(await catchErrorCode(steps.two(guest(), { number, name }, code))).toBe(6035);
        expect(await catchErrorCode(steps.two(player, { number, name: stranger.name }, code))).toBe(6035);
        const { ticket } = await steps.two(player, { number, name }, code);
        expect(await catchErrorCode(steps.two(player, { number, name }, code))).toBe(6038);
        expect(await catchErrorCode(steps.three(guest(), { number, name }, { ticket, ...createPasswords() }))).toBe(
          6035,
        );
        expect(
          await catchErrorCode(steps.three(player, { number, name: stranger.name }, { ticket, ...createPasswords() })),
        ).toBe(6035);
        expect(
          await catchErrorCode(
            steps.three(player, { number, name }, { ticket, ...createPasswords(NEW_PASSWORD, 'other999') }),
          ),
        ).toBe(6007);
        await steps.three(player, { number, name }, { ticket, ...createPasswords() });
        expect(
          await catchErrorCode(steps.three(player, { number, name }, { ticket, ...createPasswords('third9999') })),
        ).toBe(6035);
        expect(await canLogIn(name, NEW_PASSWORD)).toBe(true);
      });

      it('F-AUTH-09 accepts a code and its ticket for 10 minutes', async () => {
        const late = await begin();
        time.advance(10 * MINUTE);
        expect(await catchErrorCode(steps.two(late.player, late, late.code))).toBe(6038);
        await requestCode(medium, late.player, late);
        const fresh = await getSentCode(control(), late.number);
        const { ticket } = await steps.two(late.player, late, fresh);
        time.advance(10 * MINUTE);
        expect(await catchErrorCode(steps.three(late.player, late, { ticket, ...createPasswords() }))).toBe(6038);
      });

      it('F-AUTH-09 locks even the correct code for 15 minutes after five wrong ones', async () => {
        const { player, number, name, code } = await begin();
        const guess = (digits: string) => catchErrorCode(steps.two(player, { number, name }, digits));
        const wrong = changeCode(code);
        expect([await guess(wrong), await guess(wrong), await guess(wrong), await guess(wrong)]).toEqual(
          Array(4).fill(6036),
        );
        expect([await guess(wrong), await guess(code)]).toEqual([6037, 6037]);
        time.advance(MINUTE);
        expect(await catchErrorCode(requestCode(medium, player, { number, name }))).toBe(6037);
        time.advance(15 * MINUTE);
        await requestCode(medium, player, { number, name });
        await expect(steps.two(player, { number, name }, await getSentCode(control(), number))).resolves.toHaveProperty(
          'ticket',
        );
      });

      it('F-AUTH-07 A4 sends the next code after 60 s and ten per day', async () => {
        time.advance(countMsToNoon(time.now()));
        const { player, number, name } = await begin();
        const early = await requestCode(medium, player, { number, name }).catch((error: unknown) => error);
        expect(early).toMatchObject({ code: 6066, data: { seconds: expect.any(Number) as number } });
        const { seconds } = (early as { data: { seconds: number } }).data;
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(60);
        for (let i = 0; i < 9; i++) {
          time.advance(MINUTE);
          await requestCode(medium, player, { number, name });
        }
        time.advance(MINUTE);
        expect(await catchErrorCode(requestCode(medium, player, { number, name }))).toBe(6034);
        time.advance(24 * 60 * MINUTE);
        await requestCode(medium, player, { number, name });
      });

      it('F-AUTH-13 returns equal responses for an unknown name, another number and a frozen member', async () => {
        const [{ member, ...bound }, other] = [await createForgetfulMember(), await createForgetfulMember()];
        const frozen = await createForgetfulMember();
        await control().members.freeze(frozen.member.name);
        const sent = control().inbox().length;
        const cases = [
          ['nobody95', bound[medium]],
          [member.name, other[medium]],
          [frozen.member.name, frozen[medium]],
        ] as const;
        const player = guest();
        for (const [name, number] of cases) {
          expect(await requestCode(medium, player, { number, name })).toEqual({ seconds: 60 });
          expect(await catchErrorCode(requestCode(medium, player, { number, name }))).toBe(6066);
          expect(await catchErrorCode(steps.two(player, { number, name }, '123456'))).toBe(6036);
        }
        expect(control().inbox().length).toBe(sent);
      });
    });

    it('F-AUTH-12 refuses a code of the phone for the email', async () => {
      const { member, player, phone, email } = await createForgetfulMember();
      await requestCode('phone', player, { number: phone, name: member.name });
      await requestCode('email', player, { number: email, name: member.name });
      const [byPhone, byMail] = [await getSentCode(control(), phone), await getSentCode(control(), email)];
      expect(
        await catchErrorCode(
          resetCalls.phone.two(player, { number: email.replace(/\D/g, ''), name: member.name }, byMail),
        ),
      ).toBe(6035);
      if (byPhone !== byMail)
        expect(await catchErrorCode(resetCalls.email.two(player, { number: email, name: member.name }, byPhone))).toBe(
          6036,
        );
      const { ticket } = await resetCalls.phone.two(player, { number: phone, name: member.name }, byPhone);
      expect(
        await catchErrorCode(
          resetCalls.email.three(player, { number: email, name: member.name }, { ticket, ...createPasswords() }),
        ),
      ).toBe(6035);
    });

    it('API-10 performs the same first step with sendCode/one of type 2, sealed', async () => {
      const { member, player, phone } = await createForgetfulMember();
      const captcha = await solvePicture(player, control());
      const resetRequest = await createSendCodeBody({ number: phone, name: member.name, captcha });
      await player.call('user.sendCodeOne', { ...resetRequest, type: '2' });
      const code = await getSentCode(control(), phone);
      await expect(resetCalls.phone.two(player, { number: phone, name: member.name }, code)).resolves.toHaveProperty(
        'ticket',
      );
    });
  });
}
