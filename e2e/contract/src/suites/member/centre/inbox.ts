import { catchErrorCode } from '../../../testing/player/createPlayer.ts';
import { claim, countUnread, page, type MemberScene } from './memberScene.ts';

/** Tests inbox messages. */
export function inboxTests(scene: MemberScene): void {
  describe('inbox messages', () => {
    it.each`
      locale     | title
      ${'zh-CN'} | ${'防诈骗提醒'}
      ${'zh-TW'} | ${'防詐騙提醒'}
    `('USR-06 returns the messages and counts of demo01 in $locale', async ({ locale, title }) => {
      const demo = await scene.createLoggedInPlayer('demo01', locale as string);
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
      const vip = await scene.createLoggedInPlayer('vip001');
      const before = await countUnread(vip);
      const { list } = await vip.call('letter.list', { ...page, type: 'brnotice' });
      const [letter] = list;
      await vip.call('letter.read', { letterId: letter?.letterId ?? '' });
      expect(await countUnread(vip)).toEqual({ ...before, brnotice_count: before.brnotice_count - 1 });
      expect((await countUnread(await scene.createLoggedInPlayer('fresh01'))).brnotice_count).toBe(
        before.brnotice_count,
      );
      expect((await vip.call('letter.onekeyRead', { type: 'activity' })).read).toBe(before.activity_count);
      await vip.call('letter.onekeyRead', {});
      expect(new Set(Object.values(await countUnread(vip)))).toEqual(new Set([0]));
      await vip.call('letter.delete', { letterIds: [letter?.letterId ?? ''] });
      expect((await vip.call('letter.list', { ...page, type: 'brnotice' })).total).toBe(list.length - 1);
      expect(await catchErrorCode(vip.call('letter.read', { letterId: letter?.letterId ?? '' }))).toBe(6004);
    });

    it('USR-06 refuses to read or delete a message of another member and then deletes none', async () => {
      const [mine, other] = [await scene.platform.newPlayer(), await scene.platform.newPlayer()];
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
      const player = await scene.platform.newPlayer();
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
      const player = await scene.platform.newPlayer();
      await claim(player, '1006');
      const letterId = (await player.call('letter.list', page)).list[0]?.letterId ?? '';
      const listIds = async (isRead: boolean) =>
        (await player.call('letter.list', { ...page, type: 'activity', isRead })).list.map((letter) => letter.letterId);
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
      await scene.platform.sandbox.console.letters.send({ ...letter('standing'), isStanding: true });
      await scene.platform.sandbox.console.letters.send(letter('passing'));
      scene.advance(60_000);
      const later = await scene.platform.newPlayer();
      const { list } = await later.call('letter.list', { ...page, type: 'brnotice' });
      const titles = list.map(({ title }) => title);
      expect(titles).toContain('standing');
      expect(titles).toContain('防诈骗提醒');
      expect(titles).not.toContain('passing');
      expect(list.every(({ isStanding }) => isStanding)).toBe(true);
    });

    it('USR-06 returns forced messages with `isPop` until they are read, to their receivers only', async () => {
      const [player, other] = [await scene.platform.newPlayer(), await scene.platform.newPlayer()];
      const text = { title: '必读', content: '<p>内容</p>' };
      const letter = { type: 'notice' as const, texts: { 'zh-CN': text, 'zh-TW': text } };
      await scene.platform.sandbox.console.letters.send({ ...letter, to: [player.name], isForced: true });
      await scene.platform.sandbox.console.letters.send({ ...letter, to: [player.name] });
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
      const demo = await scene.createLoggedInPlayer('demo01');
      const all = (await demo.call('letter.list', page)).list;
      const pages = await Promise.all(
        [1, 2, 3].map((pageNum) => demo.call('letter.list', { pageNum, pageSize: 2 }).then(({ list }) => list)),
      );
      expect(pages.flat()).toEqual(all.slice(0, 6));
      const times = all.map(({ createTime }) => createTime);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    });
  });
}
