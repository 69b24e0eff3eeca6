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
