// Parses motifs. A motif is drawn on a 100 x 100 grid, one shape a line: class, then path data or `O x y r` for a circle.
// Classes: `a` body, `b` shade, `c` light, `d` deepest, `e` spark, `w` white, `l` line of the deepest ink, `k` line of the
// light ink. `~` draws the shape and its reflection about x = 50. A motif holds no glyphs, so nothing is ever mirrored text.

import { desertMotifs } from './motifs/desertMotifs.js';
import { festivalMotifs } from './motifs/festivalMotifs.js';
import { fishMotifs } from './motifs/fishMotifs.js';
import { forestMotifs } from './motifs/forestMotifs.js';
import { palaceMotifs } from './motifs/palaceMotifs.js';
import { seaMotifs } from './motifs/seaMotifs.js';
import { starsMotifs } from './motifs/starsMotifs.js';

/** @typedef {{ kind: string, d: string, isMirrored: boolean }} Shape */

/** @type {Readonly<Record<string, string>>} */
const motifs = {
  ...palaceMotifs,
  ...seaMotifs,
  ...fishMotifs,
  ...desertMotifs,
  ...starsMotifs,
  ...forestMotifs,
  ...festivalMotifs,
};

/** @param {string} data */
function toPath(data) {
  if (!data.startsWith('O ')) return data;
  const [x = 0, y = 0, r = 0] = data.slice(2).split(' ').map(Number);
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** @param {string} line @returns {Shape[]} */
function parseLine(line) {
  const [, both, kind = 'a', data = ''] = /^(~?)(\w) (.*)$/.exec(line) ?? [];
  const shape = { kind, d: toPath(data), isMirrored: false };
  return both ? [shape, { ...shape, isMirrored: true }] : [shape];
}

/** @type {Map<string, readonly Shape[]>} */
const parsed = new Map();

/** Returns the shapes of a motif, back to front. @param {string} name */
export function getMotifShapes(name) {
  let shapes = parsed.get(name);
  if (!shapes) {
    shapes = (motifs[name] ?? '').split('\n').flatMap(parseLine);
    parsed.set(name, shapes);
  }
  return shapes;
}
