/** Part of a match's goals that falls in each half: scoring picks up as legs tire. */
export const HALF_MASS = { first: 0.46, second: 0.54 } as const;

/** Goal intensity grows in a straight line within a half, from 1 − TILT to 1 + TILT of its mean. */
const TILT = 0.08;

/** Part of a half's goals that falls before the part `played` (0 to 1) of its clock. */
export function massPlayed(played: number): number {
  return played * (1 - TILT + TILT * played);
}

/** The inverse of `massPlayed`. */
export function playedAtMass(mass: number): number {
  const slope = 1 - TILT;
  return (2 * mass) / (slope + Math.sqrt(slope * slope + 4 * TILT * mass));
}
