import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createChatCaller, type ChatCaller } from '../../testing/sockets/createChatCaller.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import { until } from '../../testing/clock/until.ts';
import { startPlatform, type NamedPlayer, type Platform } from '../../testing/sandbox/platform.ts';

const [MESSAGE, JOINED, LEFT, MUTED, RECALLED, ANNOUNCEMENT, ROOM, BALANCE, ENDED, INTERNAL] = [
  10004, 10005, 10006, 10007, 10008, 10009, 10010, 10013, 10018, 60000,
];
const OK = 6000;
const fast = { burst: 1_000, perMinute: 60_000 };
const clock = createTimeShift();

const pick = {
  id: '1.M.H',
  gameId: '1',
  gameType: 'FT',
  showType: 'FT',
  leagueId: '7',
  leagueName: '西甲',
  homeName: '皇马',
  awayName: '巴萨',
  playCode: 'M',
  side: 'H',
  isChampion: false,
  price: '0.95',
  line: '',
};
const slip = { category: 'bet', body: { mode: 'single', picks: [pick] } };

/** Tests the chat server: rooms, message numbers, rate limits, moderation, faults. */
export function chatSuite(databases: () => DatabaseProvider): void {
  describe('chat', () => {
    let platform: Platform;
    let demo: NamedPlayer;
    const lines: ChatCaller[] = [];
    const chat = () => platform.sandbox.console.chat;
    const call = async (options?: Parameters<typeof createChatCaller>[1]) => {
      const line = await createChatCaller(platform.sandbox.url, options);
      lines.push(line);
      return line;
    };
    const enter = async (player: NamedPlayer, rid = 'lobby', language = 'zh-CN') => {
      const line = await call({ headers: { 'accept-language': language } });
      const { jwt } = await player.call('user.jwt', {});
      expect(await line.member(jwt)).toMatchObject({ code: OK, role: 'member' });
      await line.join(rid);
      return line;
    };

    beforeAll(async () => {
      platform = await startPlatform(databases(), { clock });
      await platform.sandbox.console.setSettings({ chatBotsPerMinute: 0 });
      chat().setLimits({ member: fast, guest: fast, frames: fast });
      demo = await platform.newPlayer();
    });
    afterEach(() => {
      chat().clearFaults();
      lines.splice(0).forEach(({ socket }) => socket.terminate());
    });
    afterAll(() => platform.sandbox.close());

    it('CHT-01 accepts the handshake of its own sites and refuses another one', async () => {
      expect((await call({ siteId: 4711 })).refused).toBe(403);
      expect((await call({ headers: { origin: 'https://evil.example' } })).refused).toBe(403);
      expect((await call()).refused).toBeUndefined();
      expect((await call({ siteId: 3001 })).refused).toBeUndefined();
    });

    it('CHT-03 recognizes a returning guest, who reads every room and writes in one', async () => {
      const line = await call();
      const first = await line.guest();
      expect(first).toMatchObject({ code: OK, role: 'guest' });
      expect(first['rooms']).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ rid: 'lobby', canSend: true }),
          expect.objectContaining({ rid: 'football', canSend: false }),
        ]),
      );
      expect(await line.sendText('进来看看', { rid: 'football' })).toMatchObject({ code: 6003, why: 'guest' });
      expect(await line.sendText('', slip)).toMatchObject({ code: 6003, why: 'guest' });
      const again = await (await call()).guest(String(first['token']));
      expect(again['uid']).toBe(first['uid']);
      expect((await (await call()).guest('forged.token'))['uid']).not.toBe(first['uid']);
    });

    it('CHT-03 refuses an invalid token', async () => {
      const line = await call();
      expect(await line.member('a.b.c')).toMatchObject({ code: 6001 });
      expect(await line.sendText('有人吗')).toMatchObject({ code: 6001 });
    });

    it('USR-03 sends the picture of a member with each message, to readers and in the history', async () => {
      const author = await platform.newPlayer();
      const { url } = await author.call('user.addAvatar', { avatarId: 'fox' });
      const [line, reader] = [await enter(author, 'football'), await enter(demo, 'football')];
      await line.sendText('看我的头像', { rid: 'football' });
      expect(await reader.waitForPushes(MESSAGE)).toMatchObject([{ msg: '看我的头像', avatar: url }]);
      const { messages } = await reader.history({ rid: 'football' });
      expect((messages as object[]).at(-1)).toMatchObject({ msg: '看我的头像', avatar: url });
      await reader.sendText('我没有头像', { rid: 'football' });
      expect((await line.waitForPushes(MESSAGE, 2))[1]).not.toHaveProperty('avatar');
    });

    it('CHT-04 trims messages, numbers them without gaps, delivers them in order and pages the history by 15', async () => {
      const [writer, reader] = [await enter(demo, 'basketball'), await enter(await platform.newPlayer(), 'basketball')];
      const texts = Array.from({ length: 32 }, (_, at) => `第 ${at} 句 <b>不是粗体</b>`);
      const replies = await Promise.all(texts.map((text) => writer.sendText(`  ${text}\n`, { rid: 'basketball' })));
      const mids = replies.map((reply) => Number(reply['mid']));
      expect(mids).toEqual(mids.map((_, at) => (mids[0] ?? 0) + at));
      expect((await reader.waitForPushes(MESSAGE, 32)).map(({ msg }) => msg)).toEqual(texts);
      const pages = await Promise.all([1, 2, 3].map((pageNum) => reader.history({ rid: 'basketball', pageNum })));
      const botMessages = pages
        .toReversed()
        .flatMap(({ messages }) => (messages as { msg: string }[]).map(({ msg }) => msg));
      expect(botMessages).toEqual(texts);
      expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
      const gap = await reader.history({ rid: 'basketball', afterMid: mids[3], beforeMid: mids[6] });
      expect(gap).toMatchObject({ hasMore: false, messages: [{ mid: mids[4] }, { mid: mids[5] }] });
      reader.socket.close();
      for (const id of [JOINED, LEFT])
        expect(await writer.waitForPushes(id)).toMatchObject([
          { rid: 'basketball', nickname: expect.any(String) as string },
        ]);
    });

    it('F-CHT-07 stores one message when it is sent again after a lost response', async () => {
      const line = await enter(demo);
      chat().addFault({ kind: 'lostAnswer', count: 1 });
      const cid = createId();
      line.socket.send(JSON.stringify({ msgId: 10003, msgData: { cid, rid: 'lobby', msg: '在吗', category: 'text' } }));
      const [pushed] = await line.waitForPushes(MESSAGE);
      chat().setLimits({ member: { burst: 1, perMinute: 1 } });
      const again = await (await enter(demo)).sendText('在吗', { cid });
      expect(again).toMatchObject({ code: OK, mid: pushed?.['mid'] });
      expect(await line.sendText('再来', {})).toMatchObject({ code: 6011, retryMs: expect.any(Number) as number });
      chat().setLimits({ member: fast });
    });

    it('pushes a shared slip by its own type and refuses banned words and blank messages', async () => {
      const line = await enter(demo);
      await line.sendText('看看这个', slip);
      expect(await line.waitForPushes(10012)).toMatchObject([{ category: 'bet', body: slip.body, msg: '看看这个' }]);
      expect(await line.sendText('加 微 信 看 内 幕 单')).toMatchObject({ code: 6008 });
      expect(await line.sendText(' \u200b ')).toMatchObject({ code: 6007 });
      expect(await line.sendText('半个\ud83d字符，一个\0空字')).toMatchObject({ code: OK });
      expect((await line.waitForPushes(MESSAGE)).at(-1)).toMatchObject({ msg: '半个\ufffd字符，一个空字' });
      expect(await line.sendText('x'.repeat(501))).toMatchObject({ code: 6007 });
    });

    it('mutes, recalls, announces, closes a room and bans by the console', async () => {
      const [line, other] = [await enter(demo), await enter(await platform.newPlayer())];
      const { mid } = await line.sendText('这句会被收回');
      await chat().recall('lobby', Number(mid));
      expect(await other.waitForPushes(RECALLED)).toMatchObject([{ rid: 'lobby', mid }]);
      expect(await other.history({ beforeMid: Number(mid) + 1, pageSize: 1 })).toMatchObject({
        messages: [{ mid, msg: '', recalled: true }],
      });
      await chat().mute(demo.name, 10, '刷屏');
      expect(await line.waitForPushes(MUTED)).toMatchObject([{ until: expect.any(Number) as number, reason: '刷屏' }]);
      expect(await line.sendText('还能说吗')).toMatchObject({ code: 6003, why: 'muted', reason: '刷屏' });
      await chat().mute(demo.name, 0);
      expect(await line.sendText('又能说了')).toMatchObject({ code: OK });
      await chat().announce({ text: '今晚维护', textTw: '今晚維護' }, undefined, 5);
      await other.waitForPushes(ANNOUNCEMENT);
      const tw = await call({ headers: { 'accept-language': 'zh-TW' } });
      await tw.guest();
      expect(await tw.waitForPushes(ANNOUNCEMENT)).toMatchObject([{ msg: '今晚維護' }]);
      await chat().setRoom('lobby', 'closed');
      expect(await line.waitForPushes(ROOM)).toMatchObject([{ rid: 'lobby', canSend: false, why: 'closed' }]);
      expect(await line.sendText('关门了')).toMatchObject({ code: 6003, why: 'closed' });
      await chat().setRoom('lobby', 'open');
      await chat().ban(demo.name, 'football', '广告');
      await line.waitForPushes(10017);
      expect(await line.join('football')).toMatchObject({ code: 6003, why: 'removed', reason: '广告' });
      await chat().unban(demo.name, 'football');
      expect(await line.join('football')).toMatchObject({ code: OK });
      expect((await line.waitForPushes(ROOM, 3)).at(-1)).toMatchObject({ rid: 'football', canSend: true });
      await expect(chat().unban(demo.name, 'football')).rejects.toThrow('is not excluded');
      await chat().ban(demo.name);
      expect(await line.waitForPushes(ENDED)).toMatchObject([{ code: 6003 }]);
      expect(await line.closed()).toBe(4003);
    });

    it('F-CHT-12 ignores invalid frames and closes the connection on a frame of 65 KB', async () => {
      const line = await enter(demo);
      const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
      for (const text of ['{', '[]', 'null', '{"msgId":-1,"msgData":{}}', '{"msgId":"x","msgData":{}}', deep])
        line.socket.send(text);
      line.socket.send('{"msgId":99999,"msgData":{}}');
      line.socket.send(Buffer.from([1, 2, 3]));
      expect(await line.sendText('还在')).toMatchObject({ code: OK });
      line.socket.send('x'.repeat(65_537));
      expect(await line.closed()).toBe(1009);
    });

    it('F-AUTH-18 F-CHT-10 closes the connection when the login is kicked or expires', async () => {
      const kicked = await platform.newPlayer();
      const [line, late] = [await enter(kicked), await enter(demo)];
      await platform.sandbox.console.members.kick(kicked.name);
      expect(await line.waitForPushes(ENDED)).toMatchObject([{ code: 6001 }]);
      expect(await line.closed()).toBe(4001);
      clock.advance(601_000);
      late.socket.send('{"msgId":0,"msgData":{}}');
      expect(await late.closed()).toBe(4001);
    });

    it('pushes a wallet change only to its member', async () => {
      const [line, other] = [await enter(demo), await enter(await platform.newPlayer())];
      await platform.sandbox.console.members.addMoney(demo.name, '12.34');
      expect(await line.waitForPushes(BALANCE)).toMatchObject([
        { amount: '12.34', balance: '10012.34', reason: 'grant' },
      ]);
      expect(other.getReceived(BALANCE).map(({ amount }) => amount)).not.toContain('12.34');
    });

    it('USR-06 names the balance as changed after an own action, on every device of the member', async () => {
      const player = await platform.newPlayer();
      const [line, phone, other] = [await enter(player), await enter(player), await enter(demo)];
      await player.call('transfer.utcTransfer', { ty: '1', amount: '72.00', rate: '7.2' });
      const changed = [{ category: 'letter', msg: '', changed: ['balance'] }];
      expect(await line.waitForPushes(INTERNAL)).toEqual(changed);
      expect(await phone.waitForPushes(INTERNAL)).toEqual(changed);
      expect([line.getReceived(BALANCE), other.getReceived(INTERNAL)]).toEqual([[], []]);
    });

    it('pushes an inbox change only to the recipient', async () => {
      const reader = await platform.newPlayer();
      const [line, other] = [await enter(reader), await enter(await platform.newPlayer())];
      await reader.call('feedback.addFeedBack', {
        categoryId: 'suggestion',
        content: '希望增加夜间模式',
        imageIds: [],
      });
      expect(line.getReceived(INTERNAL)).toEqual([]);
      clock.advance(10_001);
      expect(await line.waitForPushes(INTERNAL)).toEqual([{ category: 'letter', msg: '', changed: ['letters'] }]);
      expect((await reader.call('letter.getUnreadForType', { userSystem: 1 })).fd_count).toBe(1);
      expect(other.getReceived(INTERNAL)).toEqual([]);
    });

    it('EDN-03 CHT-06 sends messages of bots and of the platform in the script of each reader', async () => {
      const [line, tw] = [await enter(demo), await enter(await platform.newPlayer(), 'lobby', 'zh-TW')];
      const plain = await enter(await platform.newPlayer(), 'traditional');
      await platform.sandbox.console.setSettings({ chatBotsPerMinute: 600 });
      const botMessages = await until(
        async () => [...line.getReceived(MESSAGE), ...plain.getReceived(MESSAGE)],
        (all) => ['lobby', 'traditional'].every((rid) => all.some((message) => message['rid'] === rid)),
      );
      await platform.sandbox.console.setSettings({ chatBotsPerMinute: 0 });
      expect(botMessages.map(({ role }) => role)).toEqual(botMessages.map(() => 'bot'));
      await chat().postSystemMessage('lobby', { text: '今晚维护', textTw: '今晚維護' });
      const mid = await until(
        async () => tw.getReceived(MESSAGE).find(({ role }) => role === 'system')?.['mid'],
        (found) => found !== undefined,
      );
      const [cn, other] = [line.getReceived(MESSAGE), tw.getReceived(MESSAGE)];
      expect(other.map(({ mid }) => mid)).toEqual(cn.map(({ mid }) => mid));
      expect([cn.at(-1), other.at(-1)]).toMatchObject([{ msg: '今晚维护' }, { msg: '今晚維護' }]);
      const page = await tw.history({ beforeMid: Number(mid) + 1 });
      expect((page['messages'] as unknown[]).slice(-2)).toEqual(other.slice(-2));
      const listTexts = (all: readonly Record<string, unknown>[]) =>
        all.map(({ msg, nickname }) => `${String(nickname)}${String(msg)}`).join('');
      expect(listTexts([...other, ...plain.getReceived(MESSAGE)])).not.toMatch(/[们这场对还别赛进个让级]/);
      expect(listTexts([...botMessages, ...cn, ...other])).not.toMatch(/[{}]|undefined/);
    });
  });
}
