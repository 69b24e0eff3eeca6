import { computeMd5 } from '@pavilion/sandbox';
import { copySession } from '../../testing/player/copySession.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createSendCodeBody, getSentCode } from '../../testing/player/sendCode.ts';
import { startPlatform, type NamedPlayer, type Platform } from '../../testing/sandbox/platform.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OLD = 'demo1234';
const NEW = 'newpass99';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const withUserAgent =
  (userAgent: string): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), 'user-agent': userAgent } });

let phones = 0;

/** Tests lifetime, list and end of a member's sessions (SEC-04, ruling A5). */
export function memberSessionSuite(databases: () => DatabaseProvider): void {
  describe('sessions of a member', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { clock: time });
    });
    afterAll(() => platform.sandbox.close());
    beforeEach(() => platform.sandbox.console.setSettings({ severalSessions: '1' }));

    const device = (options = {}) => createPlayer(platform.sandbox.url, { isSafe: false, ...options });
    const logIn = async ({ name }: NamedPlayer, options = {}, password = OLD): Promise<Player> => {
      const player = device(options);
      await player.login(name, password);
      return player;
    };
    const list = async (player: Player) => (await player.call('sessions.list', {})).list;
    const isRefused = async (player: Player) => (await catchErrorCode(player.wallet())) === 6001;

    it.each`
      what                                      | uses               | wait
      ${'7 days without a call'}                | ${[]}              | ${7 * DAY}
      ${'8 days without a call'}                | ${[]}              | ${8 * DAY}
      ${'8 days without a call after some use'} | ${[5, 5]}          | ${8 * DAY}
      ${'30 days although it is used'}          | ${[6, 6, 6, 6]}    | ${6 * DAY}
      ${'31 days although it is used'}          | ${[6, 6, 6, 6, 5]} | ${2 * DAY}
    `('F-AUTH-29 SEC-04 A5 ends a session after $what', async ({ uses, wait }: { uses: number[]; wait: number }) => {
      const member = await platform.newPlayer();
      for (const days of uses) {
        time.advance(days * DAY);
        expect(await member.wallet()).toBe('10000.00');
      }
      time.advance(wait);
      expect(await isRefused(member)).toBe(true);
      expect(member.session.getState().isLoggedIn).toBe(false);
    });

    it('SEC-04 keeps a session that is used within 7 days, for almost 30 days', async () => {
      const member = await platform.newPlayer();
      for (const pause of [7, 7, 7, 7]) {
        time.advance(pause * DAY - HOUR);
        expect(await member.wallet()).toBe('10000.00');
      }
      time.advance(2 * DAY);
      expect(await member.wallet()).toBe('10000.00');
    });

    it('F-AUTH-29 A5 refuses a token under another device id, and its own device continues', async () => {
      const member = await platform.newPlayer();
      const thief = device();
      thief.session.login({ token: member.session.token(), userId: member.session.getState().userId ?? '' });
      expect(await isRefused(thief)).toBe(true);
      expect(await device({ session: copySession(member.session) }).wallet()).toBe('10000.00');
    });

    it('SEC-04 issues a token of 256 bits, another one at each login', async () => {
      const member = await platform.newPlayer();
      const tokens = [member, await logIn(member), await logIn(member)].map(({ session }) => session.token());
      expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual([32, 32, 32]);
      expect(new Set(tokens).size).toBe(3);
    });

    it('SEC-04 lists sessions with device, place and times, the current one first', async () => {
      const member = await platform.newPlayer();
      const loginAt = time.now();
      time.advance(2 * HOUR);
      const second = await logIn(member, { fetch: withUserAgent(chrome), locale: () => 'zh-TW' });
      await member.wallet();
      const seen = await list(second);
      expect(seen).toMatchObject([
        { isCurrent: true, device: 'Chrome · Windows', place: '本機' },
        { isCurrent: false, device: '', place: '本機' },
      ]);
      expect(seen.map(({ endedAt, endReason }) => [endedAt, endReason])).toEqual([
        [undefined, undefined],
        [undefined, undefined],
      ]);
      const [, first] = seen;
      expect(Math.abs((first?.loginAt ?? 0) - loginAt)).toBeLessThan(30_000);
      expect(Math.abs((first?.lastUsedAt ?? 0) - time.now())).toBeLessThan(30_000);
      expect(await list(member)).toMatchObject([{ isCurrent: true, place: '本机' }, { device: 'Chrome · Windows' }]);
      expect(JSON.stringify(seen)).not.toContain(member.session.token());
    });

    it('F-AUTH-29 SEC-04 ends one session of the list; the others continue', async () => {
      const member = await platform.newPlayer();
      const [second, third] = [await logIn(member), await logIn(member)];
      const own = (await list(second)).find(({ isCurrent }) => isCurrent)?.id ?? '';
      await member.call('sessions.end', { id: own });
      expect(await isRefused(second)).toBe(true);
      expect([await member.wallet(), await third.wallet()]).toEqual(['10000.00', '10000.00']);
      const ended = (await list(member)).find(({ id }) => id === own);
      expect(ended).toMatchObject({ endReason: 'member', endedAt: expect.any(Number) as number });
      await member.call('sessions.end', { id: own });
      expect((await list(member)).find(({ id }) => id === own)).toEqual(ended);
    });

    it('SEC-04 ends the current session as a logout does', async () => {
      const member = await platform.newPlayer();
      await member.call('sessions.end', { id: (await list(member))[0]?.id ?? '' });
      expect(await isRefused(member)).toBe(true);
    });

    it('SEC-04 neither lists nor ends a session of another member', async () => {
      const [member, other] = [await platform.newPlayer(), await platform.newPlayer()];
      const id = (await list(other))[0]?.id ?? '';
      expect(await catchErrorCode(member.call('sessions.end', { id }))).toBe(6004);
      expect((await list(member)).map((session) => session.id)).not.toContain(id);
      expect(await other.wallet()).toBe('10000.00');
    });

    it('F-AUTH-29 SEC-04 ends all other sessions and keeps the current one', async () => {
      const member = await platform.newPlayer();
      const others = [await logIn(member), await logIn(member)];
      const stranger = await platform.newPlayer();
      expect(await member.call('sessions.endOthers', {})).toEqual({ ended: 2 });
      expect(await Promise.all(others.map(isRefused))).toEqual([true, true]);
      expect([await member.wallet(), await stranger.wallet()]).toEqual(['10000.00', '10000.00']);
      expect(await member.call('sessions.endOthers', {})).toEqual({ ended: 0 });
    });

    it('F-AUTH-29 SEC-04 ends the other sessions when the login password is changed', async () => {
      const member = await platform.newPlayer();
      const second = await logIn(member);
      const change = { target: 'login', password: computeMd5(OLD), newPassword: computeMd5(NEW) } as const;
      await member.call('user.bindPassword', change);
      expect(await isRefused(second)).toBe(true);
      expect(await member.wallet()).toBe('10000.00');
      expect((await list(member))[1]).toMatchObject({ endReason: 'password' });
    });

    it('SEC-04 keeps the other sessions when the second password is set', async () => {
      const member = await platform.newPlayer();
      const second = await logIn(member);
      const change = { target: 'second', password: computeMd5(OLD), newPassword: computeMd5(NEW) } as const;
      await member.call('user.bindPassword', change);
      expect(await second.wallet()).toBe('10000.00');
    });

    it('F-AUTH-29 SEC-04 ends all sessions when the password is changed by a code on another device, or reset', async () => {
      const phone = `137${String(++phones).padStart(8, '0')}`;
      const member = await platform.newPlayer({ phone });
      const second = await logIn(member);
      await member.call('user.sendCodeTwo', { ...(await createSendCodeBody({ number: '', name: '' })), type: '6' });
      await member.call('user.bindPasswordByPhone', {
        target: 'login',
        code: await getSentCode(platform.sandbox.console, phone),
        newPassword: computeMd5(NEW),
      });
      expect([await isRefused(second), await member.wallet()]).toEqual([true, '10000.00']);
      time.advance(61_000);
      const guest = device();
      const account = { phone, areaCode: '+86', name: member.name };
      const captcha = { kaptchcate: 0, codeId: '', code: '' };
      await platform.sandbox.console.setSettings({ captchaMode: 'off' });
      await guest.call('user.forgetByPhoneOne', { ...account, ...captcha });
      const code = await getSentCode(platform.sandbox.console, phone);
      const { ticket } = await guest.call('user.forgetByPhoneTwo', { phone, name: member.name, code });
      const password = computeMd5(OLD);
      const reset = { account: phone, name: member.name, password, secondPassword: password, ticket };
      await guest.call('user.forgetByPhoneThree', reset);
      await platform.sandbox.console.setSettings({ captchaMode: 'default' });
      expect(await isRefused(member)).toBe(true);
    });

    it('SEC-04 F-AUTH-03 ends the former session of a device when it logs in again, and no other one', async () => {
      const member = await platform.newPlayer();
      const second = await logIn(member);
      const before = device({ session: copySession(second.session) });
      await second.login(member.name);
      expect([await isRefused(before), await second.wallet(), await member.wallet()]).toEqual([
        true,
        '10000.00',
        '10000.00',
      ]);
    });

    it('F-AUTH-18 SEC-04 ends and lists the session of a login elsewhere unless several are allowed', async () => {
      await platform.sandbox.console.setSettings({ severalSessions: '0' });
      const member = await platform.newPlayer();
      const second = await logIn(member);
      expect(await isRefused(member)).toBe(true);
      expect(await list(second)).toMatchObject([{ isCurrent: true }, { isCurrent: false, endReason: 'elsewhere' }]);
    });

    it('SEC-04 lists the reason of a session that reached a limit, for 30 days', async () => {
      const member = await platform.newPlayer();
      time.advance(9 * DAY);
      const second = await logIn(member);
      const [, first] = await list(second);
      expect(first).toMatchObject({ endReason: 'idle' });
      expect((first?.endedAt ?? 0) - (first?.lastUsedAt ?? 0)).toBe(7 * DAY);
      for (const days of [6, 6, 6, 6, 5]) {
        time.advance(days * DAY);
        await second.wallet();
      }
      expect(await list(second)).toHaveLength(1);
    });
  });
}
