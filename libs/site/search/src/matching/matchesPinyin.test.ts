import { match } from 'pinyin-pro';
import { createNameMatcher } from './createNameMatcher.ts';
import { matchesPinyin } from './matchesPinyin.ts';

const LEADS = '黄金烈焰银河紫禁丰收水晶狂野魔法青铜赤月雷霆幻影翡翠重庆女娲绿洲长安乐园'.match(/../g) ?? [];
const SUBJECTS = [
  '麒麟',
  '神龙',
  '白虎',
  '野牛',
  '醒狮',
  '忍者',
  '武僧',
  '法老',
  '厨神',
  '金蟾',
  '灯笼',
  '宝藏',
  '財神',
];
const ENDINGS = ['传奇', '秘宝', '大冒险', '转转乐', '爆分', '', ' A01'];

/** Names of 2,400 games, as a platform has them. */
const names = Array.from(
  { length: 2_400 },
  (_, at) =>
    `${LEADS[at % LEADS.length]}${SUBJECTS[(at * 7) % SUBJECTS.length]}${ENDINGS[(at * 3) % ENDINGS.length]} ${at}`,
);

const QUERIES = ['ql', 'qilin', 'qil', 'huangjinql', 'hjql', 'zqs', 'nvwa', 'nuwa', 'zzl', 'cs', 'shenl', 'a01', 'xyz'];

it.each(QUERIES)('LOB-10 "%s" finds the names that the library finds', (query) => {
  const distinct = names.slice(0, 400);
  const expected = distinct.filter((name) => match(name, query, { continuous: true, v: true }) !== null);
  const found = distinct.filter((name) => matchesPinyin(name, query));
  expect(expected.filter((name) => !found.includes(name))).toEqual([]);
});

it('LOB-10 finds games by characters, pinyin and initials', () => {
  const find = (search: string) => {
    const matches = createNameMatcher(search, matchesPinyin);
    return names.filter((name) => matches(name)).length;
  };
  expect(find('麒麟')).toBeGreaterThan(100);
  expect([find('qilin'), find('ql')]).toEqual([find('麒麟'), find('麒麟')]);
});
