import type { Distribution } from './distribution.ts';

/** Computes the distribution of the sum of two independent counts. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const p = new Float64Array(a.p.length + b.p.length - 1);
  for (let i = 0; i < a.p.length; i++) {
    const pa = a.p[i]!;
    if (pa === 0) continue;
    for (let j = 0; j < b.p.length; j++) p[i + j]! += pa * b.p[j]!;
  }
  return { min: a.min + b.min, p };
}

/** Returns the distribution of a constant. */
export const createConstant = (value: number): Distribution => ({ min: value, p: new Float64Array([1]) });

/** Returns the distribution shifted by a number. */
export const shiftDistribution = ({ min, p }: Distribution, by: number): Distribution => ({ min: min + by, p });
