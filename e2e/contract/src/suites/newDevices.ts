import { isCaptchaDemand } from '@pavilion/api-client';
import type { DatabaseProvider } from '../testing/books.ts';
import { catchErrorCode, createPlayer, loginBody, type Player } from '../testing/createPlayer.ts';
import { createTimeShift } from '../testing/createTimeShift.ts';
import { codeSentTo, otherThan, sendCodeBody, corruptSealedText, type CodeTarget } from '../testing/sentCode.ts';
import { startPlatform, type Platform } from './platform.ts';

const MINUTE = 60_000;
let count = 0;

const catchError = (work: Promise<unknown>): Promise<{ code?: number; data?: unknown }> =>
  work.then(
    () => ({}),
    (error: object) => error,
  );

/** Logins from somewhere new, and the code that lets them in. */
export function newDeviceSuite(databases: () => DatabaseProvider): void {
  describe('new devices', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases(), { clock: time })));
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    const guest = () => createPlayer(platform.sandbox.url);
    const confirm = (player: Player, name: string, sendCodeNum: string) =>
      player.call('user.login', { ...loginBody(name), sendCodeNum });

    /** A member who has logged in once, from `home`, and for whom the rule holds. */
    const guarded = async (
      bound: { phone?: string; email?: string } = { phone: `136${String(++count).padStart(8, '0')}` },
    ) => {
      const home = await platform.newPlayer(bound);
      await control().devices.change(home.name, { rule: 'on' });
      return { home, name: home.name, phone: bound.phone ?? '', email: bound.email ?? '' };
    };
    const requestCode = async (player: Player, name: string, { number, cate = 0 }: CodeTarget) =>
      player.call('user.sendCodeOne', { ...(await sendCodeBody({ number, name, cate })), type: '3' });

    it('NEW-01 the rule is off: every device logs in, and is remembered', async () => {
      const { name } = await platform.newPlayer({ phone: '13500000001' });
      const other = guest();
      await other.login(name);
      const known = await control().devices.get(name);
      expect(known).toMatchObject({ rule: 'site', addresses: [{ address: '127.0.0.1' }] });
      expect(known.devices.map(({ deviceId }) => deviceId)).toContain(other.session.deviceId());
      expect(known.devices).toHaveLength(2);
    });

    it('NEW-01 the rule of the site holds for who has none of his own, and asks nothing of a first login', async () => {
      await control().setSettings({ newDeviceRule: '1' });
      try {
        const { name } = await platform.newPlayer({ phone: '13500000002' });
        expect(await catchErrorCode(guest().login(name))).toBe(6026);
        const free = await platform.newPlayer({ phone: '13500000003' });
        await control().devices.change(free.name, { rule: 'off' });
        await guest().login(free.name);
        const unreachable = await platform.newPlayer();
        await guest().login(unreachable.name);
      } finally {
        await control().setSettings({ newDeviceRule: '0' });
      }
    });

    it.each`
      what                       | code    | forget         | from      | absentDays
      ${'a new address'}         | ${6025} | ${'addresses'} | ${'home'} | ${undefined}
      ${'a new device'}          | ${6026} | ${undefined}   | ${'away'} | ${undefined}
      ${'both new'}              | ${6027} | ${'both'}      | ${'away'} | ${undefined}
      ${'thirty-one days away'}  | ${6028} | ${undefined}   | ${'home'} | ${31}
      ${'the usual place'}       | ${0}    | ${undefined}   | ${'home'} | ${undefined}
      ${'twenty-nine days away'} | ${0}    | ${undefined}   | ${'home'} | ${29}
    `('NEW-01 F-AUTH-14 $what: $code', async ({ code, forget, from, absentDays }) => {
      const { home, name, phone } = await guarded();
      await control().devices.change(name, {
        ...(forget ? { forget: forget as 'both' } : {}),
        ...(absentDays === undefined ? {} : { absentDays: absentDays as number }),
      });
      const player: Player = from === 'home' ? home : guest();
      const refused = await catchError(player.login(name));
      const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
      expect(refused).toMatchObject(code ? { code: code as number, data: { phoneNumber: masked } } : {});
      if (!code) return;
      await expect(home.wallet()).resolves.toEqual(expect.any(String));
      await requestCode(player, name, { number: phone });
      expect(await confirm(player, name, await codeSentTo(control(), phone))).toHaveProperty('token');
      await player.login(name);
    });

    it('NEW-01 F-AUTH-14 many failed tries before: 6029, even at home', async () => {
      const { home, name, phone } = await guarded();
      await control().setSettings({ captchaMode: 'off' });
      try {
        for (let i = 0; i < 5; i++) await catchErrorCode(guest().login(name, 'wrong1234'));
        expect(await catchErrorCode(home.login(name))).toBe(6029);
        await requestCode(home, name, { number: phone });
        await confirm(home, name, await codeSentTo(control(), phone));
        await home.login(name);
      } finally {
        await control().setSettings({ captchaMode: 'default' });
      }
    });

    it('NEW-03 device01 confirms each login with a code, by message or voice', async () => {
      const player = guest();
      for (const cate of [0, 2] as const) {
        expect(await catchError(player.login('device01'))).toMatchObject({ code: 6026 });
        await requestCode(player, 'device01', { number: '13800000003', cate });
        const [sent] = control().inbox();
        expect(sent).toMatchObject({ channel: cate ? 'voice' : 'sms', to: '13800000003', purpose: 'newDevice' });
        expect(await confirm(player, 'device01', sent?.code ?? '')).toHaveProperty('token');
        time.advance(MINUTE);
      }
    });

    it('NEW-03 a member with a mailbox alone is sent mail', async () => {
      const email = `away${++count}@example.com`;
      const { name } = await guarded({ email });
      const player = guest();
      expect(await catchError(player.login(name))).toMatchObject({ code: 6026, data: { email: 'a***@example.com' } });
      await requestCode(player, name, { number: email, cate: 1 });
      expect(await confirm(player, name, await codeSentTo(control(), email))).toHaveProperty('token');
    });

    it('NEW-02 the whole number has to be right before a code is sent; five tries', async () => {
      const { name, phone } = await guarded();
      const player = guest();
      await catchErrorCode(player.login(name));
      const before = control().inbox().length;
      const wrong = `${phone.slice(0, 3)}9999${phone.slice(-4)}`;
      for (let i = 0; i < 5; i++) expect(await catchErrorCode(requestCode(player, name, { number: wrong }))).toBe(6017);
      expect(await catchErrorCode(requestCode(player, name, { number: phone }))).toBe(6034);
      expect(control().inbox().length).toBe(before);
      time.advance(15 * MINUTE);
      await catchErrorCode(player.login(name));
      await requestCode(player, name, { number: phone });
    });

    it('NEW-01 no code without the right password on this device a moment ago', async () => {
      const { name, phone } = await guarded();
      const [player, stranger] = [guest(), guest()];
      expect(await catchErrorCode(requestCode(player, name, { number: phone }))).toBe(6035);
      await catchErrorCode(player.login(name));
      expect(await catchErrorCode(requestCode(stranger, name, { number: phone }))).toBe(6035);
      time.advance(15 * MINUTE);
      expect(await catchErrorCode(requestCode(player, name, { number: phone }))).toBe(6035);
    });

    it('F-AUTH-09 a login code: none asked for, wrong, of another device, used, late', async () => {
      const { name, phone } = await guarded();
      const player = guest();
      await catchErrorCode(player.login(name));
      expect(await catchErrorCode(confirm(player, name, '123456'))).toBe(6035);
      await requestCode(player, name, { number: phone });
      const code = await codeSentTo(control(), phone);
      expect(await catchErrorCode(confirm(player, name, otherThan(code)))).toBe(6036);
      const stranger = guest();
      await catchErrorCode(stranger.login(name));
      expect(await catchErrorCode(confirm(stranger, name, code))).toBe(6035);
      await confirm(player, name, code);
      await control().devices.change(name, { forget: 'devices' });
      expect(await catchErrorCode(confirm(player, name, code))).toBe(6038);
      time.advance(MINUTE);
      await catchErrorCode(player.login(name));
      await requestCode(player, name, { number: phone });
      const late = await codeSentTo(control(), phone);
      time.advance(10 * MINUTE);
      expect(await catchErrorCode(confirm(player, name, late))).toBe(6038);
    });

    it('F-AUTH-09 a code of a reset is none for a login', async () => {
      const { name, phone } = await guarded();
      const player = guest();
      await control().setSettings({ captchaMode: 'off' });
      await player.call('user.forgetByPhoneOne', { phone, name, kaptchcate: 0, codeId: '', code: '' });
      await control().setSettings({ captchaMode: 'default' });
      await catchErrorCode(player.login(name));
      expect(await catchErrorCode(confirm(player, name, await codeSentTo(control(), phone)))).toBe(6035);
    });

    it('CAP-04 who is confirming with a code is spared the captcha that the login had', async () => {
      const { name, phone } = await guarded();
      const player = guest();
      await catchErrorCode(player.login(name));
      await requestCode(player, name, { number: phone });
      await control().setSettings({ captchaMode: 'picture' });
      try {
        expect(isCaptchaDemand(await confirm(guest(), name, '123456'))).toBe(true);
        expect(await confirm(player, name, await codeSentTo(control(), phone))).toHaveProperty('token');
      } finally {
        await control().setSettings({ captchaMode: 'default' });
      }
    });

    it('API-10 identifiers have to be sealed, each under its own name, and fit their hashes', async () => {
      const { name, phone } = await guarded();
      const player = guest();
      await catchErrorCode(player.login(name));
      const good = { ...(await sendCodeBody({ number: phone, name })), type: '3' as const };
      const other = await sendCodeBody({ number: '13900009999', name: 'nobody94' });
      const changes = [
        { sendCodeNumV2: good.sendNameV2, sendNameV2: good.sendCodeNumV2 },
        { SendCodeNum: other.SendCodeNum },
        { SendName: other.SendName },
        { codeId: other.SendName },
        { sendNameV2: corruptSealedText(good.sendNameV2) },
      ];
      for (const change of changes) {
        const code = await catchErrorCode(player.call('user.sendCodeOne', { ...good, ...change }));
        expect({ change, code }).toEqual({ change, code: 6008 });
      }
      await player.call('user.sendCodeOne', good);
    });

    it('A4 an eleventh device is refused with 6039, its code right or not', async () => {
      const { name, phone } = await guarded();
      await control().devices.change(name, { rule: 'off' });
      for (let i = 0; i < 9; i++) await guest().login(name);
      await control().devices.change(name, { rule: 'on' });
      expect((await control().devices.get(name)).devices).toHaveLength(10);
      const player = guest();
      expect(await catchErrorCode(player.login(name))).toBe(6026);
      await requestCode(player, name, { number: phone });
      expect(await catchErrorCode(confirm(player, name, await codeSentTo(control(), phone)))).toBe(6039);
    });
  });
}
