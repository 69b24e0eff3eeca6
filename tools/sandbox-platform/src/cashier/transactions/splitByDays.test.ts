import { splitByDays } from './splitByDays.ts';

const DAY = 86_400_000;
/** Midnight of 2026-11-21 in UTC+8. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16);
const END_OF = (day: number) => MIDNIGHT + (day + 1) * DAY - 1;

it.each`
  name                            | begin           | end              | days                                           | edges
  ${'everything'}                 | ${undefined}    | ${undefined}     | ${{}}                                          | ${[]}
  ${'from a midnight on'}         | ${MIDNIGHT}     | ${undefined}     | ${{ from: '2026-11-21' }}                      | ${[]}
  ${'one whole day'}              | ${MIDNIGHT}     | ${END_OF(0)}     | ${{ from: '2026-11-21', until: '2026-11-22' }} | ${[]}
  ${'from within a day'}          | ${MIDNIGHT + 1} | ${undefined}     | ${{ from: '2026-11-22' }}                      | ${[{ from: MIDNIGHT + 1, until: MIDNIGHT + DAY }]}
  ${'until within a day'}         | ${undefined}    | ${MIDNIGHT + 5}  | ${{ until: '2026-11-21' }}                     | ${[{ from: MIDNIGHT, until: MIDNIGHT + 6 }]}
  ${'within one day'}             | ${MIDNIGHT + 1} | ${MIDNIGHT + 5}  | ${undefined}                                   | ${[{ from: MIDNIGHT + 1, until: MIDNIGHT + 6 }]}
  ${'over a midnight'}            | ${MIDNIGHT - 5} | ${MIDNIGHT + 5}  | ${undefined}                                   | ${[{ from: MIDNIGHT - 5, until: MIDNIGHT + 6 }]}
  ${'an edge, two days, an edge'} | ${MIDNIGHT - 5} | ${END_OF(1) + 5} | ${{ from: '2026-11-21', until: '2026-11-23' }} | ${[{ from: MIDNIGHT - 5, until: MIDNIGHT }, { from: MIDNIGHT + 2 * DAY, until: MIDNIGHT + 2 * DAY + 5 }]}
`('WAL-07 $name', ({ begin, end, days, edges }) => {
  expect(splitByDays(begin as number | undefined, end as number | undefined)).toEqual({ days, edges });
});
