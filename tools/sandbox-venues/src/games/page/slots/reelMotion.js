// Motion of the reels (LOB-07). Times are milliseconds from the press, distances are cells.

/** Least time from one press to the next (RTS 14). */
export const SPIN_MS = 2_500;
const FIRST_STOP_MS = 1_200;
const AFTER_RESPONSE_MS = 200;
const BETWEEN_STOPS_MS = 300;
const LIFT_MS = 120;
const LIFT = 0.08;
const RISE_MS = 180;
const CELLS_PER_MS = 0.024;
const SLOW_CELLS = 3;
const SLOW_MS = 260;
const SETTLE_MS = 120;
const OVERSHOOT = 0.05;
/** Share of the slow part in which the symbols are still blurred. */
const BLURRED_SHARE = 0.3;

/**
 * Computes when each reel stops, left to right. Reels are never slowed down for suspense.
 *
 * @param {number} responseMs time of the response
 * @param {number} reels
 */
export function computeStops(responseMs, reels) {
  const first = Math.max(FIRST_STOP_MS, responseMs + AFTER_RESPONSE_MS);
  return Array.from({ length: reels }, (_, at) => first + BETWEEN_STOPS_MS * at);
}

/** Time at which the next spin may begin. @param {readonly number[]} stops */
export const computeFreeTime = (stops) => Math.max(SPIN_MS, ...stops.map((stop) => stop + SETTLE_MS));

/** Distance turned before the reel slows down: a short lift against the direction, then a constant speed. */
function computeTurned(/** @type {number} */ ms) {
  if (ms <= LIFT_MS) return -LIFT * (1 - (1 - ms / LIFT_MS) ** 2);
  const turned = ms - LIFT_MS;
  if (turned < RISE_MS) return -LIFT + (CELLS_PER_MS * RISE_MS * (turned / RISE_MS) ** 4) / 4;
  return -LIFT + (CELLS_PER_MS * RISE_MS) / 4 + CELLS_PER_MS * (turned - RISE_MS);
}

/** Time at which the symbols become blurred. */
export const BLUR_MS = LIFT_MS + RISE_MS / 2;

/** Time from which the speed is constant. */
export const STEADY_MS = LIFT_MS + RISE_MS;

/** Time in which a reel passes one cell at constant speed. */
export const CELL_MS = 1 / CELLS_PER_MS;

/** First and last moment of a stop: from sharp symbols to rest. @param {number} stop */
export const getStopTimes = (stop) => ({ from: stop - SLOW_MS * (1 - BLURRED_SHARE), to: stop + SETTLE_MS });

/**
 * Computes the state of a reel. `left` is the distance to its stop; it is `undefined` while the reel only turns, and then
 * `turned` counts.
 *
 * @param {number} ms time from the press
 * @param {number | undefined} stop time of the stop; undefined until the response
 */
export function computeReel(ms, stop) {
  if (stop === undefined || ms < stop - SLOW_MS)
    return { turned: computeTurned(ms), isBlurred: ms > LIFT_MS + RISE_MS / 2, isStill: false };
  if (ms < stop) {
    const progress = (ms - stop + SLOW_MS) / SLOW_MS;
    return { left: SLOW_CELLS * (1 - progress) ** 3, isBlurred: progress < BLURRED_SHARE, isStill: false };
  }
  if (ms < stop + SETTLE_MS)
    return { left: -OVERSHOOT * Math.sin((Math.PI * (ms - stop)) / SETTLE_MS), isBlurred: false, isStill: false };
  return { left: 0, isBlurred: false, isStill: true };
}

const SAMPLE_MS = 12;

/**
 * Samples a part of the motion at equal steps, for an animation with linear easing. Distances count as in `computeReel`.
 *
 * @param {{ readonly from: number, readonly to: number }} part
 * @param {number} [stop]
 */
export function sampleReel({ from, to }, stop) {
  const steps = Math.ceil((to - from) / SAMPLE_MS);
  return Array.from({ length: steps + 1 }, (_, at) => {
    // The last sample belongs to this part, and its time to the next one.
    const { left, turned = 0 } = computeReel(Math.min(from + ((to - from) * at) / steps, to - 1e-6), stop);
    return left ?? turned;
  });
}
