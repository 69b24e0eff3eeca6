import { parseMinor, type Minor } from '@pavilion/kernel';

/** Progress towards a target. */
export interface Progress {
  /** Whole percent from 0 to 100; 100 only if the target is reached. */
  readonly percent: number;
  /** Amount that is missing; 0 if the target is reached. */
  readonly missing: Minor;
}

/** Computes the progress from a total to a target, both decimal text of the wire. */
export function computeProgress(total: string, target: string): Progress {
  const [done, wanted] = [parseMinor(total) ?? 0n, parseMinor(target) ?? 0n];
  if (done >= wanted) return { percent: 100, missing: 0n };
  return { percent: Number((done * 100n) / wanted), missing: wanted - done };
}
