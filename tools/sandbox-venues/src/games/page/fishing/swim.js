// Paths of the fish as keyframes, so that the browser moves them and no script runs in a frame.

import { placeOnPath } from './school.js';

/** @typedef {import('./school.js').Fish} Fish */
/** @typedef {{ readonly width: number, readonly height: number }} Box in CSS pixels */

/** Keyframes of one crossing. Between two of them a fish is less than a pixel off its path. */
const SAMPLES = 64;
/** Widest turn of the cannon in radians. */
const MAX_AIM = 1.3;

/** Computes the side of a fish in pixels. @param {Fish} fish @param {Box} box */
export const computeSize = (fish, { width, height }) => Math.round(fish.size * Math.min(width, height * 1.4));

/** Places of one crossing in equal intervals. @param {Fish} fish */
const sampleCrossing = (fish) => Array.from({ length: SAMPLES + 1 }, (_, at) => placeOnPath(fish, at / SAMPLES));

/**
 * Timing of all animations that follow a fish. The phase is its place at the start of the clock.
 *
 * @param {Fish} fish
 */
export const getSwimTiming = ({ pace, phase }) => ({
  duration: 1 / pace,
  iterations: Infinity,
  iterationStart: phase % 1,
});

/** Moves an element of the side of the fish along its path. @param {Fish} fish @param {Box} box */
export function getSwimKeyframes(fish, box) {
  const half = computeSize(fish, box) / 2;
  return sampleCrossing(fish).map(({ x, y, tilt, direction }) => {
    const turn = tilt + (direction * fish.turn * Math.PI) / 180;
    return {
      transform: `translate(${toPx(x * box.width - half)}, ${toPx(y * box.height - half)}) rotate(${turn.toFixed(4)}rad)`,
    };
  });
}

/** Turns the cannon at the middle of the lower edge to a fish. @param {Fish} fish @param {Box} box */
export const getAimKeyframes = (fish, { width, height }) =>
  sampleCrossing(fish).map(({ x, y }) => {
    const angle = Math.atan2((x - 0.5) * width, (1 - y) * height);
    return { transform: `rotate(${Math.max(-MAX_AIM, Math.min(MAX_AIM, angle)).toFixed(4)}rad)` };
  });

const toPx = (/** @type {number} */ value) => `${value.toFixed(1)}px`;
