import { translate as t } from '../testing/translate.ts';
import { formatRange } from './formatRange.ts';

it.each`
  axis        | from         | to           | words
  ${'margin'} | ${undefined} | ${-1}        | ${'输 1 或以上'}
  ${'margin'} | ${undefined} | ${0}         | ${'打平 或更差'}
  ${'margin'} | ${undefined} | ${2}         | ${'赢 2 或更差'}
  ${'margin'} | ${0}         | ${0}         | ${'打平'}
  ${'margin'} | ${-1}        | ${-1}        | ${'输 1'}
  ${'margin'} | ${-1}        | ${1}         | ${'输 1 – 赢 1'}
  ${'margin'} | ${1}         | ${undefined} | ${'赢 1 或以上'}
  ${'margin'} | ${0}         | ${undefined} | ${'打平 或更好'}
  ${'margin'} | ${-2}        | ${undefined} | ${'输 2 或更好'}
  ${'total'}  | ${0}         | ${2}         | ${'0–2'}
  ${'total'}  | ${3}         | ${3}         | ${'3'}
  ${'home'}   | ${4}         | ${undefined} | ${'4 或以上'}
  ${'event'}  | ${1}         | ${1}         | ${'猜中'}
  ${'event'}  | ${0}         | ${0}         | ${'没猜中'}
`('B4 formats $axis from $from to $to as $words', ({ axis, from, to, words }) => {
  expect(formatRange(t, axis, { from, to })).toBe(words);
});
