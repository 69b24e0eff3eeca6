import type { DepositLimit } from '@pavilion/site-money';
import { findTightestLimit } from './findTightestLimit.ts';

const periods = ['day', 'week', 'month'] as const;
const createLimit = (left: string, at: number): DepositLimit => ({
  period: periods[at] ?? 'day',
  amount: left === '' ? '' : '90000000000000.00',
  used: '0.00',
  left,
  resetsAt: at,
});

it.each`
  lefts                                             | period       | left
  ${['500.00', '', '8800.00']}                      | ${'day'}     | ${500_00n}
  ${['', '300.00', '200.00']}                       | ${'month'}   | ${200_00n}
  ${['500.00', '499.99', '']}                       | ${'week'}    | ${499_99n}
  ${['500.00', '500.00', '500.00']}                 | ${'day'}     | ${500_00n}
  ${['500.00', '0.00', '0.00']}                     | ${'week'}    | ${0n}
  ${['90000000000000.02', '90000000000000.01', '']} | ${'week'}    | ${9_000_000_000_000_001n}
  ${['', '', '']}                                   | ${undefined} | ${undefined}
  ${[]}                                             | ${undefined} | ${undefined}
`('L1 of what is left, $lefts, the tightest limit is that of the $period with $left', ({ lefts, period, left }) => {
  const limit = findTightestLimit({ deposits: (lefts as string[]).map(createLimit) });
  expect([limit?.period, limit?.left]).toEqual([period, left]);
});
