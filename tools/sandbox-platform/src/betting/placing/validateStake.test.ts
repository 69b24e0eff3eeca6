import type { Order } from '../bets/betTypes.ts';
import { validateStake } from './validateStake.ts';

it.each`
  kind        | units | unitStake     | reason            | min        | max
  ${'single'} | ${1}  | ${undefined}  | ${'belowMinimum'} | ${'10.00'} | ${'50000.00'}
  ${'single'} | ${1}  | ${9_99n}      | ${'belowMinimum'} | ${'10.00'} | ${'50000.00'}
  ${'single'} | ${1}  | ${10_00n}     | ${undefined}      | ${''}      | ${''}
  ${'single'} | ${1}  | ${50_000_00n} | ${undefined}      | ${''}      | ${''}
  ${'single'} | ${1}  | ${50_000_01n} | ${'aboveMaximum'} | ${'10.00'} | ${'50000.00'}
  ${'series'} | ${1}  | ${9_99n}      | ${'belowMinimum'} | ${'10.00'} | ${'50000.00'}
  ${'series'} | ${3}  | ${3_33n}      | ${'belowMinimum'} | ${'3.34'}  | ${'16666.66'}
  ${'series'} | ${3}  | ${3_34n}      | ${undefined}      | ${''}      | ${''}
  ${'series'} | ${3}  | ${16_666_66n} | ${undefined}      | ${''}      | ${''}
  ${'series'} | ${3}  | ${16_666_67n} | ${'aboveMaximum'} | ${'3.34'}  | ${'16666.66'}
  ${'series'} | ${5}  | ${2_00n}      | ${undefined}      | ${''}      | ${''}
  ${'series'} | ${26} | ${1_99n}      | ${'belowMinimum'} | ${'2.00'}  | ${'1923.07'}
  ${'series'} | ${26} | ${2_00n}      | ${undefined}      | ${''}      | ${''}
`(
  'SLP-08 a $kind of $units units with $unitStake fen each is refused for: $reason',
  ({ kind, units, unitStake, ...expected }) => {
    const order = { kind, unitStake } as Order;
    const { reason, min, max } = expected as { reason: string | undefined; min: string; max: string };
    expect(validateStake(order, units as number)).toEqual(reason && { reason, limits: { min, max } });
  },
);
