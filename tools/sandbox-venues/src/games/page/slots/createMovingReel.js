// Moving symbols of one reel. They are drawn before they move, and the browser moves them: no script runs in a frame.

import { h } from '../base/kit.js';
import { drawSymbol } from './drawSymbols.js';
import { BLUR_MS, CELL_MS, STEADY_MS, getStopTimes, sampleReel } from './reelMotion.js';

/** Visible rows of a reel. */
export const ROWS = 3;
/** Symbols that pass at full speed before they repeat. */
const LOOP = 6;
const START_CELLS = ROWS + 2;
const LOOP_CELLS = LOOP + ROWS + 1;
const STOP_CELLS = ROWS + 3;

const createColumn = () => h('canvas', { class: 'moving-symbols' });

/** Keyframes that show a column and move it. `tops` are the cells above the window. */
const toKeyframes = (tops, cells) =>
  tops.map((top) => ({ opacity: 1, transform: `translateY(${((-100 * top) / cells).toFixed(4)}%)` }));

/**
 * Creates the columns of symbols of a reel: for the start, for the rise to full speed, one that repeats at full speed, and one for the
 * stop. Only the moving one is visible. Each has one animation: Chromium runs two of one element on the main thread.
 *
 * @param {(index: number) => readonly [string, string]} getSymbol motif and ink of the symbol at a place of the reel
 */
export function createMovingReel(getSymbol) {
  const [startColumn, riseColumn, loopColumn, stopColumn] = [
    createColumn(),
    createColumn(),
    createColumn(),
    createColumn(),
  ];
  /** @type {Animation[]} */
  let animations = [];
  /** @type {Animation | undefined} */
  let loop;
  let startedAt = 0;
  /** Side of a cell in device pixels, for which the repeating column is drawn. */
  let cell = 0;

  function draw(canvas, { cells, isBlurred = false }, getIndex) {
    canvas.width = Math.round(cell);
    canvas.height = Math.round(cell * cells);
    const context = canvas.getContext('2d');
    // One more cell at each end, because blurred symbols reach into their neighbours.
    for (let at = -1; context && at <= cells; at++)
      drawSymbol(context, { symbol: getSymbol(getIndex(at)), x: 0, y: at * cell, cell, isBlurred });
  }
  function animate(canvas, keyframes, timing) {
    const animation = canvas.animate(keyframes, timing);
    animation.startTime = startedAt;
    animations.push(animation);
    return animation;
  }
  function cancel() {
    for (const animation of animations) animation.cancel();
    animations = [];
    loop = undefined;
  }
  /** Draws the repeating symbols, which are the same in all spins. */
  function prepare(size) {
    if (size === cell) return;
    cell = size;
    draw(loopColumn, { cells: LOOP_CELLS, isBlurred: true }, (row) => ((row % LOOP) + LOOP) % LOOP);
    riseColumn.width = loopColumn.width;
    riseColumn.height = loopColumn.height;
    riseColumn.getContext('2d')?.drawImage(loopColumn, 0, 0);
  }
  return {
    element: h('div', { class: 'reel' }, startColumn, riseColumn, loopColumn, stopColumn),
    cancel,
    /** Draws in advance what `start` needs. @param {number} size of a cell in device pixels */
    prepare,
    /**
     * Starts to turn from a place of the reel until `stop` or `cancel`.
     *
     * @param {{ readonly position: number, readonly at: number, readonly size: number }} spin `at` in the time of the page, `size`
     *   of a cell in device pixels
     */
    start({ position, at, size }) {
      cancel();
      if (size === 0) return;
      startedAt = at;
      prepare(size);
      draw(startColumn, { cells: START_CELLS }, (row) => position - 1 + row);
      const lift = sampleReel({ from: 0, to: BLUR_MS }).map((turned) => 1 - turned);
      animate(startColumn, toKeyframes(lift, START_CELLS), { duration: BLUR_MS });
      const rise = sampleReel({ from: BLUR_MS, to: STEADY_MS });
      animate(
        riseColumn,
        toKeyframes(
          rise.map((turned) => LOOP - turned),
          LOOP_CELLS,
        ),
        { delay: BLUR_MS, duration: STEADY_MS - BLUR_MS },
      );
      loop = animate(loopColumn, toKeyframes([LOOP, 0], LOOP_CELLS), {
        delay: STEADY_MS,
        duration: LOOP * CELL_MS,
        iterations: Infinity,
        iterationStart: (rise.at(-1) ?? 0) / LOOP,
      });
    },
    /** Stops the reel with `target` in its top row, `stop` milliseconds after the start. */
    stop(target, stop) {
      if (!loop) return;
      const { from, to } = getStopTimes(stop);
      draw(stopColumn, { cells: STOP_CELLS }, (row) => target - 1 + row);
      loop.effect?.updateTiming({ iterations: (from - STEADY_MS) / (LOOP * CELL_MS) });
      const tops = sampleReel({ from, to }, stop).map((left) => 1 + left);
      animate(stopColumn, toKeyframes(tops, STOP_CELLS), { delay: from, duration: to - from, fill: 'forwards' });
    },
  };
}
