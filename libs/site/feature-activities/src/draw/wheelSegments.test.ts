import { computeRotation, computeSegments } from './wheelSegments.ts';

const prize = (rewardId: string, chance: string) => ({
  rewardId,
  chance,
  name: rewardId,
  amount: '1.00',
  measure: 'none' as const,
  target: '1',
});
const segments = computeSegments([prize('rare', '0.50'), prize('small', '24.50'), prize('none', '75.00')]);

it('ACT-01 the size of a segment is the chance of its prize', () => {
  expect(segments).toEqual([
    { rewardId: 'rare', from: 0, to: 0.005 },
    { rewardId: 'small', from: 0.005, to: 0.25 },
    { rewardId: 'none', from: 0.25, to: 1 },
  ]);
});

it.each(['rare', 'small', 'none'])('ACT-01 the wheel stops with the prize %s under the pointer', (rewardId) => {
  const turn = computeRotation(segments, rewardId) / 360;
  const underPointer = ((-turn % 1) + 1) % 1;
  const segment = segments.find((each) => each.rewardId === rewardId);
  expect(underPointer).toBeGreaterThan(segment?.from ?? 1);
  expect(underPointer).toBeLessThan(segment?.to ?? 0);
});

it.each`
  chances               | ends
  ${['1.00', '1.00']}   | ${[0.5, 1]}
  ${['30.00', '10.00']} | ${[0.75, 1]}
  ${['0.00', '5.00']}   | ${[0, 1]}
  ${['0.00', '0.00']}   | ${[0, 0]}
  ${[undefined, '2.0']} | ${[0, 1]}
`('ACT-01 chances $chances fill the whole wheel up to $ends', ({ chances, ends }) => {
  const prizes = (chances as string[]).map((chance, at) => prize(`p${at}`, chance));
  expect(computeSegments(prizes).map(({ to }) => to)).toEqual(ends);
});

it.each`
  rewardId   | degrees
  ${'rare'}  | ${1_079.1}
  ${'small'} | ${1_034.1}
  ${'none'}  | ${855}
  ${'other'} | ${0}
`('ACT-01 the wheel turns $degrees degrees for the prize $rewardId', ({ rewardId, degrees }) => {
  expect(computeRotation(segments, rewardId as string)).toBeCloseTo(degrees as number, 6);
});
