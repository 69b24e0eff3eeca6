import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, createLoginBody } from '../../testing/player/createPlayer.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const catchError = (work: Promise<unknown>): Promise<object> =>
  work.then(
    () => Promise.reject(new Error('catchError: the call succeeded. Expected a refusal.')),
    (error: object) => error,
  );

/** Tests login, logout and the end of sessions. */
export function sessionSuite(databases: () => DatabaseProvider): void {
  describe('sessions', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    const player = (options = {}) => createPlayer(platform.sandbox.url, options);

    it('X2 logs demo01 in with a balance of 10,000.00', async () => {
      const demo = player();
      await demo.login('demo01');
      expect(await demo.call('user.memberInfo', {})).toMatchObject({
        name: 'demo01',
        phone: '138****0001',
        bindPhone: true,
        bindRealName: true,
      });
      expect(await demo.wallet()).toBe('10000.00');
    });

    it('X2 provides the other demo members as ruled', async () => {
      const fresh = player();
      await fresh.login('FRESH01');
      expect(await fresh.call('user.memberInfo', {})).toMatchObject({
        bindPhone: false,
        bindRealName: false,
        phone: '',
      });
      expect(await fresh.wallet()).toBe('0.00');
      expect(await catchError(player().login('device01'))).toMatchObject({
        code: 6026,
        data: { phoneNumber: '138****0003' },
      });
      expect(await catchErrorCode(player().login('frozen01'))).toBe(6037);
    });

    it('F-AUTH-13 returns equal responses for an unknown name and a wrong password', async () => {
      const known = await catchError(player().login('vip001', 'wrong1234'));
      const unknown = await catchError(player().login('nobody99', 'wrong1234'));
      expect(known).toMatchObject({ code: 6002 });
      expect({ ...unknown, requestId: '', message: '' }).toEqual({ ...known, requestId: '', message: '' });
    });

    it('F-AUTH-18 F-AUTH-03 ends the session and token of an earlier login', async () => {
      const first = await platform.newPlayer();
      const token = first.session.token();
      const second = player();
      await second.login(first.name);
      expect(await catchErrorCode(first.wallet())).toBe(6001);
      expect(first.session.getState().isLoggedIn).toBe(false);
      expect(second.session.token()).not.toBe(token);
      expect(await second.wallet()).toBe('10000.00');
    });

    it('F-AUTH-18 kicks, freezes and unfreezes by the console', async () => {
      const { members } = platform.sandbox.console;
      const member = await platform.newPlayer();
      await members.kick(member.name);
      expect(await catchErrorCode(member.wallet())).toBe(6001);
      await member.login(member.name);
      await members.freeze(member.name);
      expect(await catchErrorCode(member.wallet())).toBe(6001);
      expect(await catchErrorCode(member.login(member.name))).toBe(6037);
      await members.unfreeze(member.name);
      await member.login(member.name);
      expect(await member.wallet()).toBe('10000.00');
    });

    it('invalidates the token on logout', async () => {
      const member = await platform.newPlayer();
      await member.call('user.logout', {});
      expect(await catchErrorCode(member.wallet())).toBe(6001);
    });

    it('F-CRY-04 refuses a replayed login', async () => {
      const { name } = await platform.newPlayer();
      const requestId = createId();
      const member = player();
      await member.client.call('user.login', createLoginBody(name), { requestId });
      expect(await catchErrorCode(member.client.call('user.login', createLoginBody(name), { requestId }))).toBe(6008);
    });

    it.each`
      locale     | says
      ${'zh-CN'} | ${'用户名或密码错误，请核对后重新输入'}
      ${'zh-TW'} | ${'帳號或密碼錯誤，請確認後重新輸入'}
    `('I8 returns messages in $locale', async ({ locale, says }: Record<string, string>) => {
      const guest = player({ locale: () => locale ?? '' });
      expect(await catchError(guest.login('nobody98', 'wrong1234'))).toMatchObject({ serverMessage: says });
    });
  });
}
