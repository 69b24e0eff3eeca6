import { computeReward, toShare } from './computeReward.ts';

const terms = {
  rewardId: 'bonus',
  name: '首存彩金',
  amount: '588.00',
  measure: 'deposit' as const,
  target: '100.00',
  rate: '50.00',
};

it.each`
  rule                                | deposit       | change              | bonus
  ${'half of the deposit'}            | ${20_000n}    | ${{}}               | ${10_000n}
  ${'nothing one cent below'}         | ${9_999n}     | ${{}}               | ${0n}
  ${'the share at the threshold'}     | ${10_000n}    | ${{}}               | ${5_000n}
  ${'at most the maximum'}            | ${999_999n}   | ${{}}               | ${58_800n}
  ${'a share with hundredths'}        | ${100_000n}   | ${{ rate: '8.25' }} | ${8_250n}
  ${'a share below one per cent'}     | ${1_000_000n} | ${{ rate: '0.05' }} | ${500n}
  ${'half a cent rounded up'}         | ${10_001n}    | ${{}}               | ${5_001n}
  ${'nothing without an amount'}      | ${undefined}  | ${{}}               | ${0n}
  ${'nothing for an invalid percent'} | ${20_000n}    | ${{ rate: 'half' }} | ${0n}
`('WAL-09 the calculator pays $rule', ({ deposit, change, bonus }) => {
  expect(computeReward(deposit as bigint | undefined, { ...terms, ...(change as object) })).toBe(bonus);
});

it.each([
  ['50.00', '0.5000'],
  ['100.00', '1.0000'],
  ['0.05', '0.0005'],
  [undefined, undefined],
])('converts %s per cent to the share %s', (percent, share) => expect(toShare(percent)).toBe(share));
