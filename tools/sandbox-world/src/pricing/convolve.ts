import type { Distribution } from './distribution.ts';

/** Law of the sum of two independent counts. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const p = new Float64Array(a.p.length + b.p.length - 1);
  for (let i = 0; i < a.p.length; i++) {
    const pa = a.p[i]!;
    if (pa === 0) continue;
    for (let j = 0; j < b.p.length; j++) p[i + j]! += pa * b.p[j]!;
  }
  return { min: a.min + b.min, p };
}

/** A count that is always the same. */
export const certain = (value: number): Distribution => ({ min: value, p: new Float64Array([1]) });

/** The same law, moved. */
export const shifted = ({ min, p }: Distribution, by: number): Distribution => ({ min: min + by, p });
