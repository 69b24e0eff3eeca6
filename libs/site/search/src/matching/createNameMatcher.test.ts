import { createNameMatcher } from './createNameMatcher.ts';
import { matchesPinyin } from './matchesPinyin.ts';

it.each`
  rule                              | search          | name                | isFound
  ${'empty search finds all'}       | ${'  '}         | ${'阿森纳'}         | ${true}
  ${'Chinese'}                      | ${'森纳'}       | ${'阿森纳'}         | ${true}
  ${'Latin in another case'}        | ${'ac'}         | ${'AC米兰'}         | ${true}
  ${'Latin without accents'}        | ${'Atletico'}   | ${'Atlético'}       | ${true}
  ${'full-width letters'}           | ${'ＡＣ'}       | ${'AC米兰'}         | ${true}
  ${'pinyin initials'}              | ${'asn'}        | ${'阿森纳'}         | ${true}
  ${'initials from the middle'}     | ${'mdl'}        | ${'皇家马德里'}     | ${true}
  ${'full pinyin'}                  | ${'asenna'}     | ${'阿森纳'}         | ${true}
  ${'incomplete pinyin'}            | ${'huangjiama'} | ${'皇家马德里'}     | ${true}
  ${'letters and pinyin'}           | ${'acmilan'}    | ${'AC米兰'}         | ${true}
  ${'character with two readings'}  | ${'chongqing'}  | ${'重庆两江'}       | ${true}
  ${'traditional script, initials'} | ${'gjml'}       | ${'國際米蘭'}       | ${true}
  ${'traditional script, full'}     | ${'yinggelan'}  | ${'英格蘭超級聯賽'} | ${true}
  ${'no scattered letters'}         | ${'hl'}         | ${'皇家马德里'}     | ${false}
  ${'another team'}                 | ${'lwp'}        | ${'阿森纳'}         | ${false}
`('search: $rule', ({ search, name, isFound }) => {
  expect(createNameMatcher(search as string, matchesPinyin)(name as string)).toBe(isFound);
});

it('search: matches letters but no pinyin without the dictionary', () => {
  expect(createNameMatcher('米兰')('AC米兰')).toBe(true);
  expect(createNameMatcher('acml')('AC米兰')).toBe(false);
});

it('search: reads each name once', () => {
  const read = jest.fn(() => false);
  const finds = createNameMatcher('ab', read);
  finds('甲');
  finds('甲');
  expect(read).toHaveBeenCalledTimes(1);
});
