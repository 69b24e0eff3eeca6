import { defaultWireProfile } from '@pavilion/api-client';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const texts = (title: string) => ({
  'zh-CN': { title, content: '<b>内容</b>' },
  'zh-TW': { title: `${title}（繁）`, content: '內容' },
});

/** Tests the content that the operator edits in the console: notices and the sponsor page (ACT-02). */
export function siteContentSuite(databases: () => DatabaseProvider): void {
  describe('content of the operator', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases());
    });
    afterAll(() => platform.sandbox.close());

    it('ACT-02 shows a notice of the console first, in the script of the reader, with its time', async () => {
      const { console: control } = platform.sandbox;
      const player = await platform.newPlayer();
      const { notices } = control.settings();
      await control.setSettings({
        notices: [{ id: 'new', createTime: 1_763_690_400_000, texts: texts('停机') }, ...notices],
      });
      const { list, total } = await player.call('advertising.queryNoticeListByPage', { pageNum: 1, pageSize: 2 });
      expect(total).toBe(notices.length + 1);
      expect(list[0]).toEqual({ id: 'new', title: '停机', content: '<b>内容</b>', createTime: 1_763_690_400_000 });
      expect(list[1]?.createTime).toBeLessThanOrEqual(Date.now());
    });

    it('N2 a title or notice of one site is not shown on another', async () => {
      const { console: control } = platform.sandbox;
      const { titles, notices } = control.settings();
      const readSite = async (siteId: number) => {
        const guest = createPlayer(platform.sandbox.url, { profile: { ...defaultWireProfile, siteId } });
        const { siteBaseConfig } = await guest.call('configuration.preInfo', {});
        const { list } = await guest.call('advertising.queryNoticeListByPage', { pageNum: 1, pageSize: 1 });
        return [siteBaseConfig.title, list[0]?.title];
      };
      expect(await Promise.all([3000, 3001].map(readSite))).toEqual(
        [3000, 3001].map(() => ['', notices[0]?.texts['zh-CN'].title]),
      );
      await control.setSettings({
        titles: { ...titles, '3001': { 'zh-CN': '玉阁', 'zh-TW': '玉閣' } },
        notices: [{ id: 'tw', createTime: 1, sites: ['3001'], texts: texts('玉阁维护') }, ...notices],
      });
      expect(await readSite(3000)).toEqual(['', notices[0]?.texts['zh-CN'].title]);
      expect(await readSite(3001)).toEqual(['玉阁', '玉阁维护']);
      await control.setSettings({ titles, notices });
    });

    it.each`
      what                        | notices
      ${'no list'}                | ${{}}
      ${'one script'}             | ${[{ id: 'a', createTime: 1, texts: { 'zh-CN': texts('a')['zh-CN'] } }]}
      ${'null'}                   | ${[null]}
      ${'an empty title'}         | ${[{ id: 'a', createTime: 1, texts: texts(' ') }]}
      ${'a title of 61'}          | ${[{ id: 'a', createTime: 1, texts: texts('x'.repeat(61)) }]}
      ${'a time that is no time'} | ${[{ id: 'a', createTime: 1.5, texts: texts('a') }]}
      ${'an unknown site'}        | ${[{ id: 'a', createTime: 1, sites: ['4711'], texts: texts('a') }]}
      ${'an id twice'}            | ${[1, 2].map(() => ({ id: 'a', createTime: 1, texts: texts('a') }))}
    `('ACT-02 the console refuses notices with $what and changes nothing', ({ notices }) => {
      const { console: control } = platform.sandbox;
      const before = control.settings().notices;
      expect(() => control.setSettings({ notices })).toThrow('"notices"');
      expect(control.settings().notices).toEqual(before);
    });

    it('ACT-02 leaves out the keys of the navigation that the operator hides, and refuses to hide home', async () => {
      const { console: control } = platform.sandbox;
      const player = await platform.newPlayer();
      const before = await player.call('advertising.navigationList', {});
      await control.setSettings({ hiddenKeys: ['sponsor', 'BY'] });
      // The first reader has cached both responses.
      const reader = await platform.newPlayer();
      const { siteBaseConfig } = await reader.call('configuration.preInfo', {});
      expect(siteBaseConfig.hiddenKeys).toEqual(['sponsor', 'BY']);
      expect(await reader.call('advertising.navigationList', {})).toEqual(
        before.filter(({ key }) => key !== 'sponsor' && key !== 'BY'),
      );
      expect(() => control.setSettings({ hiddenKeys: ['HOME'] })).toThrow('"hiddenKeys"');
    });

    it('ACT-02 shows a changed sponsor to the next reader, and refuses an incomplete change', async () => {
      const { sponsors } = platform.sandbox.console;
      const player = await platform.newPlayer();
      const [first] = await sponsors.list();
      const change = {
        period: '2027',
        texts: {
          'zh-CN': { name: '新伙伴', title: '合作', content: '内容' },
          'zh-TW': { name: '新夥伴', title: '合作', content: '內容' },
        },
      };
      await sponsors.change(String(first?.id), change);
      const shown = await player.call('advertising.sponsorContent', {});
      expect(shown[0]).toMatchObject({ name: '新伙伴', period: '2027' });
      await expect(sponsors.change(String(first?.id), { ...change, texts: {} })).rejects.toThrow('"texts"');
      await expect(sponsors.change('999', change)).rejects.toThrow('999');
      expect(await player.call('advertising.sponsorContent', {})).toEqual(shown);
    });
  });
}
