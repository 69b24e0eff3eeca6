import { createNameReadings } from './createNameReadings.ts';
import { parseSearch, rankName } from './rankName.ts';
import { readSyllables } from './readSyllables.ts';

const readings = createNameReadings(readSyllables);

function rank(search: string, name: string): number | undefined {
  readings.read([name], () => false);
  const [word] = parseSearch(search, readSyllables);
  return word && rankName(readings.get(name), word);
}

it.each`
  rule                                       | search         | name              | found
  ${'the whole name'}                        | ${'阿森纳'}    | ${'阿森纳'}       | ${0}
  ${'the start of a name'}                   | ${'阿森'}      | ${'阿森纳'}       | ${1}
  ${'characters inside'}                     | ${'森纳'}      | ${'阿森纳'}       | ${2}
  ${'Latin letters in another case'}         | ${'AC'}        | ${'ac米兰'}       | ${1}
  ${'initials'}                              | ${'asn'}       | ${'阿森纳'}       | ${3}
  ${'full pinyin'}                           | ${'asenna'}    | ${'阿森纳'}       | ${3}
  ${'initials and full syllables'}           | ${'hjmadeli'}  | ${'皇家马德里'}   | ${3}
  ${'an incomplete last syllable'}           | ${'huangjiam'} | ${'皇家马德里'}   | ${4}
  ${'initials from the middle'}              | ${'mdl'}       | ${'皇家马德里'}   | ${5}
  ${'letters and pinyin'}                    | ${'acmilan'}   | ${'AC米兰'}       | ${3}
  ${'a character with two readings'}         | ${'chongqing'} | ${'重庆两江'}     | ${4}
  ${'pinyin of the traditional script'}      | ${'gjml'}      | ${'國際米蘭'}     | ${3}
  ${'simplified for a traditional name'}     | ${'国际米兰'}  | ${'國際米蘭'}     | ${6}
  ${'traditional for a simplified name'}     | ${'國際米蘭'}  | ${'国际米兰'}     | ${6}
  ${'ü as v'}                                | ${'nvzu'}      | ${'女足超级联赛'} | ${4}
  ${'no letters that are not adjacent'}      | ${'hl'}        | ${'皇家马德里'}   | ${undefined}
  ${'no syllables of another tone'}          | ${'国级'}      | ${'國際米蘭'}     | ${undefined}
  ${'no other name'}                         | ${'利物浦'}    | ${'阿森纳'}       | ${undefined}
  ${'no single character of the same sound'} | ${'米'}        | ${'密尔沃基'}     | ${undefined}
`('SRC-01 finds $rule', ({ search, name, found }) => {
  expect(rank(search as string, name as string)).toBe(found);
});

it('SRC-01 finds by characters alone until the pinyin of a name is read', () => {
  const fresh = createNameReadings(readSyllables);
  const find = (search: string) => rankName(fresh.get('阿森纳'), parseSearch(search, readSyllables)[0]!);
  expect([find('森纳'), find('asn')]).toEqual([2, undefined]);
  expect(fresh.read(['阿森纳', '利物浦'], () => false)).toBe(true);
  expect(find('asn')).toBe(3);
});

it('SRC-02 stops reading when the time is over and continues with the next name', () => {
  const read = jest.fn(() => ['a1']);
  const fresh = createNameReadings(read);
  let left = 2;
  const isTimeOver = () => (left -= 1) < 0;
  expect(fresh.read(['甲', '乙', '丙'], isTimeOver)).toBe(false);
  expect(fresh.read(['甲', '乙', '丙'], () => false)).toBe(true);
  expect(read).toHaveBeenCalledTimes(3);
});
