import { computeCommission } from './computeCommission.ts';
import { commissionLevels } from './commissionPlan.ts';

it.each`
  rule                                            | players | winLoss         | bonuses        | fee            | net             | level        | commission
  ${'ACT-03 pays the rate of the lowest level'}   | ${1}    | ${1_000_000n}   | ${100_000n}    | ${120_000n}    | ${780_000n}     | ${1}         | ${195_000n}
  ${'ACT-03 needs the players of a level too'}    | ${4}    | ${10_000_000n}  | ${0n}          | ${1_200_000n}  | ${8_800_000n}   | ${1}         | ${2_200_000n}
  ${'ACT-03 reaches a level at both minimums'}    | ${5}    | ${5_681_818n}   | ${0n}          | ${681_818n}    | ${5_000_000n}   | ${2}         | ${1_500_000n}
  ${'ACT-03 pays the highest level'}              | ${100}  | ${250_000_000n} | ${20_000_000n} | ${30_000_000n} | ${200_000_000n} | ${5}         | ${90_000_000n}
  ${'ACT-03 rounds half a cent up'}               | ${1}    | ${2n}           | ${0n}          | ${0n}          | ${2n}           | ${1}         | ${1n}
  ${'ACT-03 pays nothing without active players'} | ${0}    | ${1_000_000n}   | ${0n}          | ${120_000n}    | ${880_000n}     | ${undefined} | ${0n}
  ${'ACT-03 charges no fee when players win'}     | ${9}    | ${-500_000n}    | ${10_000n}     | ${0n}          | ${-510_000n}    | ${undefined} | ${0n}
`('$rule', ({ players, winLoss, bonuses, fee, net, level, commission }) => {
  const result = computeCommission({ players, winLoss, bonuses });
  expect([result.fee, result.net, result.level?.level, result.commission]).toEqual([fee, net, level, commission]);
});

it('ACT-03 each level needs more and pays more than the one before', () => {
  commissionLevels.slice(1).forEach((level, at) => {
    const before = commissionLevels[at]!;
    expect(level.players > before.players && level.net > before.net && level.rate > before.rate).toBe(true);
  });
});
