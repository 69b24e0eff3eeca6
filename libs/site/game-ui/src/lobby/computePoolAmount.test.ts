import { computePoolAmount } from './computePoolAmount.ts';

it.each`
  rule                                | amount                 | perHour       | ms           | shown
  ${'at the time of reading'}         | ${'98123.45'}          | ${'4180.00'}  | ${0}         | ${'98123.45'}
  ${'after 1 h'}                      | ${'98123.45'}          | ${'4180.00'}  | ${3_600_000} | ${'102303.45'}
  ${'after 1 s, truncated'}           | ${'5000000.00'}        | ${'18640.00'} | ${1_000}     | ${'5000005.17'}
  ${'before the time of reading'}     | ${'2000.00'}           | ${'960.00'}   | ${-5_000}    | ${'2000.00'}
  ${'beyond the precision of floats'} | ${'90071992547409.93'} | ${'0.01'}     | ${3_600_000} | ${'90071992547409.94'}
`('GAM-01 computes the pool $rule', ({ amount, perHour, ms, shown }) => {
  expect(computePoolAmount({ amount, perHour }, ms as number)).toBe(shown);
});
