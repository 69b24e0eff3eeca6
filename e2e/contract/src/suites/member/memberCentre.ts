import { createId } from '@pavilion/kernel';
import { sharedVectors } from '@pavilion/testing';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer } from '../../testing/player/createPlayer.ts';
import { PIXEL } from '../../testing/requests/pixel.ts';
import { type NamedPlayer, startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const page = { pageNum: 1, pageSize: 50 };
const report = { categoryId: 'suggestion', content: '希望增加夜间模式', imageIds: [] as string[] };

const naughty = sharedVectors<readonly string[]>('naughty_strings.json') ?? ["'; drop table bets; --", '﷽ 👩‍👩‍👧 ‮x'];
const MAX_CONTENT = 500;

/** Joins texts by line feeds to as few texts of at most `max` characters as possible, in order. */
function joinTexts(all: readonly string[], max: number): string[] {
  const joined: string[] = [];
  for (const text of all.map((each) => each.slice(0, max))) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= max) joined[joined.length - 1] = `${last}\n${text}`;
    else joined.push(text);
  }
  return joined;
}

/** Tests inbox messages, feedback and pictures. */
export function memberCentreSuite(databases: () => DatabaseProvider): void {
  describe('member centre', () => {
    let platform: Platform;
    let ahead = 0;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    const createLoggedInPlayer = async (name: string, locale = 'zh-CN') => {
      const player = createPlayer(platform.sandbox.url, { locale: () => locale });
      await player.login(name);
      return player;
    };
    /** Advances the platform's clock. */
    const advance = (ms: number) => platform.sandbox.console.setPlatformFault({ clockOffsetMs: (ahead += ms) });
    const countUnread = (player: Pick<NamedPlayer, 'call'>) =>
      player.call('letter.getUnreadForType', { userSystem: 1 });
    const claim = (player: NamedPlayer, activityId: string, rewardId?: string) =>
      player.call(
        'promotion.joinActivity',
        { activityId, ...(rewardId ? { rewardId } : {}) },
        { requestId: createId() },
      );

    describe('inbox messages', () => {
      it.each`
        locale     | title
        ${'zh-CN'} | ${'防诈骗提醒'}
        ${'zh-TW'} | ${'防詐騙提醒'}
      `('USR-06 returns the messages and counts of demo01 in $locale', async ({ locale, title }) => {
        const demo = await createLoggedInPlayer('demo01', locale as string);
        const { list, total } = await demo.call('letter.list', page);
        expect(total).toBe(list.length);
        expect(list.map((letter) => letter.title)).toContain(title);
        const counted: Record<string, number> = {};
        for (const { type, isRead } of list) {
          if (!isRead) counted[`${type}_count`] = (counted[`${type}_count`] ?? 0) + 1;
        }
        expect(await countUnread(demo)).toEqual({ ...(await countUnread(demo)), ...counted });
        expect(Object.values(await countUnread(demo)).reduce((sum, count) => sum + count)).toBe(list.length);
      });

      it('USR-06 updates the counts of one member when messages are read or deleted', async () => {
        const vip = await createLoggedInPlayer('vip001');
        const before = await countUnread(vip);
        const { list } = await vip.call('letter.list', { ...page, type: 'brnotice' });
        const [letter] = list;
        await vip.call('letter.read', { letterId: letter?.letterId ?? '' });
        expect(await countUnread(vip)).toEqual({ ...before, brnotice_count: before.brnotice_count - 1 });
        expect((await countUnread(await createLoggedInPlayer('fresh01'))).brnotice_count).toBe(before.brnotice_count);
        expect((await vip.call('letter.onekeyRead', { type: 'activity' })).read).toBe(before.activity_count);
        await vip.call('letter.onekeyRead', {});
        expect(new Set(Object.values(await countUnread(vip)))).toEqual(new Set([0]));
        await vip.call('letter.delete', { letterIds: [letter?.letterId ?? ''] });
        expect((await vip.call('letter.list', { ...page, type: 'brnotice' })).total).toBe(list.length - 1);
        expect(await catchErrorCode(vip.call('letter.read', { letterId: letter?.letterId ?? '' }))).toBe(6004);
      });

      it('USR-06 refuses to read or delete a message of another member and then deletes none', async () => {
        const [mine, other] = [await platform.newPlayer(), await platform.newPlayer()];
        await claim(mine, '1006');
        await claim(other, '1006');
        const own = (await mine.call('letter.list', page)).list[0]?.letterId ?? '';
        const foreign = (await other.call('letter.list', page)).list[0]?.letterId ?? '';
        expect(await catchErrorCode(mine.call('letter.read', { letterId: foreign }))).toBe(6004);
        expect(await catchErrorCode(mine.call('letter.delete', { letterIds: [own, foreign] }))).toBe(6004);
        expect((await countUnread(other)).activity_count).toBe(1);
        expect((await mine.call('letter.list', { ...page, type: 'activity' })).total).toBe(1);
      });

      it('USR-06 puts a deleted message back, read or unread as it was', async () => {
        const player = await platform.newPlayer();
        await claim(player, '1006');
        const { list } = await player.call('letter.list', page);
        const letterIds = list.map(({ letterId }) => letterId);
        await player.call('letter.delete', { letterIds });
        expect((await player.call('letter.list', page)).total).toBe(0);
        expect(await countUnread(player)).toMatchObject({ activity_count: 0 });
        await player.call('letter.delete', { letterIds, isRestored: true });
        expect((await player.call('letter.list', page)).list).toEqual(list);
        expect(await catchErrorCode(player.call('letter.delete', { letterIds, isRestored: true }))).toBe(6004);
      });

      it('USR-06 filters by read state and marks a message as unread again', async () => {
        const player = await platform.newPlayer();
        await claim(player, '1006');
        const letterId = (await player.call('letter.list', page)).list[0]?.letterId ?? '';
        const listIds = async (isRead: boolean) =>
          (await player.call('letter.list', { ...page, type: 'activity', isRead })).list.map(
            (letter) => letter.letterId,
          );
        await player.call('letter.read', { letterId });
        expect([await listIds(true), await listIds(false)]).toEqual([[letterId], []]);
        await player.call('letter.read', { letterId, isRead: false });
        expect([await listIds(true), await listIds(false)]).toEqual([[], [letterId]]);
        expect((await countUnread(player)).activity_count).toBe(1);
      });

      it('USR-06 shows a standing broadcast to members who register later, and no other broadcast', async () => {
        const letter = (title: string) => ({
          type: 'brnotice' as const,
          texts: { 'zh-CN': { title, content: '内容' }, 'zh-TW': { title, content: '內容' } },
        });
        await platform.sandbox.console.letters.send({ ...letter('standing'), isStanding: true });
        await platform.sandbox.console.letters.send(letter('passing'));
        advance(60_000);
        const later = await platform.newPlayer();
        const { list } = await later.call('letter.list', { ...page, type: 'brnotice' });
        const titles = list.map(({ title }) => title);
        expect(titles).toContain('standing');
        expect(titles).toContain('防诈骗提醒');
        expect(titles).not.toContain('passing');
        expect(list.every(({ isStanding }) => isStanding)).toBe(true);
      });

      it('USR-06 returns forced messages with `isPop` until they are read, to their receivers only', async () => {
        const [player, other] = [await platform.newPlayer(), await platform.newPlayer()];
        const text = { title: '必读', content: '<p>内容</p>' };
        const letter = { type: 'notice' as const, texts: { 'zh-CN': text, 'zh-TW': text } };
        await platform.sandbox.console.letters.send({ ...letter, to: [player.name], isForced: true });
        await platform.sandbox.console.letters.send({ ...letter, to: [player.name] });
        const readForced = async (who: typeof player) =>
          (await who.call('user.memberInfo', { isPop: 1 })).forcedLetters ?? [];
        const [forced, ...more] = await readForced(player);
        expect([forced?.title, more.length]).toEqual(['必读', 0]);
        expect(await readForced(other)).toEqual([]);
        expect(await player.call('user.memberInfo', {})).not.toHaveProperty('forcedLetters');
        await player.call('letter.read', { letterId: forced?.letterId ?? '' });
        expect(await readForced(player)).toEqual([]);
      });

      it('USR-06 returns pages without overlap, newest message first', async () => {
        const demo = await createLoggedInPlayer('demo01');
        const all = (await demo.call('letter.list', page)).list;
        const pages = await Promise.all(
          [1, 2, 3].map((pageNum) => demo.call('letter.list', { pageNum, pageSize: 2 }).then(({ list }) => list)),
        );
        expect(pages.flat()).toEqual(all.slice(0, 6));
        const times = all.map(({ createTime }) => createTime);
        expect(times).toEqual([...times].sort((a, b) => b - a));
      });
    });

    describe('feedback', () => {
      it('USR-07 replies after 10 s by the clock, with counts and an inbox message, and is read when opened', async () => {
        const member = await platform.newPlayer();
        const unreadNum = async () => (await member.call('feedback.unreadNum', {})).unreadNum;
        const { feedbackId } = await member.call('feedback.addFeedBack', report);
        const open = () => member.call('feedback.getFeedbackInfo', { feedbackId });
        expect(await open()).toMatchObject({ state: 'waiting' });
        expect([await unreadNum(), (await countUnread(member)).fd_count]).toEqual([0, 0]);
        advance(10_001);
        expect([await unreadNum(), (await countUnread(member)).fd_count]).toEqual([1, 1]);
        const answered = await member.call('feedback.getFeedBackList', { ...page, state: 'answered' });
        expect(answered.list).toMatchObject([{ feedbackId, state: 'answered', content: report.content }]);
        expect(await open()).toMatchObject({
          state: 'read',
          replies: [{ author: 'operator', content: expect.stringMatching(/您好/) as string }],
        });
        expect(await unreadNum()).toBe(0);
      });

      it('USR-07 continues a conversation: waits after a message of the member, unread after one of the operator', async () => {
        const member = await platform.newPlayer();
        const { feedbackId } = await member.call('feedback.addFeedBack', report);
        const open = () => member.call('feedback.getFeedbackInfo', { feedbackId });
        const listIds = async (state: 'waiting' | 'answered' | 'read') =>
          (await member.call('feedback.getFeedBackList', { ...page, state })).list.map((item) => item.feedbackId);
        const listByState = async () => [await listIds('waiting'), await listIds('answered'), await listIds('read')];
        advance(10_001);
        await open();
        expect(await listByState()).toEqual([[], [], [feedbackId]]);
        advance(1_000);
        await member.call('feedback.addReply', { feedbackId, content: '还没有到账' });
        expect(await listByState()).toEqual([[feedbackId], [], []]);
        expect((await open()).state).toBe('waiting');
        advance(1_000);
        await platform.sandbox.console.feedback.reply(feedbackId, { 'zh-CN': '已处理', 'zh-TW': '已處理' });
        expect(await listByState()).toEqual([[], [feedbackId], []]);
        expect((await member.call('feedback.unreadNum', {})).unreadNum).toBe(1);
        expect((await countUnread(member)).fd_count).toBe(2);
        const { replies } = await open();
        expect(replies.map(({ author, content }) => [author, content]).slice(1)).toEqual([
          ['member', '还没有到账'],
          ['operator', '已处理'],
        ]);
      });

      it('USR-07 adds no message to the feedback of another member, or to a deleted one', async () => {
        const [member, other] = [await platform.newPlayer(), await platform.newPlayer()];
        const { feedbackId } = await member.call('feedback.addFeedBack', report);
        const reply = { feedbackId, content: '补充' };
        expect(await catchErrorCode(other.call('feedback.addReply', reply))).toBe(6004);
        await member.call('feedback.delFeedback', { feedbackId });
        expect(await catchErrorCode(member.call('feedback.addReply', reply))).toBe(6004);
        const texts = { 'zh-CN': '一', 'zh-TW': '一' };
        await expect(platform.sandbox.console.feedback.reply(feedbackId, texts)).rejects.toThrow(/no feedback/);
      });

      it('USR-07 stores feedback once for repeated calls with the same request id', async () => {
        const member = await platform.newPlayer();
        const requestId = createId();
        const send = () => member.call('feedback.addFeedBack', report, { requestId });
        const [first, second] = [await send(), await send()];
        expect(second).toEqual(first);
        expect((await member.call('feedback.getFeedBackList', page)).total).toBe(1);
      });

      it('USR-07 attaches an order of the member, and refuses one of another member', async () => {
        const [member, other] = [await platform.newPlayer(), await platform.newPlayer()];
        await platform.sandbox.console.members.giveGift(member.name, '18.00');
        const all = { type: '', status: '', ...page } as const;
        const { orderNo = '' } = (await member.call('transactions.queryDealRecord', all)).list[0] ?? {};
        const { feedbackId } = await member.call('feedback.addFeedBack', { ...report, orderNo });
        expect((await member.call('feedback.getFeedbackInfo', { feedbackId })).orderNo).toBe(orderNo);
        expect(await catchErrorCode(other.call('feedback.addFeedBack', { ...report, orderNo }))).toBe(6004);
      });

      it('USR-07 accepts only pictures of the member', async () => {
        const [member, other] = [await platform.newPlayer(), await platform.newPlayer()];
        const { imageId, url } = await member.call('user.uploadImage', { fileName: '截图.png', image: PIXEL });
        const { feedbackId } = await member.call('feedback.addFeedBack', { ...report, imageIds: [imageId] });
        const { images } = await member.call('feedback.getFeedbackInfo', { feedbackId });
        expect(images).toEqual([{ imageId, url }]);
        expect(await catchErrorCode(other.call('feedback.addFeedBack', { ...report, imageIds: [imageId] }))).toBe(6004);
        expect(await catchErrorCode(other.call('feedback.getFeedbackInfo', { feedbackId }))).toBe(6004);
        expect(await catchErrorCode(other.call('feedback.delFeedback', { feedbackId }))).toBe(6004);
      });

      it('USR-07 removes a deleted item from list and counts', async () => {
        const member = await platform.newPlayer();
        const { feedbackId } = await member.call('feedback.addFeedBack', report);
        advance(10_001);
        await member.call('feedback.delFeedback', { feedbackId });
        expect((await member.call('feedback.getFeedBackList', page)).total).toBe(0);
        expect((await member.call('feedback.unreadNum', {})).unreadNum).toBe(0);
        expect(await catchErrorCode(member.call('feedback.getFeedbackInfo', { feedbackId }))).toBe(6004);
      });

      it('USR-07 requires a ticket of the member', async () => {
        const member = await platform.newPlayer();
        const foreign = { ...report, ticketId: 'T20261121000001' };
        expect(await catchErrorCode(member.call('feedback.addFeedBack', foreign))).toBe(6004);
      });

      it(`F-SRV-03 QLT-03 returns ${naughty.length} malicious strings as typed, as feedback and as a further message`, async () => {
        const member = await platform.newPlayer();
        for (const text of joinTexts(naughty, MAX_CONTENT)) {
          advance(61_000);
          const { feedbackId } = await member.call('feedback.addFeedBack', { ...report, content: text });
          await member.call('feedback.addReply', { feedbackId, content: text });
          const { content, replies } = await member.call('feedback.getFeedbackInfo', { feedbackId });
          expect([content, replies.map((reply) => reply.content)]).toEqual([text, [text]]);
        }
      });

      it.each(['<img src=x onerror=alert(1)>文字', "'; drop table feedbacks; --", '💥💥💥💥💥'])(
        'F-SRV-03 QLT-03 returns %s unchanged',
        async (content) => {
          const member = await platform.newPlayer();
          await member.call('feedback.addFeedBack', { ...report, content });
          expect((await member.call('feedback.getFeedBackList', page)).list[0]?.content).toBe(content);
        },
      );
    });

    describe('console', () => {
      const all = { type: '', status: '', ...page } as const;

      it('USR-04 pays a gift once, with its transaction and an inbox message', async () => {
        const member = await platform.newPlayer();
        const before = await platform.sandbox.console.members.get(member.name);
        const after = await platform.sandbox.console.members.giveGift(member.name, '88.80');
        expect((Number(after.wallet) - Number(before.wallet)).toFixed(2)).toBe('88.80');
        const { list } = await member.call('transactions.queryDealRecord', all);
        const { orderNo = '' } = list[0] ?? {};
        expect(list[0]).toMatchObject({ type: 'gift', methodName: '平台礼金', amount: '88.80', status: 'success' });
        const letters = (await member.call('letter.list', { ...page, type: 'notice' })).list;
        expect(letters.filter(({ content }) => content.includes(orderNo))).toHaveLength(1);
        await expect(platform.sandbox.console.members.giveGift(member.name, '-1.00')).rejects.toThrow(/more than/);
      });

      it('USR-04 sets a VIP level with its entry in the history, and refuses a level that does not exist', async () => {
        const member = await platform.newPlayer();
        expect(await platform.sandbox.console.members.setGrade(member.name, 5)).toMatchObject({ vipGrade: 5 });
        const { list } = await member.call('vip.gradeHistory', {});
        expect(list.map(({ grade }) => grade)).toEqual([5, 1]);
        expect((await member.call('letter.list', { ...page, type: 'notice' })).list[0]?.content).toMatch(
          /VIP1 .* VIP5/,
        );
        for (const grade of [0, 99, Number.NaN])
          await expect(platform.sandbox.console.members.setGrade(member.name, grade)).rejects.toThrow(/VIP level/);
      });

      it('USR-04 sets one rebate rate of one level and leaves the others', async () => {
        const member = await platform.newPlayer();
        const readOwn = async () => (await member.call('user.getGameFanshuiHighLow', {})).list;
        const before = await readOwn();
        const { own = '' } = before.find(({ category }) => category === 'QP') ?? {};
        await platform.sandbox.console.grades.setRebate(1, { category: 'QP', rate: '0.01' });
        const changed = await readOwn();
        expect(changed.find(({ category }) => category === 'QP')).toMatchObject({ own: '0.01', low: '0.01' });
        const others = (list: typeof before) => list.filter(({ category }) => category !== 'QP');
        expect(others(changed)).toEqual(others(before));
        await platform.sandbox.console.grades.setRebate(1, { category: 'QP', rate: own });
        expect(await readOwn()).toEqual(before);
        for (const rate of ['-1', '5.01', '0.555', 'x'])
          await expect(platform.sandbox.console.grades.setRebate(1, { category: 'QP', rate })).rejects.toThrow(
            /percentage/,
          );
      });
    });

    describe('pictures', () => {
      const fetchPicture = (path: string) => fetch(new URL(path, platform.sandbox.url));

      it('USR-03 ASVS 4.1.1 shows a standard avatar or an uploaded one in the profile', async () => {
        const member = await platform.newPlayer();
        const { list } = await member.call('user.avatarList', {});
        for (const { url } of list) {
          const answer = await fetchPicture(url);
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
          expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
        }
        const chosen = await member.call('user.addAvatar', { avatarId: list[0]?.avatarId ?? '' });
        expect((await member.call('user.memberInfo', {})).avatar).toBe(chosen.url);
        const { imageId, url } = await member.call('user.uploadImage', { fileName: 'me.png', image: PIXEL });
        await member.call('user.addAvatar', { imageId });
        expect((await member.call('user.avatarList', {})).current).toBe(url);
        const other = await platform.newPlayer();
        expect(await catchErrorCode(other.call('user.addAvatar', { imageId }))).toBe(6004);
      });

      it('F-SRV-15 serves an upload with its type and without what is not part of the picture', async () => {
        const member = await platform.newPlayer();
        const image = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from('<script>alert(1)</script>')]);
        const { url } = await member.call('user.uploadImage', {
          fileName: 'page.html',
          image: image.toString('base64'),
        });
        const answer = await fetchPicture(url);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/png',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringMatching(/default-src 'none'/) as string,
        });
        const served = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        expect([served.slice(1, 4), served.includes('script')]).toEqual(['PNG', false]);
      });

      it.each([
        'upload/AAAAAAAAAAAAAAAAAAAAAA',
        'upload/..%2f..%2fetc%2fpasswd',
        'avatar/__proto__',
        'avatar/constructor',
      ])('F-SRV-15 returns 404 for %s', async (path) => {
        const answer = await fetchPicture(`/site/api/v1/picture/${path}`);
        expect([answer.status, await answer.text()]).toEqual([404, '']);
      });

      it.each`
        what                           | fileName              | image
        ${'SVG with a script'}         | ${'x.svg'}            | ${Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64')}
        ${'wrong first bytes'}         | ${'x.png'}            | ${Buffer.from('MZ....').toString('base64')}
        ${'a path outside the folder'} | ${'../../etc/passwd'} | ${PIXEL}
        ${'600 kB'}                    | ${'x.png'}            | ${'A'.repeat(800_000)}
      `('F-SRV-15 refuses $what with 6010', async ({ fileName, image }: Record<string, string>) => {
        const member = createPlayer(platform.sandbox.url, { isSafe: false });
        const { name } = await platform.newPlayer();
        await member.login(name);
        expect(
          await catchErrorCode(member.call('user.uploadImage', { fileName: fileName ?? '', image: image ?? '' })),
        ).toBe(6010);
      });

      it('F-SRV-15 refuses 10 MB by the size limit of the server', async () => {
        const answer = await fetch(`${platform.sandbox.url}/site/api/v1/user/upload/uploadImage`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ fileName: 'x.png', image: 'A'.repeat(10 * 1024 * 1024) }),
        }).then(
          ({ status }) => status,
          () => 'line cut',
        );
        expect([413, 'line cut']).toContain(answer);
      });

      it('accepts the largest allowed picture, sealed', async () => {
        const member = await createLoggedInPlayer((await platform.newPlayer()).name);
        const pixel = Buffer.from(PIXEL, 'base64');
        const image = Buffer.concat([pixel, Buffer.alloc(512 * 1024 - pixel.length)]);
        const kept = await member.call('user.uploadImage', { fileName: 'big.png', image: image.toString('base64') });
        expect(kept).toMatchObject({ contentType: 'image/png', width: 1, height: 1 });
      });
    });
  });
}
