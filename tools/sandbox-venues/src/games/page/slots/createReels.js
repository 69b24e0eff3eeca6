// Reels on a canvas. They are drawn from bitmaps of the symbols and of their blurred copies.

import { h, prefersReducedMotion } from '../base/kit.js';
import { getMotifBitmap } from '../art/drawMotif.js';
import { playSound } from '../result/sound.js';
import { computeFreeTime, computeReel, computeStops } from './reelMotion.js';

const ROWS = 3;
const GAP = 0.04;
const PADDING = 0.08;
const SMEARS = 11;
const MAX_RATIO = 2;

/** @type {Map<string, HTMLCanvasElement>} */
const smeared = new Map();

/** Returns a bitmap that is smeared vertically, as the symbol is seen at full speed. */
function getSmeared(motif, ink, size) {
  const key = `${motif} ${ink} ${size}`;
  let copy = smeared.get(key);
  if (copy) return copy;
  copy = document.createElement('canvas');
  copy.width = size;
  copy.height = 2 * size;
  const context = copy.getContext('2d');
  if (context) {
    context.globalAlpha = 1.8 / SMEARS;
    for (let at = 0; at < SMEARS; at++)
      context.drawImage(getMotifBitmap(motif, ink, size), 0, size / 2 + (at / (SMEARS - 1) - 0.5) * size * 0.8);
  }
  smeared.set(key, copy);
  return copy;
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const modulo = (value, size) => ((value % size) + size) % size;

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
  let ratio = 1;

  const keyAt = (reel, index) => {
    const shown = shownWindow?.[reel]?.[index - (positions[reel] ?? 0)];
    return shown ?? strips[reel][modulo(index, strips[reel].length)];
  };
  function drawHit(x, top) {
    if (!context) return;
    const line = Math.max(2, cell * 0.025);
    context.globalAlpha = 1;
    context.fillStyle = '#fffdf6';
    context.fillRect(x, top, cell, cell);
    context.strokeStyle = '#b23a1f';
    context.lineWidth = line;
    context.strokeRect(x + line / 2, top + line / 2, cell - line, cell - line);
  }
  function drawReel(reel, position, isBlurred) {
    // A canvas that is not in the page has no width, and an empty bitmap cannot be drawn.
    if (!context || cell === 0) return;
    const x = reel * cell * (1 + GAP);
    const height = ROWS * cell;
    context.save();
    context.beginPath();
    context.rect(x, 0, cell, height);
    context.clip();
    context.clearRect(x, 0, cell, height);
    const base = Math.floor(position);
    const size = Math.round(cell * (1 - 2 * PADDING));
    for (let row = 0; row <= ROWS; row++) {
      const [motif, ink] = symbols[keyAt(reel, base + row)] ?? symbols.A;
      const isDim = hits.size > 0 && !hits.has(`${reel}:${row}`);
      const top = (row - (position - base)) * cell;
      if (hits.has(`${reel}:${row}`)) drawHit(x, top);
      context.globalAlpha = isDim ? 0.32 : 1;
      const bitmap = isBlurred ? getSmeared(motif, ink, size) : getMotifBitmap(motif, ink, size);
      const lift = isBlurred ? size / 2 : 0;
      context.drawImage(bitmap, Math.round(x + cell * PADDING), Math.round(top + cell * PADDING - lift));
    }
    context.restore();
  }
  const drawAll = () => strips.forEach((_, reel) => drawReel(reel, positions[reel], false));
  new ResizeObserver(() => {
    ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    cell = canvas.width / (strips.length + GAP * (strips.length - 1));
    drawAll();
  }).observe(canvas);

  /** @type {{ startedAt: number, stops?: readonly number[], targets?: readonly number[], done: () => void, ended: Promise<void>, stopped: Set<number> } | undefined} */
  let spin;
  function step(now) {
    if (!spin) return;
    const { startedAt, stops, targets, stopped } = spin;
    const ms = now - startedAt;
    strips.forEach((_, reel) => {
      if (stopped.has(reel)) return;
      const state = computeReel(ms, stops?.[reel]);
      const target = targets?.[reel] ?? 0;
      drawReel(
        reel,
        state.left === undefined ? (positions[reel] ?? 0) - state.turned : target + state.left,
        state.isBlurred,
      );
      if (!state.isStill) return;
      stopped.add(reel);
      positions[reel] = target;
      playSound('stop');
    });
    if (stopped.size === strips.length) {
      spin.done();
      spin = undefined;
    } else requestAnimationFrame(step);
  }
  return {
    canvas,
    /** Marks cells, as `reel:row`; the others are dimmed. */
    highlight(cells) {
      hits = new Set(cells);
      drawAll();
    },
    start() {
      hits = new Set();
      shownWindow = undefined;
      let done = () => {};
      const ended = new Promise((resolve) => (done = () => resolve(undefined)));
      spin = { startedAt: performance.now(), done, ended, stopped: new Set() };
      if (!prefersReducedMotion()) requestAnimationFrame(step);
    },
    /** Stops all reels where they began, because the round was refused. */
    cancel() {
      spin = undefined;
      drawAll();
    },
    /** Stops the reels at the result. Resolves when the last one is still and the next spin may begin. */
    async stop({ stops: targets, window: shown }) {
      const current = spin;
      const stops = computeStops(current ? performance.now() - current.startedAt : 0, strips.length);
      if (!current || prefersReducedMotion()) {
        spin = undefined;
        if (current) await wait(600);
      } else {
        current.targets = targets;
        current.stops = stops;
        await current.ended;
      }
      targets.forEach((target, reel) => (positions[reel] = target));
      shownWindow = shown;
      drawAll();
      if (!current) return;
      await wait(Math.max(0, current.startedAt + computeFreeTime(stops) - performance.now()));
    },
  };
}
