import { poolAmount } from './poolAmount.ts';

it.each`
  rule                          | amount                 | perHour       | ms           | shown
  ${'at the reading'}           | ${'98123.45'}          | ${'4180.00'}  | ${0}         | ${'98123.45'}
  ${'after an hour'}            | ${'98123.45'}          | ${'4180.00'}  | ${3_600_000} | ${'102303.45'}
  ${'after a second, cut'}      | ${'5000000.00'}        | ${'18640.00'} | ${1_000}     | ${'5000005.17'}
  ${'a clock that went back'}   | ${'2000.00'}           | ${'960.00'}   | ${-5_000}    | ${'2000.00'}
  ${'beyond what floats carry'} | ${'90071992547409.93'} | ${'0.01'}     | ${3_600_000} | ${'90071992547409.94'}
`('GAM-01 a pool $rule', ({ amount, perHour, ms, shown }) => {
  expect(poolAmount({ amount, perHour }, ms as number)).toBe(shown);
});
