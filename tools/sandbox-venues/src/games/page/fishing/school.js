// Fish of the fishing game: drawing, size and path. The paths only show; every shot is decided by the venue.

/** Motif, ink, size in parts of the scene, and angle at which the motif faces right. */
export const fishArt = {
  minnow: { motif: 'clownfish', ink: 'ember', size: 0.085, turn: 0 },
  puffer: { motif: 'puffer', ink: 'gold', size: 0.11, turn: 0 },
  angel: { motif: 'angelfish', ink: 'rose', size: 0.12, turn: 0 },
  turtle: { motif: 'turtle', ink: 'bamboo', size: 0.16, turn: 90 },
  lantern: { motif: 'lanternfish', ink: 'cyan', size: 0.16, turn: 0 },
  ray: { motif: 'ray', ink: 'violet', size: 0.19, turn: 90 },
  shark: { motif: 'shark', ink: 'mist', size: 0.28, turn: 0 },
  whale: { motif: 'whale', ink: 'amber', size: 0.34, turn: 0 },
  dragon: { motif: 'dragon', ink: 'vermilion', size: 0.22, turn: 0 },
};

/**
 * Paths of each kind: number of fish and their distance on the path, direction, depth, place at the start, and crossings in
 * `LENGTH_MS`. Large fish of one direction have the same pace and half of the path between them, so that none covers another.
 */
const swims = {
  minnow: { count: 5, spacing: 0.05, direction: 1, lane: 0.36, phase: 0.3, pace: 1.15 },
  puffer: { count: 2, spacing: 0.5, direction: -1, lane: 0.3, phase: 0.2, pace: 1.05 },
  angel: { count: 3, spacing: 0.08, direction: 1, lane: 0.6, phase: 0.4, pace: 1 },
  turtle: { count: 2, spacing: 0.5, direction: 1, lane: 0.72, phase: 0.3, pace: 0.8 },
  lantern: { count: 2, spacing: 0.5, direction: -1, lane: 0.42, phase: 0.45, pace: 0.95 },
  ray: { count: 1, spacing: 0, direction: -1, lane: 0.6, phase: 0.05, pace: 0.85 },
  shark: { count: 1, spacing: 0, direction: 1, lane: 0.21, phase: 0.35, pace: 0.9 },
  whale: { count: 1, spacing: 0, direction: -1, lane: 0.62, phase: 0.55, pace: 0.85 },
  dragon: { count: 1, spacing: 0, direction: 1, lane: 0.3, phase: 0.85, pace: 0.9 },
};

/** @param {string} key @returns {key is keyof typeof fishArt} */
const isKnown = (key) => Object.hasOwn(fishArt, key);

/** Returns how a fish is drawn; an unknown one as a minnow. @param {string} key */
export const getFishArt = (key) => fishArt[isKnown(key) ? key : 'minnow'];

/** @param {string} key */
const getSwim = (key) => swims[isKnown(key) ? key : 'minnow'];

/** Motifs that face left; they are drawn reflected when they swim to the right. */
export const facesLeft = new Set(['whale']);

const LENGTH_MS = 26_000;

/** Distance from the edge at which a fish that has left comes in again, besides half of its size. */
const MARGIN = 0.03;

/** Creates the fish of the scene, the large ones first, because they are behind the small ones. @param {readonly { key: string }[]} spots */
export const createSchool = (spots) =>
  spots
    .flatMap(({ key }, kind) => {
      const { count, spacing, direction, lane, phase, pace } = getSwim(key);
      return Array.from({ length: count }, (_, at) => ({
        key,
        ...getFishArt(key),
        direction,
        phase: (phase + at * spacing) % 1,
        lane: lane + (count > 2 ? ((at % 2) - 0.5) * 0.09 : at * 0.1),
        wave: 0.02 + 0.01 * ((kind + at) % 3),
        pace: pace / LENGTH_MS,
      }));
    })
    .toSorted((a, b) => b.size - a.size);

/** @typedef {ReturnType<typeof createSchool>[number]} Fish */
/** @typedef {ReturnType<typeof placeOnPath>} Place in parts of the scene; `tilt` in radians */

/**
 * Computes where a fish is on its path: it swims along a sine from one side to the other.
 *
 * @param {Fish} fish
 * @param {number} way part of the crossing, from 0 to 1
 */
export function placeOnPath({ direction, size, phase, lane, wave }, way) {
  const margin = size / 2 + MARGIN;
  const x = way * (1 + 2 * margin) - margin;
  const angle = way * Math.PI * 4 + phase * 9;
  return {
    x: direction > 0 ? x : 1 - x,
    y: Math.min(0.82, Math.max(0.12, lane + wave * Math.sin(angle))),
    tilt: wave * 3 * Math.cos(angle) * direction,
    direction,
  };
}

/**
 * Computes where a fish is at a time. It comes in again at the other side.
 *
 * @param {Fish} fish
 * @param {number} ms since the start of the scene
 */
export const placeFish = (fish, ms) => placeOnPath(fish, (ms * fish.pace + fish.phase) % 1);
