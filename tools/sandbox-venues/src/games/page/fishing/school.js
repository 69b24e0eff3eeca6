// Fish of the fishing game: drawing, size and path. The paths only show; every shot is decided by the venue.

/** Motif, ink, size in the scene and number of each fish. `turn` is the angle at which the motif faces right. */
export const fishArt = {
  minnow: { motif: 'clownfish', ink: 'ember', size: 0.085, count: 5, turn: 0 },
  puffer: { motif: 'puffer', ink: 'gold', size: 0.11, count: 2, turn: 0 },
  angel: { motif: 'angelfish', ink: 'rose', size: 0.12, count: 3, turn: 0 },
  turtle: { motif: 'turtle', ink: 'bamboo', size: 0.16, count: 2, turn: 90 },
  lantern: { motif: 'lanternfish', ink: 'cyan', size: 0.16, count: 2, turn: 0 },
  ray: { motif: 'ray', ink: 'violet', size: 0.19, count: 1, turn: 90 },
  shark: { motif: 'shark', ink: 'mist', size: 0.28, count: 1, turn: 0 },
  whale: { motif: 'whale', ink: 'amber', size: 0.34, count: 1, turn: 0 },
  dragon: { motif: 'dragon', ink: 'vermilion', size: 0.22, count: 1, turn: 0 },
};

/** Motifs that face left; they are drawn reflected when they swim to the right. */
export const facesLeft = new Set(['whale']);

const LENGTH_MS = 26_000;

/** Returns a number from 0 to 1 that depends on its argument only. @param {number} seed */
const spread = (seed) => (Math.sin(seed * 127.1 + 311.7) * 43_758.5453) % 1;
const unit = (/** @type {number} */ seed) => Math.abs(spread(seed));

/** Creates the fish of the scene. @param {readonly { key: string }[]} spots */
export const createSchool = (spots) =>
  spots.flatMap(({ key }, kind) => {
    const art = fishArt[key] ?? fishArt.minnow;
    return Array.from({ length: art.count }, (_, at) => ({
      key,
      ...art,
      direction: (kind + (art.count > 2 ? 0 : at)) % 2 === 0 ? 1 : -1,
      phase: unit(kind * 7 + 1) + at * (art.count > 2 ? 0.045 : 0.5),
      lane: 0.12 + 0.6 * unit(kind * 13 + 5) + (art.count > 2 ? ((at % 2) - 0.5) * 0.09 : at * 0.12),
      wave: 0.02 + 0.04 * unit(kind + at * 3 + 9),
      pace: (0.75 + 0.5 * unit(kind * 3 + 2)) / LENGTH_MS,
    }));
  });

/**
 * Computes where a fish is, in parts of the scene. It swims along a sine and comes in again at the other side.
 *
 * @param {ReturnType<typeof createSchool>[number]} fish
 * @param {number} ms
 */
export function placeFish({ direction, phase, lane, wave, pace }, ms) {
  const way = (((ms * pace + phase) % 1) + 1) % 1;
  const angle = way * Math.PI * 4 + phase * 9;
  return {
    x: direction > 0 ? way * 1.4 - 0.2 : 1.2 - way * 1.4,
    y: Math.min(0.82, Math.max(0.12, lane + wave * Math.sin(angle))),
    tilt: wave * 3 * Math.cos(angle) * direction,
    direction,
  };
}
