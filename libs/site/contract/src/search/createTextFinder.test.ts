import { createTextFinder } from './createTextFinder.ts';
import { pinyinReading } from './pinyinReading.ts';

it.each`
  rule                              | search          | name                | isFound
  ${'nothing typed finds all'}      | ${'  '}         | ${'阿森纳'}         | ${true}
  ${'Chinese'}                      | ${'森纳'}       | ${'阿森纳'}         | ${true}
  ${'Latin, whatever its case'}     | ${'ac'}         | ${'AC米兰'}         | ${true}
  ${'Latin, whatever its accents'}  | ${'Atletico'}   | ${'Atlético'}       | ${true}
  ${'full-width letters'}           | ${'ＡＣ'}       | ${'AC米兰'}         | ${true}
  ${'pinyin initials'}              | ${'asn'}        | ${'阿森纳'}         | ${true}
  ${'initials from the middle'}     | ${'mdl'}        | ${'皇家马德里'}     | ${true}
  ${'full pinyin'}                  | ${'asenna'}     | ${'阿森纳'}         | ${true}
  ${'pinyin half typed'}            | ${'huangjiama'} | ${'皇家马德里'}     | ${true}
  ${'letters and pinyin'}           | ${'acmilan'}    | ${'AC米兰'}         | ${true}
  ${'a character of two readings'}  | ${'chongqing'}  | ${'重庆两江'}       | ${true}
  ${'traditional script, initials'} | ${'gjml'}       | ${'國際米蘭'}       | ${true}
  ${'traditional script, full'}     | ${'yinggelan'}  | ${'英格蘭超級聯賽'} | ${true}
  ${'no scattered letters'}         | ${'hl'}         | ${'皇家马德里'}     | ${false}
  ${'another team'}                 | ${'lwp'}        | ${'阿森纳'}         | ${false}
`('search: $rule', ({ search, name, isFound }) => {
  expect(createTextFinder(search as string, pinyinReading)(name as string)).toBe(isFound);
});

it('search: without the dictionary letters still count, sounds do not', () => {
  expect(createTextFinder('米兰')('AC米兰')).toBe(true);
  expect(createTextFinder('acml')('AC米兰')).toBe(false);
});

it('search: a name is read once', () => {
  const read = jest.fn(() => false);
  const finds = createTextFinder('ab', read);
  finds('甲');
  finds('甲');
  expect(read).toHaveBeenCalledTimes(1);
});
