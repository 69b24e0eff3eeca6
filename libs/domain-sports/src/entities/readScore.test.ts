import { readCount, readScore } from './readScore.ts';

it.each`
  sent       | count
  ${'0'}     | ${0}
  ${'9999'}  | ${9999}
  ${'12345'} | ${undefined}
  ${'1.5'}   | ${undefined}
  ${'-1'}    | ${undefined}
  ${' 1'}    | ${undefined}
  ${'1 '}    | ${undefined}
  ${''}      | ${undefined}
  ${'?'}     | ${undefined}
  ${3}       | ${undefined}
  ${null}    | ${undefined}
`('SPT-01 reads the count $sent as $count', ({ sent, count }) => {
  expect(readCount(sent)).toBe(count);
});

describe('readScore', () => {
  const before = { home: { fullTime: 1, point: '15' }, away: { fullTime: 0, redCards: 1 } };

  it.each`
    rule                                         | wire                              | after
    ${'an unreadable count is absent, not 0'}    | ${{ sc_FT_H: '?' }}               | ${{ ...before, home: { fullTime: undefined, point: '15' } }}
    ${'column C has priority over column A'}     | ${{ sc_FT_C: '2', sc_FT_A: '5' }} | ${{ ...before, away: { fullTime: 2, redCards: 1 } }}
    ${'column A replaces an unreadable C'}       | ${{ sc_FT_C: '?', sc_FT_A: '5' }} | ${{ ...before, away: { fullTime: 5, redCards: 1 } }}
    ${'half-time and red cards have one column'} | ${{ sc_HT_C: '0', rc_H: '2' }}    | ${{ home: { ...before.home, redCards: 2 }, away: { ...before.away, halfTime: 0 } }}
    ${'an advantage is A'}                       | ${{ sc_point_H: 'A' }}            | ${{ ...before, home: { fullTime: 1, point: 'A' } }}
    ${'a longer number is no point'}             | ${{ sc_point_H: '150' }}          | ${{ ...before, home: { fullTime: 1, point: undefined } }}
    ${'a number before a point is no point'}     | ${{ sc_point_H: '240' }}          | ${{ ...before, home: { fullTime: 1, point: undefined } }}
  `('SPT-06 $rule', ({ wire, after }) => {
    // `toStrictEqual` because an unreadable field has to be `undefined`, neither NaN nor its former value.
    expect(readScore(before, wire)).toStrictEqual(after);
  });

  it('SPT-09 keeps the reference without a score, and that of the other side with one', () => {
    expect(readScore(before, { t_count: 5 })).toBe(before);
    expect(readScore(before, { sc_FT_H: '2' }).away).toBe(before.away);
  });
});
