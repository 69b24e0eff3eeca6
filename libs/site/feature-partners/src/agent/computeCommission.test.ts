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

describe.each(commissionLevels)('level $level', ({ level, players, net }) => {
  // Without losses there is no fee: a negative bonus is a net revenue of exactly this amount.
  const reach = (month: { readonly players: number; readonly net: bigint }) =>
    computeCommission({ players: month.players, winLoss: 0n, bonuses: -month.net });

  it('ACT-03 is reached at exactly both minimums', () => {
    expect(reach({ players, net })).toMatchObject({ fee: 0n, net, level: { level } });
  });

  it('ACT-03 is not reached with one cent less or one player less', () => {
    const below = level === 1 ? undefined : level - 1;
    expect(reach({ players, net: net - 1n }).level?.level).toBe(below);
    expect(reach({ players: players - 1, net }).level?.level).toBe(below);
  });
});

it('ACT-03 computes the fee to the cent, half a cent up, and takes it and the bonuses off the losses', () => {
  expect(computeCommission({ players: 1, winLoss: 1_004n, bonuses: 100n })).toMatchObject({ fee: 120n, net: 784n });
  expect(computeCommission({ players: 1, winLoss: 1_005n, bonuses: 100n })).toMatchObject({ fee: 121n, net: 784n });
});

it('ACT-03 a result without a level has no key of a level', () => {
  expect(computeCommission({ players: 0, winLoss: 100n, bonuses: 0n })).toEqual({ fee: 12n, net: 88n, commission: 0n });
});
