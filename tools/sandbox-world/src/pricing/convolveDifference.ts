import type { Distribution } from './distribution.ts';

/** Computes the distribution of home minus away for independent counts. */
export function convolveDifference(home: Distribution, away: Distribution): Distribution {
  const last = away.p.length - 1;
  const p = new Float64Array(home.p.length + last);
  for (let h = 0; h < home.p.length; h++) {
    const ph = home.p[h]!;
    for (let a = 0; a <= last; a++) p[h - a + last]! += ph * away.p[a]!;
  }
  return { min: home.min - away.min - last, p };
}
