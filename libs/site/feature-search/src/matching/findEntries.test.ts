import { createSiteI18n } from '@pavilion/site-contract';
import { createNameReadings, loadSyllableReader, parseSearch } from '@pavilion/site-search';
import { listPlatformEntries } from '../entries/listPlatformEntries.ts';
import { listSitePages } from '../entries/sitePages.ts';
import { searchMessages } from '../messages/searchMessages.ts';
import { smallIndex } from '../testing/smallIndex.ts';
import { findEntries } from './findEntries.ts';

type Index = typeof smallIndex;

async function setUp(index: Index, locale: 'zh-CN' | 'zh-TW' = 'zh-CN') {
  const i18n = createSiteI18n(locale);
  await i18n.ensure([searchMessages]);
  const t = i18n.translator(searchMessages);
  const entries = [...listPlatformEntries(index, t), ...listSitePages(t)];
  const readSyllables = await loadSyllableReader();
  const readings = createNameReadings(readSyllables);
  readings.read(
    entries.flatMap(({ names, related = [] }) => [...names, ...related]),
    () => false,
  );
  return (search: string) =>
    findEntries(entries, parseSearch(search, readSyllables), readings).map(
      (group) => `${group.kind}: ${group.entries.map(({ title }) => title).join(', ')}`,
    );
}

it.each`
  rule                            | search          | groups
  ${'team and its matches'}       | ${'asn'}        | ${['match: 阿森纳 - 利物浦, 切尔西 - 阿森纳', 'team: 阿森纳']}
  ${'both teams of a match'}      | ${'阿森纳 lwp'} | ${['match: 阿森纳 - 利物浦']}
  ${'league before its matches'}  | ${'西班牙'}     | ${['league: 西班牙甲级联赛', 'match: 皇家马德里 - 塞维利亚']}
  ${'league in the other script'} | ${'英格蘭'}     | ${['league: 英格兰超级联赛', 'match: 阿森纳 - 利物浦, 切尔西 - 阿森纳']}
  ${'game'}                       | ${'hjql'}       | ${['game: 黄金麒麟传奇']}
  ${'games of a venue'}           | ${'百工'}       | ${['game: 黄金麒麟传奇']}
  ${'page by its name'}           | ${'取款'}       | ${['page: 取款']}
  ${'page by another name'}       | ${'tixian'}     | ${['page: 取款']}
  ${'nothing'}                    | ${'xyzxyz'}     | ${[]}
`('SRC-01 finds $rule', async ({ search, groups }) => {
  const find = await setUp(smallIndex);
  expect(find(search as string)).toEqual(groups);
});

it('SRC-01 finds a page by the words of Taiwan', async () => {
  const find = await setUp(smallIndex, 'zh-TW');
  expect([find('儲值'), find('chuzhi'), find('提款')]).toEqual([
    ['page: 儲值, 限額與自我管理'],
    ['page: 儲值, 限額與自我管理'],
    ['page: 提款'],
  ]);
});
