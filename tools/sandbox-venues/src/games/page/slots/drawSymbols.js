// Draws symbols of a reel on a canvas, sharp or blurred.

import { getMotifBitmap } from '../art/drawMotif.js';

const PADDING = 0.08;
const SMEARS = 11;

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

/**
 * Draws a symbol into a cell.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{ readonly symbol: readonly [string, string], readonly x: number, readonly y: number, readonly cell: number, readonly isBlurred?: boolean }} drawn
 *   motif and ink of the symbol, top left corner and side of the cell in device pixels
 */
export function drawSymbol(context, { symbol: [motif, ink], x, y, cell, isBlurred = false }) {
  const size = Math.round(cell * (1 - 2 * PADDING));
  const bitmap = isBlurred ? getSmeared(motif, ink, size) : getMotifBitmap(motif, ink, size);
  const lift = isBlurred ? size / 2 : 0;
  context.drawImage(bitmap, Math.round(x + cell * PADDING), Math.round(y + cell * PADDING - lift));
}
