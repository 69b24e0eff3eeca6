import { parseMinor } from '@pavilion/kernel';
import type { ActivityReward } from '../kinds/kindTypes.ts';

/** Prize of the wheel; angles in turns from the top, clockwise. */
export interface WheelSegment {
  readonly rewardId: string;
  readonly from: number;
  readonly to: number;
}

/** Computes the segments of the wheel. The size of a segment is the chance of its prize. */
export function computeSegments(rewards: readonly ActivityReward[]): readonly WheelSegment[] {
  const weights = rewards.map(({ chance }) => Number(parseMinor(chance) ?? 0n));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  return rewards.map(({ rewardId }, at) => {
    const to = from + (total === 0 ? 0 : (weights[at] ?? 0) / total);
    const segment = { rewardId, from, to };
    from = to;
    return segment;
  });
}

/** Full turns before the wheel stops. */
const TURNS = 3;

/** Returns the rotation in degrees that puts the middle of a prize under the pointer at the top. */
export function computeRotation(segments: readonly WheelSegment[], rewardId: string): number {
  const segment = segments.find((each) => each.rewardId === rewardId);
  return segment === undefined ? 0 : 360 * (TURNS - (segment.from + segment.to) / 2);
}
