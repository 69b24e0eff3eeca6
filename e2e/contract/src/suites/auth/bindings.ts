import { computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
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
const OLD = 'demo1234';
const NEW = 'newpass99';
let count = 0;

/** Tests the bindings of a member; each is allowed once. */
export function bindingSuite(databases: () => DatabaseProvider): void {
  describe('bindings', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases(), { clock: time })));
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;
    const member = platformMember;
    const fetchProfile = async (player: Player) => (await player.call('user.memberInfo', {})).profile;
    const requestCode = async (player: Player, type: '4' | '5' | '6', { number, cate = 0 }: CodeTarget) =>
      player.call('user.sendCodeTwo', { ...(await createSendCodeBody({ number, name: '', cate })), type });
    const newPhone = () => `135${String(++count).padStart(8, '0')}`;

    async function platformMember(options: object = {}) {
      return platform.newPlayer(options);
    }

    it('USR-02 binds phone and email permanently with their codes', async () => {
      const player = await member();
      const [phone, email] = [newPhone(), `new${++count}@example.com`];
      await requestCode(player, '4', { number: phone, cate: 2 });
      const [sent] = control().inbox();
      expect(sent).toMatchObject({ channel: 'voice', to: phone, purpose: 'bindPhone' });
      await player.call('user.bindPhone', { areaCode: '+86', phone, code: sent?.code ?? '' });
      await requestCode(player, '5', { number: email, cate: 1 });
      await player.call('user.bindEmail', { email, code: await getSentCode(control(), email) });
      const info = await player.call('user.memberInfo', {});
      expect(info).toMatchObject({ bindPhone: true, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
      expect(info.profile).toMatchObject({ email: 'n***@example.com', areaCode: '+86', securityLevel: 'medium' });
      time.advance(MINUTE);
      expect(await catchErrorCode(requestCode(player, '4', { number: newPhone() }))).toBe(6009);
      expect(
        await catchErrorCode(player.call('user.bindPhone', { areaCode: '+86', phone: newPhone(), code: '123456' })),
      ).toBe(6009);
      expect(await catchErrorCode(player.call('user.bindEmail', { email: 'a@b.cc', code: '123456' }))).toBe(6009);
    });

    it('F-AUTH-09 refuses a binding code that is missing, wrong, used, or of another number or member', async () => {
      const [player, other] = [await member(), await member()];
      const phone = newPhone();
      const bind = (who: Player, number: string, code: string) =>
        catchErrorCode(who.call('user.bindPhone', { areaCode: '+86', phone: number, code }));
      expect(await bind(player, phone, '123456')).toBe(6035);
      await requestCode(player, '4', { number: phone });
      const code = await getSentCode(control(), phone);
      expect(await bind(player, phone, changeCode(code))).toBe(6036);
      expect(await bind(player, newPhone(), code)).toBe(6035);
      expect(await bind(other, phone, code)).toBe(6035);
      await player.call('user.bindPhone', { areaCode: '+86', phone, code });
      expect(await catchErrorCode(requestCode(other, '4', { number: phone }))).toBe(6009);
      expect(await bind(other, phone, code)).toBe(6009);
    });

    it('F-AUTH-09 locks the binding after five wrong codes', async () => {
      const player = await member();
      const phone = newPhone();
      await requestCode(player, '4', { number: phone });
      const wrong = changeCode(await getSentCode(control(), phone));
      const codes = [];
      for (let i = 0; i < 6; i++) {
        codes.push(await catchErrorCode(player.call('user.bindPhone', { areaCode: '+86', phone, code: wrong })));
      }
      expect(codes).toEqual([6036, 6036, 6036, 6036, 6037, 6037]);
    });

    it.each`
      fault                            | type   | number           | cate
      ${'no mobile number'}            | ${'4'} | ${'12345678901'} | ${0}
      ${'an email address as a phone'} | ${'4'} | ${'a@b.cc'}      | ${1}
      ${'no email address'}            | ${'5'} | ${'a@b'}         | ${1}
      ${'a phone as an email address'} | ${'5'} | ${'13500009999'} | ${0}
    `('USR-02 sends no code to $fault', async ({ type, number, cate }) => {
      const player = await member();
      expect(
        await catchErrorCode(requestCode(player, type as '4', { number: number as string, cate: cate as 0 })),
      ).toBe(6007);
    });

    it('USR-02 requires a valid mobile number of its country', async () => {
      const player = await member();
      const bind = (areaCode: string, phone: string) =>
        catchErrorCode(player.call('user.bindPhone', { areaCode, phone, code: '123456' }));
      expect([await bind('+852', '13500000001'), await bind('+999', '13500000001')]).toEqual([6007, 6007]);
      expect(await bind('+852', '91234567')).toBe(6035);
    });

    it.each`
      name            | code
      ${'张三'}       | ${6000}
      ${'阿·买买提'}  | ${6000}
      ${'John.Smith'} | ${6000}
      ${'张··三'}     | ${6007}
      ${'·张三'}      | ${6007}
      ${'张三·'}      | ${6007}
      ${'张三1'}      | ${6007}
      ${'John Smith'} | ${6007}
      ${'张三<b>'}    | ${6007}
      ${'John张'}     | ${6007}
    `('USR-02 returns $code for the real name $name', async ({ name, code }: { name: string; code: number }) => {
      const player = await member();
      const response = await player.call('user.bindOther', { realName: name }).then(
        () => 6000,
        (error: { code: number }) => error.code,
      );
      expect(response).toBe(code);
      expect((await player.call('user.memberInfo', {})).bindRealName).toBe(code === 6000);
    });

    it('USR-01 accepts profile data once, all values of a call or none', async () => {
      const player = await member();
      const bind = (options: object) => catchErrorCode(player.call('user.bindOther', options));
      expect(await bind({})).toBe(6007);
      expect(await bind({ gender: 'male', birthday: '2019-01-01' })).toBe(6007);
      expect(await fetchProfile(player)).toMatchObject({
        gender: '',
        birthday: '',
        realName: '',
        securityLevel: 'low',
      });
      await player.call('user.bindOther', { gender: 'female', birthday: '1990-05-17' });
      await player.call('user.bindFromDeposit', { realName: '欧阳娜娜' });
      expect(await fetchProfile(player)).toMatchObject({ gender: 'female', birthday: '1990-05-17', realName: '欧***' });
      expect(await bind({ gender: 'male' })).toBe(6009);
      expect(await bind({ birthday: '1991-05-17' })).toBe(6009);
      expect(await catchErrorCode(player.call('user.bindFromDeposit', { realName: '张三' }))).toBe(6009);
    });

    it('USR-01 S3 computes the age of 18 by the calendar of UTC+8', async () => {
      const player = await member();
      const today = new Date(time.now() + 8 * 60 * MINUTE);
      const computeBirthday = (days: number) => {
        const day = new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days));
        return day.toISOString().slice(0, 10);
      };
      expect(await catchErrorCode(player.call('user.bindOther', { birthday: computeBirthday(1) }))).toBe(6007);
      await player.call('user.bindOther', { birthday: computeBirthday(0) });
    });

    it('USR-02 sets the second password with the login password and changes it with itself', async () => {
      const player = await member();
      const set = (password: string, newPassword: string) =>
        player.call('user.bindPassword', {
          target: 'second',
          password: computeMd5(password),
          newPassword: computeMd5(newPassword),
        });
      expect(await catchErrorCode(set('wrong1234', NEW))).toBe(6100);
      await set(OLD, NEW);
      expect(await fetchProfile(player)).toMatchObject({ hasSecondPassword: true });
      expect(await catchErrorCode(set(OLD, 'third9999'))).toBe(6100);
      await set(NEW, 'third9999');
      for (let i = 0; i < 5; i++) expect(await catchErrorCode(set('wrong1234', NEW))).toBe(6100);
      expect(await catchErrorCode(set('third9999', NEW))).toBe(6037);
      time.advance(15 * MINUTE);
      await set('third9999', NEW);
    });

    it('USR-02 changes the second password by phone: 6016, 6017, then the code', async () => {
      const phone = newPhone();
      const player = await member({ phone });
      const body = { target: 'second' as const, newPassword: computeMd5(NEW) };
      await player.call('user.bindPassword', { ...body, password: computeMd5(OLD) });
      expect(await catchErrorCode(player.call('user.bindPassword', { ...body, password: computeMd5(NEW) }))).toBe(6016);
      expect(await catchErrorCode(player.call('user.bindPasswordByPhone', { ...body, code: '123456' }))).toBe(6017);
      await requestCode(player, '6', { number: phone });
      const code = await getSentCode(control(), phone);
      expect(await catchErrorCode(player.call('user.bindPasswordByPhone', { ...body, code: changeCode(code) }))).toBe(
        6036,
      );
      await player.call('user.bindPasswordByPhone', { ...body, code });
      expect(await catchErrorCode(player.call('user.bindPasswordByPhone', { ...body, code }))).toBe(6038);
    });

    it('USR-02 ASVS 6.2.3 changes the login password only with the present one', async () => {
      const player = await member();
      const set = (password: string) =>
        player.call('user.bindPassword', {
          target: 'login',
          password: computeMd5(password),
          newPassword: computeMd5(NEW),
        });
      expect(await catchErrorCode(set('wrong1234'))).toBe(6100);
      await set(OLD);
      expect(await catchErrorCode(createPlayer(platform.sandbox.url).login(player.name, OLD))).toBe(6002);
    });

    it('USR-02 replaces the login password and keeps the session', async () => {
      const email = `pass${++count}@example.com`;
      const player = await member({ email });
      await requestCode(player, '6', { number: '', cate: 1 });
      const code = await getSentCode(control(), email);
      await player.call('user.bindPasswordByEmail', { target: 'login', code, newPassword: computeMd5(NEW) });
      expect(await player.wallet()).toBe('10000.00');
      const guest = () => createPlayer(platform.sandbox.url);
      expect(await catchErrorCode(guest().login(player.name, OLD))).toBe(6002);
      await guest().login(player.name, NEW);
    });

    it('USR-02 sends no code without a binding', async () => {
      const player = await member();
      const body = { target: 'login' as const, code: '123456', newPassword: computeMd5(NEW) };
      expect(await catchErrorCode(requestCode(player, '6', { number: '' }))).toBe(6015);
      expect(await catchErrorCode(requestCode(player, '6', { number: '', cate: 1 }))).toBe(6035);
      expect(await catchErrorCode(player.call('user.bindPasswordByPhone', body))).toBe(6015);
      expect(await catchErrorCode(player.call('user.bindPasswordByEmail', body))).toBe(6035);
    });

    it('API-05 opens a sealed value only for its owner, with the second password', async () => {
      const phone = newPhone();
      const [secondPassword, wrong] = [computeMd5('money123'), computeMd5('money124')];
      const owner = { phone, realName: '张三丰', secondPassword: 'money123' };
      const [player, other] = [await member(owner), await member({ secondPassword: 'money123' })];
      const { sealed } = await fetchProfile(player);
      const open = (who: Player, data: string, password?: string) =>
        who.call('site.singleDataDecryption', { data, ...(password !== undefined && { secondPassword: password }) });
      expect(await open(player, sealed.phone, secondPassword)).toEqual({ d: phone, v: true });
      expect(await open(player, sealed.realName, secondPassword)).toEqual({ d: '张三丰', v: true });
      expect(await open(other, sealed.phone, secondPassword)).toEqual({ d: '', v: false });
      expect(await open(player, corruptSealedText(sealed.phone), secondPassword)).toEqual({ d: '', v: false });
      expect(sealed.email).toBe('');
      expect(await catchErrorCode(open(player, sealed.phone))).toBe(6100);
      for (let tries = 0; tries < 4; tries++)
        expect(await catchErrorCode(open(player, sealed.phone, wrong))).toBe(6100);
      expect(await catchErrorCode(open(player, sealed.phone, secondPassword))).toBe(6037);
    });

    it('API-05 opens nothing for a member without a second password', async () => {
      const player = await member({ phone: newPhone() });
      const { sealed } = await fetchProfile(player);
      const body = { data: sealed.phone, secondPassword: computeMd5('money123') };
      expect(await catchErrorCode(player.call('site.singleDataDecryption', body))).toBe(6100);
    });

    it('FGT-02 returns the country list in both scripts and finds a country by code and name', async () => {
      const names = async (locale: string, area: string) =>
        (
          await createPlayer(platform.sandbox.url, { locale: () => locale }).call('site.queryCountryArea', { area })
        ).map(({ areaName }) => areaName);
      const all = await names('zh-CN', '');
      expect(all.length).toBeGreaterThanOrEqual(30);
      expect(all[0]).toBe('中国大陆');
      expect(await names('zh-TW', '+886')).toEqual(['台灣']);
      expect(await names('zh-TW', '澳')).toEqual(['澳門', '澳洲']);
      expect(await names('zh-CN', '+999')).toEqual([]);
    });

    it('CHT-03 issues a chat token with the member that is valid for 10 minutes', async () => {
      const player = await member();
      const { jwt } = await player.call('user.jwt', {});
      const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
        string,
        number | string
      >;
      expect(claims).toMatchObject({ aud: 'push', name: player.name, sub: player.session.getState().userId });
      expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
      expect((await player.call('user.jwt', {})).jwt).not.toBe(jwt);
    });
  });
}
