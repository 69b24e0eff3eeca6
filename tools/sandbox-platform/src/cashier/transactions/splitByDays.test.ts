import { splitByDays } from './splitByDays.ts';

const DAY = 86_400_000;
/** Midnight of 2026-11-21 in UTC+8. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16);
const END_OF = (day: number) => MIDNIGHT + (day + 1) * DAY - 1;

it.each`
  name                                            | begin           | end              | days                                           | edges
  ${'an unlimited range'}                         | ${undefined}    | ${undefined}     | ${{}}                                          | ${[]}
  ${'a range from midnight without an end'}       | ${MIDNIGHT}     | ${undefined}     | ${{ from: '2026-11-21' }}                      | ${[]}
  ${'one whole day'}                              | ${MIDNIGHT}     | ${END_OF(0)}     | ${{ from: '2026-11-21', until: '2026-11-22' }} | ${[]}
  ${'a range from within a day without an end'}   | ${MIDNIGHT + 1} | ${undefined}     | ${{ from: '2026-11-22' }}                      | ${[{ from: MIDNIGHT + 1, until: MIDNIGHT + DAY }]}
  ${'a range without a start until within a day'} | ${undefined}    | ${MIDNIGHT + 5}  | ${{ until: '2026-11-21' }}                     | ${[{ from: MIDNIGHT, until: MIDNIGHT + 6 }]}
  ${'a range within one day'}                     | ${MIDNIGHT + 1} | ${MIDNIGHT + 5}  | ${undefined}                                   | ${[{ from: MIDNIGHT + 1, until: MIDNIGHT + 6 }]}
  ${'a range across midnight'}                    | ${MIDNIGHT - 5} | ${MIDNIGHT + 5}  | ${undefined}                                   | ${[{ from: MIDNIGHT - 5, until: MIDNIGHT + 6 }]}
  ${'two whole days and parts of two others'}     | ${MIDNIGHT - 5} | ${END_OF(1) + 5} | ${{ from: '2026-11-21', until: '2026-11-23' }} | ${[{ from: MIDNIGHT - 5, until: MIDNIGHT }, { from: MIDNIGHT + 2 * DAY, until: MIDNIGHT + 2 * DAY + 5 }]}
`('WAL-07 splits $name', ({ begin, end, days, edges }) => {
  expect(splitByDays(begin as number | undefined, end as number | undefined)).toEqual({ days, edges });
});
