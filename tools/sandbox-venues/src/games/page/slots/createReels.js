// Reels of a slot: a canvas with the symbols at rest, and columns of symbols that move during a spin.

import { h, prefersReducedMotion } from '../base/kit.js';
import { playSound } from '../result/sound.js';
import { createMovingReel, ROWS } from './createMovingReel.js';
import { drawSymbol } from './drawSymbols.js';
import { computeFreeTime, computeStops, getStopTimes } from './reelMotion.js';

const GAP = 0.04;
const MAX_RATIO = 2;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
const modulo = (value, size) => ((value % size) + size) % size;

function drawHit(context, { x, top, cell }) {
  const line = Math.max(2, cell * 0.025);
  context.globalAlpha = 1;
  context.fillStyle = '#fffdf6';
  context.fillRect(x, top, cell, cell);
  context.strokeStyle = '#b23a1f';
  context.lineWidth = line;
  context.strokeRect(x + line / 2, top + line / 2, cell - line, cell - line);
}

/**
 * Creates the reels of a slot.
 *
 * @param look symbols of each reel, and their art
 */
export function createReels(/** @type {{ strips: any, symbols: any }} */ { strips, symbols }) {
  const canvas = h('canvas', { class: 'reel-canvas', 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  /** Position of each reel: index of the symbol in its top row. */
  /** @type {number[]} */
  const positions = strips.map((_, reel) => reel * 5);
  /** @type {readonly (readonly string[])[] | undefined} */
  let shownWindow;
  let hits = new Set();
  let cell = 0;
  /** Reels that turn. */
  const turning = new Set();

  const getSymbolAt = (reel, index) => symbols[strips[reel][modulo(index, strips[reel].length)]] ?? symbols.A;
  const movers = strips.map((_, reel) => createMovingReel((index) => getSymbolAt(reel, index)));
  function getShownSymbol(reel, row) {
    const shown = shownWindow?.[reel]?.[row];
    return shown === undefined ? getSymbolAt(reel, positions[reel] + row) : symbols[shown];
  }
  function drawReel(reel) {
    // A canvas that is not in the page has no width, and an empty bitmap cannot be drawn.
    if (!context || cell === 0) return;
    const x = reel * cell * (1 + GAP);
    context.clearRect(x, 0, cell, ROWS * cell);
    if (turning.has(reel)) return;
    for (let row = 0; row < ROWS; row++) {
      const [isHit, top] = [hits.has(`${reel}:${row}`), row * cell];
      if (isHit) drawHit(context, { x, top, cell });
      context.globalAlpha = hits.size > 0 && !isHit ? 0.32 : 1;
      drawSymbol(context, { symbol: getShownSymbol(reel, row), x, y: top, cell });
    }
    context.globalAlpha = 1;
  }
  const drawAll = () => strips.forEach((_, reel) => drawReel(reel));
  /** Draws the repeating symbols of the reels one by one, so that the page can respond between them. */
  async function prepare() {
    for (const mover of movers) {
      await wait(0);
      if (cell > 0) mover.prepare(cell);
    }
  }
  new ResizeObserver(() => {
    const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    cell = canvas.width / (strips.length + GAP * (strips.length - 1));
    drawAll();
    void prepare();
  }).observe(canvas);

  /** Shows a reel at rest. */
  function rest(reel) {
    turning.delete(reel);
    drawReel(reel);
    movers[reel].cancel();
  }
  /** @type {number | undefined} */
  let startedAt;
  return {
    element: h(
      'div',
      { class: 'reel-stack', 'aria-hidden': 'true' },
      canvas,
      h(
        'div',
        { class: 'moving-reels' },
        movers.map(({ element }) => element),
      ),
    ),
    /** Marks cells, as `reel:row`; the others are dimmed. */
    highlight(cells) {
      hits = new Set(cells);
      drawAll();
    },
    start() {
      hits = new Set();
      shownWindow = undefined;
      const at = performance.now();
      startedAt = at;
      if (prefersReducedMotion()) return;
      movers.forEach((mover, reel) => {
        mover.start({ position: positions[reel] ?? 0, at, size: cell });
        turning.add(reel);
      });
      drawAll();
    },
    /** Stops all reels where they began, because the round was refused. */
    cancel() {
      startedAt = undefined;
      strips.forEach((_, reel) => rest(reel));
    },
    /** Stops the reels at the result. Resolves when the last one is still and the next spin may begin. */
    async stop({ stops: targets, window: shown }) {
      const at = startedAt;
      const getElapsed = () => performance.now() - (at ?? 0);
      startedAt = undefined;
      const stops = computeStops(at === undefined ? 0 : getElapsed(), strips.length);
      if (turning.size > 0)
        await Promise.all(
          movers.map(async (mover, reel) => {
            mover.stop(targets[reel], stops[reel]);
            await wait(getStopTimes(stops[reel] ?? 0).to - getElapsed());
            positions[reel] = targets[reel];
            rest(reel);
            playSound('stop');
          }),
        );
      else if (at !== undefined) await wait(600);
      targets.forEach((target, reel) => (positions[reel] = target));
      shownWindow = shown;
      drawAll();
      if (at !== undefined) await wait(computeFreeTime(stops) - getElapsed());
    },
  };
}
