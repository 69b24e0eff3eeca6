/** Share of a match's goals in each half. More goals are scored in the second one. */
export const HALF_MASS = { first: 0.46, second: 0.54 } as const;

/** Slope of the goal intensity, which grows linearly within a half from 1 − TILT to 1 + TILT of its mean. */
const TILT = 0.08;

/** Returns the share of a half's goals before the part `played` (0 to 1) of its time. */
export function computeMassPlayed(played: number): number {
  return played * (1 - TILT + TILT * played);
}

/** Returns the part of a half's time at a share of its goals; the inverse of `computeMassPlayed`. */
export function computePlayedAtMass(mass: number): number {
  const slope = 1 - TILT;
  return (2 * mass) / (slope + Math.sqrt(slope * slope + 4 * TILT * mass));
}
