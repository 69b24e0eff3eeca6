import { isOpenEnded } from './isOpenEnded.ts';

const BEGIN = Date.UTC(2026, 9, 1);

it.each`
  years | expected
  ${1}  | ${false}
  ${2}  | ${false}
  ${5}  | ${false}
  ${10} | ${true}
`('ACT-01 an activity of $years years is open-ended: $expected', ({ years, expected }) => {
  const endTime = Date.UTC(2026 + Number(years), 9, 2);
  expect(isOpenEnded({ beginTime: BEGIN, endTime })).toBe(expected);
});
