import { isCaptchaDemand } from '@pavilion/api-client';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, createLoginBody, type Player } from '../../testing/player/createPlayer.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import {
  getSentCode,
  changeCode,
  createSendCodeBody,
  corruptSealedText,
  type CodeTarget,
} from '../../testing/player/sendCode.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const MINUTE = 60_000;
let count = 0;

const catchError = (work: Promise<unknown>): Promise<{ code?: number; data?: unknown }> =>
  work.then(
    () => ({}),
    (error: object) => error,
  );

/** Tests logins from new devices and their codes. */
export function newDeviceSuite(databases: () => DatabaseProvider): void {
  describe('new devices', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases(), { clock: time })));
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    const guest = () => createPlayer(platform.sandbox.url);
    const confirm = (player: Player, name: string, sendCodeNum: string) =>
      player.call('user.login', { ...createLoginBody(name), sendCodeNum });

    /** Creates a member with the new-device check who has logged in once, from `home`. */
    const createCheckedMember = async (
      bound: { phone?: string; email?: string } = { phone: `136${String(++count).padStart(8, '0')}` },
    ) => {
      const home = await platform.newPlayer(bound);
      await control().devices.change(home.name, { rule: 'on' });
      return { home, name: home.name, phone: bound.phone ?? '', email: bound.email ?? '' };
    };
    const requestCode = async (player: Player, name: string, { number, cate = 0 }: CodeTarget) =>
      player.call('user.sendCodeOne', { ...(await createSendCodeBody({ number, name, cate })), type: '3' });

    it('NEW-01 lets every device log in and remembers it while the check is off', async () => {
      const { name } = await platform.newPlayer({ phone: '13500000001' });
      const other = guest();
      await other.login(name);
      const known = await control().devices.get(name);
      expect(known).toMatchObject({ rule: 'site', addresses: [{ address: '127.0.0.1' }] });
      expect(known.devices.map(({ deviceId }) => deviceId)).toContain(other.session.deviceId());
      expect(known.devices).toHaveLength(2);
    });

    it('NEW-01 applies the rule of the site to members without their own, except for a first login', async () => {
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
      what                          | code    | forget         | from      | absentDays
      ${'a new address'}            | ${6025} | ${'addresses'} | ${'home'} | ${undefined}
      ${'a new device'}             | ${6026} | ${undefined}   | ${'away'} | ${undefined}
      ${'both new'}                 | ${6027} | ${'both'}      | ${'away'} | ${undefined}
      ${'absent for 31 days'}       | ${6028} | ${undefined}   | ${'home'} | ${31}
      ${'known device and address'} | ${0}    | ${undefined}   | ${'home'} | ${undefined}
      ${'absent for 29 days'}       | ${0}    | ${undefined}   | ${'home'} | ${29}
    `('NEW-01 F-AUTH-14 returns $code: $what', async ({ code, forget, from, absentDays }) => {
      const { home, name, phone } = await createCheckedMember();
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
      expect(await confirm(player, name, await getSentCode(control(), phone))).toHaveProperty('token');
      await player.login(name);
    });

    it('NEW-01 F-AUTH-14 returns 6029 after many failed attempts, even on a known device', async () => {
      const { home, name, phone } = await createCheckedMember();
      await control().setSettings({ captchaMode: 'off' });
      try {
        for (let i = 0; i < 5; i++) await catchErrorCode(guest().login(name, 'wrong1234'));
        expect(await catchErrorCode(home.login(name))).toBe(6029);
        await requestCode(home, name, { number: phone });
        await confirm(home, name, await getSentCode(control(), phone));
        await home.login(name);
      } finally {
        await control().setSettings({ captchaMode: 'default' });
      }
    });

    it('NEW-03 requires a code by message or voice for each login of device01', async () => {
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

    it('NEW-03 sends an email to a member without a phone', async () => {
      const email = `away${++count}@example.com`;
      const { name } = await createCheckedMember({ email });
      const player = guest();
      expect(await catchError(player.login(name))).toMatchObject({ code: 6026, data: { email: 'a***@example.com' } });
      await requestCode(player, name, { number: email, cate: 1 });
      expect(await confirm(player, name, await getSentCode(control(), email))).toHaveProperty('token');
    });

    it('NEW-02 SEC-01 requires the complete number before a code is sent and allows five attempts from all devices', async () => {
      const { name, phone } = await createCheckedMember();
      const player = guest();
      await catchErrorCode(player.login(name));
      const before = control().inbox().length;
      const wrong = `${phone.slice(0, 3)}9999${phone.slice(-4)}`;
      for (let i = 0; i < 5; i++) expect(await catchErrorCode(requestCode(player, name, { number: wrong }))).toBe(6017);
      expect(await catchErrorCode(requestCode(player, name, { number: phone }))).toBe(6034);
      expect(control().inbox().length).toBe(before);
      const other = guest();
      await catchErrorCode(other.login(name));
      expect(await catchErrorCode(requestCode(other, name, { number: phone }))).toBe(6034);
      time.advance(60 * MINUTE);
      await catchErrorCode(player.login(name));
      await requestCode(player, name, { number: phone });
    });

    it('NEW-01 sends no code without a recent correct password on this device', async () => {
      const { name, phone } = await createCheckedMember();
      const [player, stranger] = [guest(), guest()];
      expect(await catchErrorCode(requestCode(player, name, { number: phone }))).toBe(6035);
      await catchErrorCode(player.login(name));
      expect(await catchErrorCode(requestCode(stranger, name, { number: phone }))).toBe(6035);
      time.advance(15 * MINUTE);
      expect(await catchErrorCode(requestCode(player, name, { number: phone }))).toBe(6035);
    });

    it('F-AUTH-09 refuses a login code that is not requested, wrong, used, late or of another device', async () => {
      const { name, phone } = await createCheckedMember();
      const player = guest();
      await catchErrorCode(player.login(name));
      expect(await catchErrorCode(confirm(player, name, '123456'))).toBe(6035);
      await requestCode(player, name, { number: phone });
      const code = await getSentCode(control(), phone);
      expect(await catchErrorCode(confirm(player, name, changeCode(code)))).toBe(6036);
      const stranger = guest();
      await catchErrorCode(stranger.login(name));
      expect(await catchErrorCode(confirm(stranger, name, code))).toBe(6035);
      await confirm(player, name, code);
      await control().devices.change(name, { forget: 'devices' });
      expect(await catchErrorCode(confirm(player, name, code))).toBe(6038);
      time.advance(MINUTE);
      await catchErrorCode(player.login(name));
      await requestCode(player, name, { number: phone });
      const late = await getSentCode(control(), phone);
      time.advance(10 * MINUTE);
      expect(await catchErrorCode(confirm(player, name, late))).toBe(6038);
    });

    it('F-AUTH-09 refuses the code of a password reset for a login', async () => {
      const { name, phone } = await createCheckedMember();
      const player = guest();
      await control().setSettings({ captchaMode: 'off' });
      await player.call('user.forgetByPhoneOne', { phone, name, kaptchcate: 0, codeId: '', code: '' });
      await control().setSettings({ captchaMode: 'default' });
      await catchErrorCode(player.login(name));
      expect(await catchErrorCode(confirm(player, name, await getSentCode(control(), phone)))).toBe(6035);
    });

    it('CAP-04 requires no second captcha for the confirmation of a login', async () => {
      const { name, phone } = await createCheckedMember();
      const player = guest();
      await catchErrorCode(player.login(name));
      await requestCode(player, name, { number: phone });
      await control().setSettings({ captchaMode: 'picture' });
      try {
        expect(isCaptchaDemand(await confirm(guest(), name, '123456'))).toBe(true);
        expect(await confirm(player, name, await getSentCode(control(), phone))).toHaveProperty('token');
      } finally {
        await control().setSettings({ captchaMode: 'default' });
      }
    });

    it('API-10 requires identifiers that are sealed under their names and match their hashes', async () => {
      const { name, phone } = await createCheckedMember();
      const player = guest();
      await catchErrorCode(player.login(name));
      const good = { ...(await createSendCodeBody({ number: phone, name })), type: '3' as const };
      const other = await createSendCodeBody({ number: '13900009999', name: 'nobody94' });
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

    it('A4 refuses an eleventh device with 6039, with a correct or wrong code', async () => {
      const { name, phone } = await createCheckedMember();
      await control().devices.change(name, { rule: 'off' });
      for (let i = 0; i < 9; i++) await guest().login(name);
      await control().devices.change(name, { rule: 'on' });
      expect((await control().devices.get(name)).devices).toHaveLength(10);
      const player = guest();
      expect(await catchErrorCode(player.login(name))).toBe(6026);
      await requestCode(player, name, { number: phone });
      expect(await catchErrorCode(confirm(player, name, await getSentCode(control(), phone)))).toBe(6039);
    });
  });
}
