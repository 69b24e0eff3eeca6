import { isCaptchaDemand } from '@pavilion/api-client';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../testing/books.ts';
import { catchErrorCode, createPlayer, type Player } from '../testing/createPlayer.ts';
import { createTimeShift } from '../testing/createTimeShift.ts';
import { codeSentTo, otherThan, sendCodeBody } from '../testing/sentCode.ts';
import { solvePicture } from '../testing/solveCaptcha.ts';
import { startPlatform, type MemberOptions, type Platform } from './platform.ts';

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
const ways = {
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
const passwords = (password = NEW_PASSWORD, repeat = password): Passwords => ({
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
    const forgetful = async (options: MemberOptions = {}) => {
      const bound = { phone: `137${String(++count).padStart(8, '0')}`, email: `lost${count}@example.com` };
      const member = await platform.newPlayer({ ...bound, ...options });
      return { member, ...bound, player: guest() };
    };
    const requestCode = async (way: keyof typeof ways, player: Player, account: ResetAccount) =>
      ways[way].one(player, account, await solvePicture(player, control()));
    const canLogIn = (name: string, password: string) =>
      guest()
        .login(name, password)
        .then(
          () => true,
          () => false,
        );

    describe.each(['phone', 'email'] as const)('by %s', (way) => {
      const steps = ways[way];
      const begin = async () => {
        const { member, player, ...bound } = await forgetful();
        const [number, name] = [bound[way], member.name];
        await requestCode(way, player, { number, name });
        return { member, player, number, name, code: await codeSentTo(control(), number) };
      };

      it('FGT-01 FGT-03 sets the new password in three steps and ends the session', async () => {
        const { member, player, number, name, code } = await begin();
        const { ticket } = await steps.two(player, { number, name }, code);
        await steps.three(player, { number, name }, { ticket, ...passwords() });
        expect(await catchErrorCode(member.wallet())).toBe(6001);
        expect([await canLogIn(name, DEMO_PASSWORD), await canLogIn(name, NEW_PASSWORD)]).toEqual([false, true]);
      });

      it('CAP-01 requires a captcha', async () => {
        const { member, player, ...bound } = await forgetful();
        expect(isCaptchaDemand(await steps.one(player, { number: bound[way], name: member.name }, noCaptcha))).toBe(
          true,
        );
      });

      it.each`
        step                        | ticket
        ${'without a ticket'}       | ${''}
        ${'with an invalid ticket'} | ${'Zk3vJ0c2w9Xf1pTz'}
      `('F-AUTH-12 refuses step three $step and changes nothing', async ({ ticket }: { ticket: string }) => {
        const { player, number, name } = await begin();
        expect(await catchErrorCode(steps.three(player, { number, name }, { ticket, ...passwords() }))).toBe(6035);
        expect(await canLogIn(name, DEMO_PASSWORD)).toBe(true);
      });

      it('F-AUTH-12 accepts a step once, with its name and on its device', async () => {
        const { player, number, name, code } = await begin();
        const stranger = await platform.newPlayer();
        expect(await catchErrorCode(steps.two(guest(), { number, name }, code))).toBe(6035);
        expect(await catchErrorCode(steps.two(player, { number, name: stranger.name }, code))).toBe(6035);
        const { ticket } = await steps.two(player, { number, name }, code);
        expect(await catchErrorCode(steps.two(player, { number, name }, code))).toBe(6038);
        expect(await catchErrorCode(steps.three(guest(), { number, name }, { ticket, ...passwords() }))).toBe(6035);
        expect(
          await catchErrorCode(steps.three(player, { number, name: stranger.name }, { ticket, ...passwords() })),
        ).toBe(6035);
        expect(
          await catchErrorCode(
            steps.three(player, { number, name }, { ticket, ...passwords(NEW_PASSWORD, 'other999') }),
          ),
        ).toBe(6007);
        await steps.three(player, { number, name }, { ticket, ...passwords() });
        expect(await catchErrorCode(steps.three(player, { number, name }, { ticket, ...passwords('third9999') }))).toBe(
          6035,
        );
        expect(await canLogIn(name, NEW_PASSWORD)).toBe(true);
      });

      it('F-AUTH-09 accepts a code and its ticket for 10 minutes', async () => {
        const late = await begin();
        time.advance(10 * MINUTE);
        expect(await catchErrorCode(steps.two(late.player, late, late.code))).toBe(6038);
        await requestCode(way, late.player, late);
        const fresh = await codeSentTo(control(), late.number);
        const { ticket } = await steps.two(late.player, late, fresh);
        time.advance(10 * MINUTE);
        expect(await catchErrorCode(steps.three(late.player, late, { ticket, ...passwords() }))).toBe(6038);
      });

      it('F-AUTH-09 locks even the correct code for 15 minutes after five wrong ones', async () => {
        const { player, number, name, code } = await begin();
        const guess = (digits: string) => catchErrorCode(steps.two(player, { number, name }, digits));
        const wrong = otherThan(code);
        expect([await guess(wrong), await guess(wrong), await guess(wrong), await guess(wrong)]).toEqual(
          Array(4).fill(6036),
        );
        expect([await guess(wrong), await guess(code)]).toEqual([6037, 6037]);
        time.advance(MINUTE);
        expect(await catchErrorCode(requestCode(way, player, { number, name }))).toBe(6037);
        time.advance(15 * MINUTE);
        await requestCode(way, player, { number, name });
        await expect(steps.two(player, { number, name }, await codeSentTo(control(), number))).resolves.toHaveProperty(
          'ticket',
        );
      });

      it('F-AUTH-07 A4 sends the next code after 60 s and ten per day', async () => {
        const { player, number, name } = await begin();
        const early = await requestCode(way, player, { number, name }).catch((error: unknown) => error);
        expect(early).toMatchObject({ code: 6066, data: { seconds: expect.any(Number) as number } });
        const { seconds } = (early as { data: { seconds: number } }).data;
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(60);
        for (let i = 0; i < 9; i++) {
          time.advance(MINUTE);
          await requestCode(way, player, { number, name });
        }
        time.advance(MINUTE);
        expect(await catchErrorCode(requestCode(way, player, { number, name }))).toBe(6034);
        time.advance(24 * 60 * MINUTE);
        await requestCode(way, player, { number, name });
      });

      it('F-AUTH-13 returns equal responses for an unknown name, another number and a frozen member', async () => {
        const [{ member, ...bound }, other] = [await forgetful(), await forgetful()];
        const frozen = await forgetful();
        await control().members.freeze(frozen.member.name);
        const sent = control().inbox().length;
        const cases = [
          ['nobody95', bound[way]],
          [member.name, other[way]],
          [frozen.member.name, frozen[way]],
        ] as const;
        const player = guest();
        for (const [name, number] of cases) {
          expect(await requestCode(way, player, { number, name })).toEqual({ seconds: 60 });
          expect(await catchErrorCode(requestCode(way, player, { number, name }))).toBe(6066);
          expect(await catchErrorCode(steps.two(player, { number, name }, '123456'))).toBe(6036);
        }
        expect(control().inbox().length).toBe(sent);
      });
    });

    it('F-AUTH-12 refuses a code of the phone for the email', async () => {
      const { member, player, phone, email } = await forgetful();
      await requestCode('phone', player, { number: phone, name: member.name });
      await requestCode('email', player, { number: email, name: member.name });
      const [byPhone, byMail] = [await codeSentTo(control(), phone), await codeSentTo(control(), email)];
      expect(
        await catchErrorCode(ways.phone.two(player, { number: email.replace(/\D/g, ''), name: member.name }, byMail)),
      ).toBe(6035);
      if (byPhone !== byMail)
        expect(await catchErrorCode(ways.email.two(player, { number: email, name: member.name }, byPhone))).toBe(6036);
      const { ticket } = await ways.phone.two(player, { number: phone, name: member.name }, byPhone);
      expect(
        await catchErrorCode(
          ways.email.three(player, { number: email, name: member.name }, { ticket, ...passwords() }),
        ),
      ).toBe(6035);
    });

    it('API-10 performs the same first step with sendCode/one of type 2, sealed', async () => {
      const { member, player, phone } = await forgetful();
      const captcha = await solvePicture(player, control());
      const asking = await sendCodeBody({ number: phone, name: member.name, captcha });
      await player.call('user.sendCodeOne', { ...asking, type: '2' });
      const code = await codeSentTo(control(), phone);
      await expect(ways.phone.two(player, { number: phone, name: member.name }, code)).resolves.toHaveProperty(
        'ticket',
      );
    });
  });
}
