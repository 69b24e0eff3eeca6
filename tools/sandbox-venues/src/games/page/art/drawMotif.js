// Draws motifs as SVG for lists, and as bitmaps for canvases.

import { s } from '../base/kit.js';
import { getInk } from './inks.js';
import { getMotifShapes } from './motifShapes.js';

const WHITE = '#fffaf0';
const MIRROR = 'matrix(-1 0 0 1 100 0)';
/** Kinds that are lines: their ink and width. */
const lines = { l: { ink: 'd', width: 2.2 }, k: { ink: 'c', width: 2 } };

/** @param {string} kind @param {import('./inks.js').Ink} ink */
const getFill = (kind, ink) => (kind === 'w' ? WHITE : (ink[/** @type {'a'} */ (kind)] ?? ink.a));

/**
 * Draws a motif as SVG. With a label it is an image, otherwise decoration.
 *
 * @param {string} name
 * @param {string} inkName
 * @param {string} [label]
 */
export function drawMotif(name, inkName, label) {
  const ink = getInk(inkName);
  const children = getMotifShapes(name).map(({ kind, d, isMirrored }) => {
    const line = lines[/** @type {'l'} */ (kind)];
    const paint = line
      ? {
          fill: 'none',
          stroke: ink[/** @type {'d'} */ (line.ink)],
          'stroke-width': line.width,
          'stroke-linecap': 'round',
        }
      : { fill: getFill(kind, ink) };
    return s('path', { d, ...paint, ...(isMirrored ? { transform: MIRROR } : {}) });
  });
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return s('svg', { viewBox: '0 0 100 100', class: 'motif', ...role }, children);
}

/** @type {Map<string, HTMLCanvasElement>} */
const sprites = new Map();

/** @param {CanvasRenderingContext2D} context @param {string} name @param {import('./inks.js').Ink} ink */
function paint(context, name, ink) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { kind, d, isMirrored } of getMotifShapes(name)) {
    const path = new Path2D(d);
    context.save();
    if (isMirrored) context.transform(-1, 0, 0, 1, 100, 0);
    const line = lines[/** @type {'l'} */ (kind)];
    if (line) {
      context.strokeStyle = ink[/** @type {'d'} */ (line.ink)];
      context.lineWidth = line.width;
      context.stroke(path);
    } else {
      context.fillStyle = getFill(kind, ink);
      context.fill(path);
    }
    context.restore();
  }
}

/**
 * Returns a motif as a bitmap of `size` device pixels. Bitmaps are kept, because a frame may draw hundreds.
 *
 * @param {string} name
 * @param {string} inkName
 * @param {number} size
 */
export function getMotifBitmap(name, inkName, size) {
  const side = Math.max(1, Math.round(size));
  const key = `${name} ${inkName} ${side}`;
  let bitmap = sprites.get(key);
  if (bitmap) return bitmap;
  bitmap = document.createElement('canvas');
  bitmap.width = side;
  bitmap.height = side;
  const context = bitmap.getContext('2d');
  if (context) {
    context.scale(side / 100, side / 100);
    paint(context, name, getInk(inkName));
  }
  sprites.set(key, bitmap);
  return bitmap;
}
