import { parseRate } from './parseRate.ts';

it.each([
  ['7', 70_000n],
  ['7.1', 71_000n],
  ['7.12', 71_200n],
  ['7.1234', 71_234n],
  ['0.0001', 1n],
  ['0.5', 5_000n],
  ['10', 100_000n],
  ['123456.7', 1_234_567_000n],
])('reads the rate “%s” in ten-thousandths', (text, scaled) => {
  expect(parseRate(text)).toBe(scaled);
});

it.each(['', '0', '0.0000', '-1', '7.', '.5', '7.12345', '1234567', 'x7', '7x', '7,1', ' 7', '7.1.2'])(
  'reads no rate from “%s”',
  (text) => {
    expect(parseRate(text)).toBeUndefined();
  },
);
