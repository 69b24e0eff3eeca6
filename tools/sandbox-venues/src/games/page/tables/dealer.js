// Dealers: four people behind the table, in two poses.

import { s } from '../base/kit.js';

const people = [
  { skin: '#eec29c', hair: '#241310', style: 'long', cloth: '#f3ead8', trim: '#b23a1f' },
  { skin: '#e7b58d', hair: '#33201a', style: 'bun', cloth: '#24404a', trim: '#d9b15c' },
  { skin: '#f2cda9', hair: '#1b1a1f', style: 'bob', cloth: '#7c2436', trim: '#f1d9a2' },
  { skin: '#deb089', hair: '#17120f', style: 'short', cloth: '#23262e', trim: '#c9cfd6' },
];

/** Hair behind and before the face. */
const hair = {
  long: [
    'M94 60c0-27 13-41 31-41s31 14 31 41v44c-8 6-54 6-62 0z',
    'M101 58c0-22 9-33 24-33s24 11 24 33c-6-4-12-10-18-18-6 9-17 15-30 18z',
  ],
  bun: [
    'M125 6a13 13 0 1 1-.01 0zM97 58c0-24 11-38 28-38s28 14 28 38v10H97z',
    'M102 58c0-21 9-32 23-32s23 11 23 32c-4-10-8-15-12-18-8 6-24 8-34 18z',
  ],
  bob: [
    'M94 60c0-27 13-41 31-41s31 14 31 41v24c-4 5-12 7-16 5V58h-30v31c-4 2-12 0-16-5z',
    'M101 60c0-23 9-35 24-35s24 12 24 35c-2-6-4-9-6-12H107c-2 3-4 6-6 12z',
  ],
  short: [
    'M100 52c0-22 10-34 25-34s25 12 25 34l-3 8h-44z',
    'M101 52c-1-20 9-32 24-32s25 11 24 32c-3-6-5-10-8-13-8 3-22 4-32 0-3 3-6 7-8 13z',
  ],
};

const shape = (d, fill, more = {}) => s('path', { d, fill, ...more });
const stroke = (d, colour, width) =>
  shape(d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });

const drawRoom = () => [
  s('rect', { width: 250, height: 150, class: 'room-wall' }),
  s('path', { d: 'M0 16h250v5H0zM0 128h250v4H0z', class: 'room-beam' }),
  s('path', { d: 'M18 21h5v129h-5zM227 21h5v129h-5zM52 21h3v107h-3zM195 21h3v107h-3z', class: 'room-beam' }),
  s('path', {
    d: 'M23 40h29M23 60h29M23 80h29M23 100h29M37 21v107M198 40h29M198 60h29M198 80h29M198 100h29M213 21v107',
    class: 'room-lattice',
  }),
  s('circle', { cx: 125, cy: 68, r: 58, class: 'room-moon' }),
  s('path', { d: 'M40 21v8M210 21v8', class: 'room-lattice' }),
  [40, 210].map((x) => [
    s('path', { d: `M${x - 9} 29h18c6 3 8 8 8 12s-2 9-8 12h-18c-6-3-8-8-8-12s2-9 8-12z`, class: 'room-lamp' }),
    s('path', { d: `M${x} 53v10`, class: 'room-lattice' }),
  ]),
];

const drawFace = ({ skin, hair: colour, style }) => [
  shape(hair[style][0], colour),
  shape('M115 84h20v20h-20z', skin),
  shape('M115 88c6 5 14 5 20 0v7c-6 5-14 5-20 0z', '#0000001f'),
  shape('M105 56c0-18 8-28 20-28s20 10 20 28c0 22-8 36-20 36s-20-14-20-36z', skin),
  shape('M101 60c-3 0-3 10 3 11zM149 60c3 0 3 10-3 11z', skin),
  shape(hair[style][1], colour),
  stroke('M111 60c2-2 6-2 9 0M130 60c3-2 7-2 9 0', '#241310', 2.2),
  stroke('M110 54c3-2 7-2 10-1M130 53c3-1 7-1 10 1', colour, 1.6),
  stroke('M125 64v8c-1 1-2 1-3 1', '#00000038', 1.4),
  stroke('M119 79c4 4 8 4 12 0', '#a8452f', 2.4),
  shape('M108 70a4 3 0 1 0 8 0 4 3 0 1 0-8 0zM134 70a4 3 0 1 0 8 0 4 3 0 1 0-8 0z', '#d2604a2e'),
];

const drawBody = ({ cloth, trim, skin }) => [
  shape('M70 150c2-36 20-48 42-52l13 12 13-12c22 4 40 16 42 52z', cloth),
  shape('M112 98l13 14 13-14 2 5-15 20-15-20z', trim),
  shape('M125 122l5 28h-10z', trim, { opacity: 0.5 }),
  s(
    'g',
    { class: 'dealer-arm' },
    stroke('M168 130c10 8 2 18-16 19', cloth, 15),
    s('circle', { cx: 149, cy: 148, r: 7, fill: skin }),
  ),
  stroke('M82 130c-10 8-2 18 16 19', cloth, 15),
  s('circle', { cx: 101, cy: 148, r: 7, fill: skin }),
];

/** Returns a number for a game, so that each table keeps its dealer. @param {string} code */
const pickPerson = (code) => [...code].reduce((all, sign) => all + (sign.codePointAt(0) ?? 0), 0) % people.length;

/** Draws the dealer of a table. `data-dealing` moves the arm. @param {string} code code of the game */
export function drawDealer(code) {
  const person = /** @type {(typeof people)[number]} */ (people[pickPerson(code)]);
  return s(
    'svg',
    { viewBox: '0 0 250 150', class: 'dealer', 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMax slice' },
    drawRoom(),
    drawBody(person),
    drawFace(person),
    s('path', { d: 'M0 146h250v4H0z', class: 'room-edge' }),
  );
}
