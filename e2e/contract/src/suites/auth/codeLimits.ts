import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { countMsToNoon } from '../../testing/clock/countMsToNoon.ts';
import { createAddressPlayer, PROXY_SECRET } from '../../testing/player/createAddressPlayer.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { changeCode, createSendCodeBody, getSentCode } from '../../testing/player/sendCode.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const SENT = 6000;
const TOO_SOON = 6066;
const MINUTE = 60_000;

let count = 0;
const newPhone = () => `133${String(++count).padStart(8, '0')}`;

/** Returns 6000 for a sent code, else the code of the refusal. */
const toCode = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => SENT,
    (error: { code?: number }) => error.code ?? -1,
  );

/** Tests the limits of codes by recipient, with the limits of production and a clock that the test advances. */
export function codeLimitSuite(databases: () => DatabaseProvider): void {
  describe('codes of a recipient', () => {
    let now = Date.now() + countMsToNoon(Date.now());
    const clock = { now: () => now, after: (ms: number, run: () => void) => stopTimer(setTimeout(run, ms)) };
    const stopTimer = (timer: NodeJS.Timeout) => () => clearTimeout(timer);
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { clock, addressLimitFactor: 1, proxySecret: PROXY_SECRET });
      await platform.sandbox.console.setSettings({ captchaMode: 'off' });
    });
    afterAll(() => platform.sandbox.close());
    afterEach(() => platform.sandbox.console.limits.clear());
    const control = () => platform.sandbox.console;
    const advance = (ms: number) => void (now += ms);
    const guest = () => createPlayer(platform.sandbox.url, { isSafe: false });
    const countSent = (to: string) =>
      control()
        .inbox()
        .filter((sent) => sent.to === to).length;

    const bindPhone = async (player: Player, number: string, cate: 0 | 2 = 0) =>
      player.call('user.sendCodeTwo', { ...(await createSendCodeBody({ number, name: '', cate })), type: '4' });
    const reset = (player: Player, number: string, name: string) =>
      player.call('user.forgetByPhoneOne', {
        phone: number,
        areaCode: '+86',
        name,
        kaptchcate: 0,
        codeId: '',
        code: '',
      });
    const changePassword = async (player: Player, number: string) =>
      player.call('user.sendCodeTwo', { ...(await createSendCodeBody({ number, name: '' })), type: '6' });

    it('SEC-03 F-SRV-12 sends one of ten simultaneous codes to a phone, of five accounts', async () => {
      const number = newPhone();
      const players: Player[] = [];
      for (let i = 0; i < 5; i++) players.push(await platform.newPlayer());
      const calls = Array.from({ length: 10 }, (_, at) => bindPhone(players[at % players.length] as Player, number));
      const codes = await Promise.all(calls.map(toCode));
      expect(codes.sort()).toEqual([SENT, ...Array<number>(9).fill(TOO_SOON)]);
      expect(countSent(number)).toBe(1);
    });

    it('SEC-03 sends one code to a phone that six members request within a minute', async () => {
      const number = newPhone();
      const codes = [];
      for (let i = 0; i < 6; i++)
        codes.push(await toCode(bindPhone(await platform.newPlayer(), number, i % 2 ? 2 : 0)));
      expect(codes).toEqual([SENT, ...Array<number>(5).fill(TOO_SOON)]);
      expect(countSent(number)).toBe(1);
    });

    it.each`
      ms        | code        | sent
      ${59_900} | ${TOO_SOON} | ${1}
      ${60_000} | ${SENT}     | ${2}
      ${60_100} | ${SENT}     | ${2}
    `('F-SRV-12 returns $code after $ms ms', async ({ ms, code, sent }: Record<string, number>) => {
      const number = newPhone();
      await bindPhone(await platform.newPlayer(), number);
      const other = await platform.newPlayer();
      advance(ms ?? 0);
      expect(await toCode(bindPhone(other, number))).toBe(code);
      expect(countSent(number)).toBe(sent);
    });

    it('SEC-03 counts the purposes of a phone together and reports the remaining seconds', async () => {
      const phone = newPhone();
      const player = await platform.newPlayer({ phone });
      await reset(guest(), phone, player.name);
      advance(19_500);
      const refused = await changePassword(player, phone).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: TOO_SOON, data: { seconds: 41 } });
      await control().devices.change(player.name, { rule: 'on' });
      const device = guest();
      expect(await catchErrorCode(device.login(player.name))).toBe(6026);
      const body = { ...(await createSendCodeBody({ number: phone, name: player.name })), type: '3' as const };
      expect(await toCode(device.call('user.sendCodeOne', body))).toBe(TOO_SOON);
      advance(40_500);
      expect(await toCode(device.call('user.sendCodeOne', body))).toBe(SENT);
      expect(countSent(phone)).toBe(2);
    });

    it('SEC-03 sends ten codes a day in UTC+8 for all purposes, and the next one after midnight', async () => {
      const phone = newPhone();
      const player = await platform.newPlayer({ phone });
      const evening = 11.75 * 60 * MINUTE;
      advance(countMsToNoon(now) + evening);
      for (let i = 0; i < 10; i++) {
        expect(await toCode(i % 2 ? changePassword(player, phone) : reset(guest(), phone, player.name))).toBe(SENT);
        advance(MINUTE);
      }
      expect(await toCode(changePassword(player, phone))).toBe(6034);
      expect(await toCode(reset(guest(), phone, player.name))).toBe(6034);
      advance(5 * MINUTE - 1);
      expect(await toCode(changePassword(player, phone))).toBe(6034);
      advance(1);
      expect(await toCode(changePassword(player, phone))).toBe(SENT);
      expect(countSent(phone)).toBe(11);
    });

    it('F-AUTH-13 gives the same responses for names that own the phone and names that do not', async () => {
      const [phone, name] = [newPhone(), (await platform.newPlayer({ phone: newPhone() })).name];
      const owner = (await platform.newPlayer({ phone })).name;
      const outcomes = [];
      for (const first of [owner, name]) {
        const codes = [await toCode(reset(guest(), phone, first))];
        for (const who of [owner, name, 'nobody90']) codes.push(await toCode(reset(guest(), phone, who)));
        outcomes.push(codes);
        await control().limits.clear();
      }
      expect(outcomes).toEqual([
        [SENT, TOO_SOON, TOO_SOON, TOO_SOON],
        [SENT, TOO_SOON, TOO_SOON, TOO_SOON],
      ]);
    });

    it('SEC-03 keeps the codes of a member for other purposes when others request resets with wrong names', async () => {
      const phone = newPhone();
      const player = await platform.newPlayer({ phone });
      for (let i = 0; i < 10; i++) {
        await reset(guest(), phone, `nobody${i}`);
        advance(MINUTE);
      }
      expect(await toCode(reset(guest(), phone, player.name))).toBe(6034);
      expect(await toCode(changePassword(player, phone))).toBe(SENT);
    });

    it('SEC-01 limits the codes that an address requests for many recipients', async () => {
      const codes = [];
      for (let i = 0; i < 102; i++)
        codes.push(
          await toCode(reset(createAddressPlayer(platform.sandbox.url, '203.0.113.20'), newPhone(), 'nobody89')),
        );
      expect(codes.filter((code) => code === SENT)).toHaveLength(100);
      expect(codes.at(-1)).toBe(6011);
      expect(await toCode(reset(guest(), newPhone(), 'nobody89'))).toBe(SENT);
    });

    it('SEC-01 limits the codes that a member requests, whatever their devices and recipients', async () => {
      const member = await platform.newPlayer();
      const codes = [];
      for (let i = 0; i < 21; i++) {
        const device = guest();
        await device.login(member.name);
        codes.push(await toCode(bindPhone(device, newPhone())));
      }
      expect(codes).toEqual([...Array<number>(20).fill(SENT), 6011]);
    });

    it('F-AUTH-09 SEC-01 allows five guesses of a code, whatever the device ids', async () => {
      const phone = newPhone();
      const { name } = await platform.newPlayer({ phone });
      const player = guest();
      await reset(player, phone, name);
      const wrong = changeCode(await getSentCode(control(), phone));
      const guess = (by: Player) => catchErrorCode(by.call('user.forgetByPhoneTwo', { phone, name, code: wrong }));
      expect(await guess(guest())).toBe(6035);
      const codes = await Promise.all(Array.from({ length: 8 }, () => guess(player)));
      expect(codes.filter((code) => code === 6036)).toHaveLength(4);
      expect(codes.filter((code) => code === 6037)).toHaveLength(4);
      advance(MINUTE);
      expect(await toCode(reset(guest(), phone, name))).toBe(6037);
    });
  });
}
