import { commissionLevels, formatRate, VENUE_FEE } from './commissionPlan.ts';

it.each([
  [2_500n, '25%'],
  [1_250n, '12.5%'],
  [1_205n, '12.05%'],
  [0n, '0%'],
  [10_000n, '100%'],
] as const)('ACT-03 shows the rate %s in percent: %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

it('ACT-03 pays 25 % to 45 % in five levels after a venue fee of 12 %', () => {
  expect(commissionLevels.map(({ level, rate }) => `${level}: ${formatRate(rate)}`)).toEqual([
    '1: 25%',
    '2: 30%',
    '3: 35%',
    '4: 40%',
    '5: 45%',
  ]);
  expect(formatRate(VENUE_FEE)).toBe('12%');
});
