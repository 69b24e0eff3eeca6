import { findRewardEnd } from './findRewardEnd.ts';

const DAY = 86_400_000;
const BEGIN = Date.parse('2026-11-27T16:00:00Z');
const createPeriod = (days: number) => ({ type: 'racePage', beginTime: BEGIN, endTime: BEGIN + days * DAY }) as const;

it.each`
  what                               | days     | endTime                | end
  ${'that ends after its activity'}  | ${2}     | ${BEGIN + 9 * DAY}     | ${BEGIN + 9 * DAY}
  ${'that ends with its activity'}   | ${30}    | ${BEGIN + 30 * DAY}    | ${BEGIN + 30 * DAY}
  ${'of the day'}                    | ${3_650} | ${BEGIN + DAY}         | ${BEGIN + DAY}
  ${'of an activity without an end'} | ${3_650} | ${BEGIN + 3_650 * DAY} | ${undefined}
  ${'without an end of its own'}     | ${30}    | ${undefined}           | ${undefined}
`('USR-05 a reward $what has the end of the platform', ({ days, endTime, end }: Record<string, number>) => {
  expect(findRewardEnd({ period: createPeriod(days as number), endTime })).toBe(end);
});
